import 'reflect-metadata';
import { AppModule } from './app.module.js';
import { isLanguage } from './contract/languages.js';
import { inviteAdmin } from './modules/invitations/invite-admin.js';
import { readSettings } from './platform/config/settings.js';
import { toProblem } from './platform/errors/to-problem.js';
import { createApp } from './platform/http/create-app.js';

const USAGE = `npm run admin -- add <email> [first name] [last name] [en|fr|es]

Invites an administrator and prints the link by which they choose their password; it works once, for a week. Asked again for
somebody who has not come yet, it makes a new link. Needs no running product, and disturbs none.`;

/**
 * A command for people with access to the server, which creates further admins (docs/specification/registration.md).
 * Returns the exit code.
 */
async function run([command, email, firstName = 'Admin', lastName = '–', language = 'en']: string[]): Promise<number> {
  if (command !== 'add' || !email || !isLanguage(language)) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const settings = readSettings({ LOG_LEVEL: 'error', ...process.env });
  // Made but not started: it listens nowhere and takes no job from the queue.
  const app = await createApp(AppModule.forRoot(settings), settings);
  try {
    const url = await inviteAdmin(app, { email, firstName, lastName, language });
    process.stdout.write(`${email} becomes an admin by this link (once, within a week):\n${url}\n`);
    return 0;
  } finally {
    await app.close();
  }
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const { message, code } = toProblem(error);
    process.stderr.write(`${code === 'internal' ? String(error) : message}\n`);
    process.exit(1);
  },
);
