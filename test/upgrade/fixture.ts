import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { ENTITIES } from '../../src/entities.js';
import { migrate, MIGRATIONS } from '../../src/platform/database/migrate.js';
import { createEmptyDatabase, type TestDatabase } from '../support/database.js';

/** What scripts/record-release.mjs wrote: every row of a database that the released version filled. */
export interface Fixture {
  at: string;
  /** The file names of its migrations. */
  migrations: string[];
  /** Of landlord@upgrade.example and tenant@upgrade.example. */
  password: string;
  tables: Record<string, object[]>;
}

const read = (file: string): Fixture => JSON.parse(gunzipSync(readFileSync(`test/upgrade/${file}`)).toString('utf8'));

/** The version before this one, and the first: anyone who skips versions upgrades over several at once. */
export const RELEASE = read('released.json.gz');
export const FIRST_RELEASE = read('first-release.json.gz');

/** SHA-256 by file name. */
export const RELEASED = JSON.parse(readFileSync(`${MIGRATIONS}/released.json`, 'utf8')) as Record<string, string>;

/** A database as that version left it: its migrations alone, and its rows. */
export async function releasedDatabase({ migrations, tables }: Fixture): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await migrate({ ...database, entities: ENTITIES, files: migrations });
  // Triggers and foreign keys rest: the rows were consistent when they were read, and each is put back as it was.
  await asAdmin(database, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `truncate ${Object.keys(tables)
        .map((table) => client.escapeIdentifier(table))
        .join(', ')} cascade`,
    );
    for (const [table, rows] of Object.entries(tables)) await insertAll(client, table, rows);
  });
  return database;
}

async function insertAll(client: pg.Client, table: string, rows: object[]): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    "select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''",
    [table],
  );
  const names = columns.map(({ name }) => name).join(', ');
  const name = client.escapeIdentifier(table);
  await client.query(
    `insert into ${name} (${names}) overriding system value select ${names} from json_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** The superuser's eyes: what the database holds, whatever the policies say. */
export async function asAdmin<T>(database: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
