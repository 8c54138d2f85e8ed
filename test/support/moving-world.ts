import pg from 'pg';
import { LANGUAGES } from '../../src/contract/languages.js';
import { DemoWorld } from '../../src/modules/demo/demo-world.service.js';
import { EXPORT_NAMES } from '../../src/modules/exports/export-tables.js';
import { MOVED } from '../../src/modules/moving/moved-tables.js';
import { REPORTS } from '../../src/modules/reports/report.js';
import { SessionService } from '../../src/modules/sessions/session.service.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { eventually, type TestApp } from './app.js';

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
  await allPosted(test);
  const client = new pg.Client({ connectionString: test.database.adminUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ name: string }>(WORLDS);
    for (const { name } of rows)
      await client.query(`update ${name} set demo = false where demo`).catch(atMost('23505'));
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

const INSTANTS = `select c.table_name as "table", c.column_name as name from information_schema.columns c
  where c.table_schema = 'public' and c.column_name like '%\\_at' and c.column_name not in ('access_ends_at', 'expires_at', 'next_at') and c.table_name = any($1)`;

/** Factories write the time of the database’s clock, which may be later than that of the test: nothing is from after `moment` then. */
export async function allBefore(test: TestApp, moment: string): Promise<void> {
  const client = new pg.Client({ connectionString: test.database.adminUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ table: string; name: string }>(INSTANTS, [MOVED.map(({ name }) => name)]);
    for (const { table, name } of rows)
      await client.query(`update ${table} set ${name} = $1 where ${name} > $1 and ${name} <= clock_timestamp()`, [
        moment,
      ]);
  } finally {
    await client.end();
  }
}

export function sessionOf(test: TestApp, id: string): Promise<string> {
  const scope = test.app.get(Scope);
  return scope.asSystem('test', () =>
    scope.write('session.sign_in', (tx) => test.app.get(SessionService).open(tx, { id, demo: false })),
  );
}

/** The shipped rows of both worlds can’t be in one. */
const atMost = (code: string) => (error: unknown) => {
  if ((error as { code?: string }).code !== code) throw error as Error;
};

/** An answer as it arrives. */
export async function answerOf(
  test: TestApp,
  path: string,
  token?: string,
): Promise<{ status: number; bytes: Buffer }> {
  const answer = await test
    .http('get', path, token)
    .buffer()
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
  return { status: answer.status, bytes: answer.body as Buffer };
}

/** A download as bytes. */
async function bytesOf(test: TestApp, path: string, token?: string): Promise<Buffer> {
  const { status, bytes } = await answerOf(test, path, token);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${bytes.toString()}`);
  return bytes;
}

/** Where the owner of an account asks for the address of its archive. */
export const ARCHIVE = '/api/landlords/account-archive';

/** Waits until the product has done all that follows from what happened. */
export async function allPosted(test: TestApp): Promise<void> {
  const open = "select 1 from pgboss.job where name in ('handlers', 'events') and state < 'completed'";
  await eventually(async () => (await test.sql(open)).length === 0, 60_000);
}

/** The address at which a browser downloads the whole account, once everything in it is posted. */
export async function archiveUrl(test: TestApp, token: string): Promise<string> {
  await allPosted(test);
  const { body } = await test.http('get', ARCHIVE, token).expect(200);
  return body.url;
}

/** The whole account, as a browser downloads it: without a session. */
export async function archiveOf(test: TestApp, token: string): Promise<Buffer> {
  return bytesOf(test, await archiveUrl(test, token));
}

/** Everything on paper that an account’s people can get: reports, exports, statements, ledgers, letters, receipts, invoices and files. */
export async function papersOf(test: TestApp, accountId: string): Promise<string[]> {
  const ids = async (table: string, condition = 'true') =>
    (
      await test.sql<{ id: string }>(`select id from ${table} where account_id = $1 and ${condition} order by id`, [
        accountId,
      ])
    ).map(({ id }) => id);
  const [properties, leases] = [await ids('property'), await ids('lease')];
  const payments = await ids('payment', "state = 'succeeded' and receipt_number is not null");
  const invoices = await ids('invoice', "status <> 'draft' and file_id is null");
  const asked = REPORTS.flatMap((report) => [
    ...['', '/csv?basis=cash&from=2025-01-01&to=2026-12-31'].map((end) => report + end),
    ...LANGUAGES.flatMap(({ code: language }) => [
      `${report}/csv?language=${language}`,
      `${report}/pdf?language=${language}`,
    ]),
    ...properties.map((id) => `${report}/csv?propertyId=${id}`),
  ]);
  return [
    ...asked.map((report) => `/api/reports/${report}`),
    ...EXPORTED.flatMap((name) =>
      LANGUAGES.map(({ code: language }) => `/api/landlords/export/${name}.csv?language=${language}`),
    ),
    '/api/expenses/export.csv',
    '/api/landlords/payments/export.csv',
    ...LANGUAGES.map(
      ({ code: language }) => `/api/landlords/accountant-package?from=2026-01-01&to=2026-12-31&language=${language}`,
    ),
    '/api/landlords/accountant-package?from=2025-01-01&to=2025-12-31',
    ...leases.flatMap((id) => [
      `/api/landlords/leases/${id}/ledger`,
      `/api/landlords/leases/${id}/ledger/summary`,
      `/api/leases/${id}/statement`,
      `/api/leases/${id}/statement/lines`,
    ]),
    ...payments.map((id) => `/api/payments/${id}/receipt`),
    ...invoices.map((id) => `/api/invoices/${id}/file.pdf`),
    '/api/documents/archive',
  ];
}

/** Not the directory of suppliers, which is that of each installation; nor tenants, whose sign-in stays behind. */
const EXPORTED = EXPORT_NAMES.filter((name) => !['suppliers', 'tenants'].includes(name));

/** Stops the clock of the process, which PDFs write into their head: two papers of the same moment are then the same bytes. */
export async function atOneMoment(work: () => Promise<void>): Promise<void> {
  const Real = Date;
  const moment = Real.now();
  globalThis.Date = class extends Real {
    constructor(...asked: [] | [value: number | string | Date]) {
      super(...(asked.length > 0 ? (asked as [number]) : ([moment] as [number])));
    }
    static override now = () => moment;
  } as DateConstructor;
  try {
    await work();
  } finally {
    globalThis.Date = Real;
  }
}
