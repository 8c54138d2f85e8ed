import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { startEmbedded, type EmbeddedPostgres } from '../../scripts/embedded-postgres.mjs';
import { migrateOnly } from '../support/migrate-process.js';
import { startServerProcess, untilServing } from '../support/server-process.js';

const HOSTILE = `a/b@c #d%41?e:f$HOME\${X} 'g' "h" \\i&j=k+l é€`;

/** Logins belong to a whole server, so this one has a server of its own. */
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  postgres = await startEmbedded({ ephemeral: true });
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  for (const [url, password] of [
    [postgres.ownerUrl, `${HOSTILE}owner`],
    [postgres.appUrl, `${HOSTILE}app`],
  ] as const)
    await admin.query(`alter role ${new URL(url).username} password ${admin.escapeLiteral(password)}`);
  await admin.end();
}, 120_000);
afterAll(() => postgres?.stop());

const withoutPassword = (url: string): string => Object.assign(new URL(url), { password: '' }).href;

it('migrates and serves with passwords that have any character', async () => {
  const [appUrl, ownerUrl] = [withoutPassword(postgres.appUrl), withoutPassword(postgres.ownerUrl)];
  const app = { DATABASE_URL: appUrl, DATABASE_PASSWORD: `${HOSTILE}app` };
  const owner = { MIGRATION_DATABASE_URL: ownerUrl, MIGRATION_DATABASE_PASSWORD: `${HOSTILE}owner` };
  expect(await migrateOnly({ ...app, ...owner })).toEqual({ code: 0, output: 'The database is up to date.\n' });

  const database = { appUrl, ownerUrl: '', adminUrl: postgres.adminUrl, name: '', drop: async () => undefined };
  // The queue and the listener connect directly, with the same password.
  const direct = { DATABASE_DIRECT_URL: appUrl, MIGRATE_AT_START: 'false' };
  const server = await startServerProcess(database, { ...app, ...direct });
  try {
    await untilServing(server);
    const person = { email: 'a@example.com', password: 'long enough', firstName: 'A', lastName: 'B' };
    const answer = await fetch(`${server.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, userType: 'landlord' }),
    });
    expect(answer.status).toBe(201);
    expect(server.output()).not.toContain('$HOME');
  } finally {
    server.cleanUp();
    await server.ended;
  }
}, 150_000);
