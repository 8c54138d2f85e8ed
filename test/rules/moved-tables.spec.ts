import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { MOVED, STAYS } from '../../src/modules/moving/moved-tables.js';
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
  'rating_report.note_hash': 'recognizes whether a rating was changed; made of its text',
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
    expect(unnamed.map((name) => `${name}: add it to MOVED, or to STAYS with a reason (moved-tables.ts)`)).toEqual([]);
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
});
