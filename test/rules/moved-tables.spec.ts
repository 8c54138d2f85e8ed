import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { movingTables } from '../../src/modules/moving/moved-sql.js';
import { MOVED } from '../../src/modules/moving/moved-tables.js';
import { BY_COLUMN, BY_NAME, FREE_TEXT } from '../../src/modules/moving/values/by-column.js';
import { rulesOf } from '../../src/modules/moving/values/column-rules.js';
import { JSON_SHAPES } from '../../src/modules/moving/values/json-shapes.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

/** Columns that name an account or a person, and tables whose rows refer to those of an account. */
const OWNED = `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    and (a.attname in ('account_id', 'user_id', 'file_id') or c.relname in ('account', 'app_user') or exists (
      select from pg_constraint k join pg_class t on t.oid = k.confrelid where k.contype = 'f' and k.conrelid = c.oid and t.relname = any($1)))
  order by 1`;
const COLUMNS = `select c.relname as table, a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname = any($1)`;
/** What sounds like a secret, or like a thing at a provider. */
const SECRET = /secret|token|hash|password|sealed|wrapped|subject$|key_id|provider_reference|connected_account/;
/** Columns of moved tables that sound like one and are none. */
const NO_SECRETS: Record<string, string> = {
  'message_template.subject': 'the subject line of a message',
};

/** Tables with an account or a person that don't move, each with its reason. */
const STAYS: Readonly<Record<string, string>> = {
  access_code: 'a secret: the landlord makes new codes',
  account_link: 'a secret',
  api_key: 'a secret',
  calendar_feed: 'a secret address',
  credential: 'passwords are chosen again',
  file_secret: 'a secret: files move decrypted and get new keys',
  on_call_link: 'a secret',
  push_device: 'a browser that was registered with the old installation',
  recovery_code: 'a secret',
  session: 'a secret',
  sign_in_identity: 'sign-in options are chosen again',
  supplier_invitation: 'a secret',
  totp_secret: 'a secret',
  two_factor_challenge: 'a secret',
  two_factor_reset: 'about a person and the team of the old installation',
  webhook_delivery: 'sent by the old installation',
  webhook_endpoint: 'has secrets, and other software would get messages of two installations',
  autopay: 'an agreement of the tenant with the payment provider of the old installation',
  saved_method: 'a means of payment at the provider of the old installation',
  payment_finding: 'a difference between the old installation and its payment provider',
  sandbox_payment: 'the simulated provider of the old installation',
  elite_subscription: 'what a supplier pays to the old installation',
  subscription: 'what the account pays to the old installation',
  subscription_invoice: 'what the account paid to the old installation',
  subscription_method: 'a means of payment of the old installation',
  trial_mail: 'about the trial in the old installation',
  audit_entry: 'evidence in the old installation; a copy that someone carried along proves nothing',
  notification: 'what was new in the old installation',
  mail_reply: 'how the old installation recognizes emails that it has read',
  message_translation: 'made again for readers',
  resumable_upload: 'an upload under way',
  upload: 'counted again from the files',
  chat_desk: 'the work of the team',
  chat_duty: 'the work of the team',
  chat_session: 'conversations with the team of the old installation',
  crm_lead: 'the sales of the old installation',
  form_submission: 'sent to the team of the old installation',
  listing_favorite: 'belongs to the person who marked it',
  support_ticket: 'between a person and the team of the old installation',
  support_ticket_desk: 'the work of the team',
  support_ticket_writer: 'the work of the team',
  invoice_sender: 'the supplier’s own settings',
  invoice_settings: 'the supplier’s own settings',
  job_assignment: 'who of the supplier’s people does a job, which is the supplier’s own',
  job_visit: 'when the supplier’s people worked, which is the supplier’s own',
  paper_reminder: 'about the supplier’s own papers',
  rating_report: 'between a supplier and the team of the old installation; the landlord never reads it',
  price_need: 'between the supplier’s people',
  removed_paper: 'the supplier’s own papers',
  supplier_hours: 'the supplier’s own',
  team_view: 'views of the team of the old installation',
  supplier_paper: 'the supplier’s own papers',
  supplier_staff: 'the supplier’s own people',
};

describe('an account that moves', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const moved = MOVED.map(({ name }) => name);
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('takes every table that belongs to an account, or the list says why not', async () => {
    const { rows } = await client.query<{ name: string }>(OWNED, [moved]);
    const unnamed = rows.map(({ name }) => name).filter((name) => !moved.includes(name) && !(name in STAYS));
    expect(unnamed.map((name) => `${name}: add it to MOVED, or to STAYS with a reason here`)).toEqual([]);
    expect(moved.length).toBeGreaterThan(60);
  });

  it('names each table once, and none that is gone', async () => {
    const named = [...moved, ...Object.keys(STAYS)];
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    const known = new Set(rows.map(({ name }) => name));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(Object.values(STAYS).filter((reason) => reason.length < 8)).toEqual([]);
  });

  it('takes no secret, and no column that is gone', async () => {
    const { rows } = await client.query<{ table: string; name: string }>(COLUMNS, [moved]);
    const changed = new Set(
      MOVED.flatMap(({ name, columns = {} }) => Object.keys(columns).map((column) => `${name}.${column}`)),
    );
    const all = new Set(rows.map(({ table, name }) => `${table}.${name}`));
    expect([...all].filter((column) => SECRET.test(column) && !changed.has(column) && !(column in NO_SECRETS))).toEqual(
      [],
    );
    expect([...changed, ...Object.keys(NO_SECRETS)].filter((column) => !all.has(column))).toEqual([]);
  });

  it('checks each column that moves: by its type and limits, its list, its shape, or as free text with a length', async () => {
    const moving = await movingTables(async (text, values) => (await client.query(text, values)).rows);
    const without = moving.flatMap((table) => {
      try {
        rulesOf(table);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
    expect(without).toEqual([]);
    const kinds = new Map(
      moving.flatMap(({ name, kinds: own }) =>
        Object.entries(own).map(([column, kind]) => [`${name}.${column}`, kind]),
      ),
    );
    const named = [...Object.keys(BY_COLUMN), ...Object.keys(JSON_SHAPES)];
    expect(named.filter((column) => !kinds.has(column))).toEqual([]);
    const columns = new Set([...kinds.keys()].map((column) => column.split('.')[1]));
    expect(Object.keys(BY_NAME).filter((column) => !columns.has(column))).toEqual([]);
    const endless = [...kinds].filter(([, { type, width, listed }]) => type === 'text' && width === 0 && !listed);
    expect(endless.map(([column]) => column).filter((column) => !(column in BY_COLUMN) && !isEmptied(column))).toEqual(
      [],
    );
    expect(Object.values(FREE_TEXT).every((most) => most > 0 && most <= 20_000)).toBe(true);
  });
});

/** Columns that always move as null. */
const isEmptied = (column: string): boolean => {
  const [table, name] = column.split('.');
  return MOVED.find((one) => one.name === table)?.columns?.[name ?? ''] === 'null';
};
