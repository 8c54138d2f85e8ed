import 'reflect-metadata';
import { AppModule } from '../../src/app.module.js';
import { AccountImport } from '../../src/modules/moving/account-import.service.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { createApp } from '../../src/platform/http/create-app.js';

/** A process that does nothing but one import, to be killed in the middle of it. */
const settings = readSettings(process.env);
const app = await createApp(AppModule.forRoot(settings), settings);
await app.get(AccountImport).run(process.env['ARCHIVE'] ?? '');
await app.close();
