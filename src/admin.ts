import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { AppModule } from './app.module.js';
import { isLanguage } from './contract/languages.js';
import { inviteAdmin } from './modules/invitations/invite-admin.js';
import { replacePushKey } from './modules/push/replace-push-key.js';
import { readSettings } from './platform/config/settings.js';
import { toProblem } from './platform/errors/to-problem.js';
import { createApp } from './platform/http/create-app.js';

const USAGE = `npm run admin -- add <email> [first name] [last name] [en|fr|es]

Invites an administrator and prints the link by which they choose their password; it works once, for a week. Asked again for
somebody who has not come yet, it makes a new link.

npm run admin -- push-key

Makes a new key for push messages. Devices get messages by the one before until their browsers have changed over.

Neither needs a running product, and they disturb none.`;

/**
 * Commands for people with access to the server: creates further admins (docs/specification/registration.md), and replaces the key
 * of push messages. Returns the exit code.
 */
async function run([command, email, firstName = 'Admin', lastName = '–', language = 'en']: string[]): Promise<number> {
  if (command === 'push-key') return withApp(async (app) => `The new key: ${await replacePushKey(app)}\n`);
  if (command !== 'add' || !email || !isLanguage(language)) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  return withApp(async (app) => {
    const url = await inviteAdmin(app, { email, firstName, lastName, language });
    return `${email} becomes an admin by this link (once, within a week):\n${url}\n`;
  });
}

/** The application is made but not started: it listens nowhere and takes no job from the queue. */
async function withApp(act: (app: INestApplicationContext) => Promise<string>): Promise<number> {
  const settings = readSettings({ LOG_LEVEL: 'error', ...process.env });
  const app = await createApp(AppModule.forRoot(settings), settings);
  try {
    process.stdout.write(await act(app));
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
