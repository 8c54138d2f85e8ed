import 'reflect-metadata';
import { AppModule } from './app.module.js';
import { AccountImport, type Imported } from './modules/moving/account-import.service.js';
import { MoveError } from './modules/moving/move-error.js';
import { readSettings, SettingsError } from './platform/config/settings.js';
import { toProblem } from './platform/errors/to-problem.js';
import { createApp } from './platform/http/create-app.js';

const USAGE = `npm run account:import -- <archive>

Imports the account of a landlord that was exported from another installation of the same version (Settings, Your data) into a
fresh installation, which has no accounts and no people besides its admins. Either everything is imported or nothing.
MIGRATION_DATABASE_URL is the owner's login. No one gets an email: an admin invites the account's people afterwards.`;

/** Answers the exit code. */
async function run([path, ...more]: string[]): Promise<number> {
  if (!path || path.startsWith('--') || more.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const settings = readSettings({ LOG_LEVEL: 'error', ...process.env });
  // Created but not started: it listens nowhere and takes no job from the queue.
  const app = await createApp(AppModule.forRoot(settings), settings);
  try {
    process.stdout.write(printable(words(await app.get(AccountImport).run(path))));
    return 0;
  } finally {
    await app.close();
  }
}

function words({ name, rows, files, missing, people }: Imported): string {
  const lost = missing.length > 0 ? `${lostWords(missing)}\n` : '';
  return `Imported “${name}”: ${rows} rows and ${files} files. Its books add up.\n${lost}No one was notified. Invite its people under Users: ${people.join(', ')}.\n`;
}

/** How many documents are named. */
const NAMED = 20;

function lostWords(missing: readonly string[]): string {
  const named = missing.slice(0, NAMED).join(', ') + (missing.length > NAMED ? ', …' : '');
  return `These files were already lost or damaged in the old installation, and can’t be opened (${missing.length}): ${named}.`;
}

/** Names come from the archive, and a terminal obeys control characters. */
const printable = (text: string): string => text.replace(/(?!\n)\p{C}/gu, '');

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const told = error instanceof MoveError || error instanceof SettingsError;
    const { message, code } = toProblem(error);
    const said = told ? error.message : code === 'internal' ? String(error) : message;
    process.stderr.write(`${printable(said)}\n`);
    process.exit(1);
  },
);
