import 'reflect-metadata';
import { AppModule } from '../../src/app.module.js';
import { RunBackup } from '../../src/modules/backups/run-backup.service.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { createApp } from '../../src/platform/http/create-app.js';
import { Scope } from '../../src/platform/scope/scope.js';

/** A process that does nothing but one backup, to be killed in the middle of it. */
const settings = readSettings(process.env);
const app = await createApp(AppModule.forRoot(settings), settings);
const { done } = await app.get(Scope).asSystem('test', () => app.get(RunBackup).start({ startedFor: 'command' }));
process.stdout.write('begun\n');
await done;
process.stdout.write('done\n');
await app.close();
