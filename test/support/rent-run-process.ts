import 'reflect-metadata';
import { AppModule } from '../../src/app.module.js';
import { RentRun } from '../../src/modules/rent/rent-run.service.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { createApp } from '../../src/platform/http/create-app.js';

/** A process that does nothing but one rent run, to be killed in the middle of it. */
const settings = readSettings(process.env);
const app = await createApp(AppModule.forRoot(settings), settings);
await app.init();
process.stdout.write(`charged ${await app.get(RentRun).run()}\n`);
await app.close();
