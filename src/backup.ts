import 'reflect-metadata';
import { AppModule } from './app.module.js';
import { RunBackup } from './modules/backups/run-backup.service.js';
import { BackupError } from './platform/backup/archive.js';
import { readSettings, SettingsError } from './platform/config/settings.js';
import { toProblem } from './platform/errors/to-problem.js';
import { createApp } from './platform/http/create-app.js';
import { Scope } from './platform/scope/scope.js';

const USAGE = `npm run backup [-- <path>] [-- --no-verify]

Writes the database and the stored files as one encrypted archive, restores it into a database of its own to verify it, and
only then gives it its name. Works while the product runs. The path is a file or s3://bucket/name.age; without one it goes to
BACKUP_DIR. BACKUP_PASSPHRASE or BACKUP_RECIPIENT encrypts it. The server keys aren't in it: keep them elsewhere.`;

/** Answers the exit code: 0 for a verified backup or with --no-verify, 2 for one that could not be verified or lacks files. */
async function run(args: string[]): Promise<number> {
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.filter((arg) => arg.startsWith('--') && arg !== '--no-verify');
  if (unknown.length > 0 || paths.length > 1) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const verify = !args.includes('--no-verify');
  const settings = readSettings({ LOG_LEVEL: 'error', ...process.env });
  // Created but not started: it listens nowhere and takes no job from the queue.
  const app = await createApp(AppModule.forRoot(settings), settings);
  try {
    const order = { startedFor: 'command', verify, ...(paths[0] && { path: paths[0] }) } as const;
    const { path, done } = await app.get(Scope).asSystem('backup command', () => app.get(RunBackup).start(order));
    const { verified, bytes, sums } = await done;
    const how = verified ? 'restored into a database of its own and compared' : 'NOT verified';
    process.stdout.write(`${path}: ${(bytes / 1024 / 1024).toFixed(1)} MiB, ${how}.\n`);
    const lost = sums.files.missing.length;
    if (lost > 0) process.stdout.write(`${lost} stored files are missing in it: the storage doesn't have them.\n`);
    return verified || (!verify && lost === 0) ? 0 : 2;
  } finally {
    await app.close();
  }
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const told = error instanceof BackupError || error instanceof SettingsError;
    const { message, code } = toProblem(error);
    process.stderr.write(`${told ? error.message : code === 'internal' ? String(error) : message}\n`);
    process.exit(1);
  },
);
