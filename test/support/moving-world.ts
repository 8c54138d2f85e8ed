import pg from 'pg';
import { DemoWorld } from '../../src/modules/demo/demo-world.service.js';
import { SessionService } from '../../src/modules/sessions/session.service.js';
import { Scope } from '../../src/platform/scope/scope.js';
import type { TestApp } from './app.js';

/** Tables whose rows have a world. */
const WORLDS = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'demo' and table_name not in ('audit_entry', 'outbox_message')`;

export interface Mover {
  accountId: string;
  userId: string;
  email: string;
  token: string;
}

/**
 * The demo's world as a live one: properties, leases with years of money, repairs, suppliers, invoices and listings, as people would
 * leave them. Answers the landlord with the most leases.
 */
export async function liveWorld(test: TestApp): Promise<Mover> {
  await test.app.get(DemoWorld).refill();
  const client = new pg.Client({ connectionString: test.database.adminUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ name: string }>(WORLDS);
    for (const { name } of rows) await client.query(`update ${name} set demo = false where demo`).catch(atMost('23505'));
  } finally {
    await client.end();
  }
  const [owner] = await test.sql<{ accountId: string; userId: string; email: string }>(
    `select m.account_id as "accountId", m.user_id as "userId", u.email from membership m join app_user u on u.id = m.user_id
     where m.role = 'owner' and u.user_type = 'landlord' order by (select count(*) from lease l where l.account_id = m.account_id) desc limit 1`,
  );
  if (!owner) throw new Error('The demo has no landlord');
  return { ...owner, token: await sessionOf(test, owner.userId) };
}

export function sessionOf(test: TestApp, id: string): Promise<string> {
  const scope = test.app.get(Scope);
  return scope.asSystem('test', () =>
    scope.write('session.sign_in', (tx) => test.app.get(SessionService).open(tx, { id, demo: false })),
  );
}

/** The shipped rows of both worlds can’t be in one. */
const atMost = (code: string) => (error: { code?: string }) => {
  if (error.code !== code) throw error;
};

/** A download as bytes. */
export async function bytesOf(test: TestApp, path: string, token: string): Promise<Buffer> {
  const answer = await test
    .http('get', path, token)
    .buffer()
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${String(answer.body)}`);
  return answer.body as Buffer;
}
