import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { describeStatement } from '../support/describe-statement.js';
import { sqlStatements, type Kind, type SqlStatement } from '../support/sql-statements.js';

const { BOOL, BYTEA, DATE, FLOAT4, FLOAT8, INT2, INT4, INT8, JSON, JSONB, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;
/** The JavaScript type that the driver returns for a PostgreSQL type. Everything else is text. */
const KINDS: Readonly<Record<number, Kind>> = {
  [BOOL]: 'boolean',
  [BYTEA]: 'Buffer',
  [DATE]: 'string',
  [FLOAT4]: 'number',
  [FLOAT8]: 'number',
  [INT2]: 'number',
  [INT4]: 'number',
  [INT8]: 'number',
  [JSON]: 'any',
  [JSONB]: 'any',
  [NUMERIC]: 'string',
  [TIMESTAMPTZ]: 'Date',
};

let database: TestDatabase;
let client: pg.Client;
let arrays: Set<number>;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  const { rows } = await client.query<{ oid: number }>("select oid::int from pg_type where typcategory = 'A'");
  arrays = new Set(rows.map(({ oid }) => oid));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What is wrong between the columns of a statement and the row that the code expects. */
async function faults({ at, sql, row }: SqlStatement): Promise<string[]> {
  const columns = await describeStatement(client, sql).catch((error: Error) => error);
  if (columns instanceof Error) return [`${at} ${columns.message}`];
  if (!row) return [];
  const kinds = new Map(
    columns.map(({ name, dataTypeID }) => [name, arrays.has(dataTypeID) ? 'array' : (KINDS[dataTypeID] ?? 'string')]),
  );
  const missing = Object.entries(row).filter(([name, read]) => !kinds.has(name) && !read.includes('undefined'));
  const wrong = Object.entries(row).filter(([name, read]) => {
    const kind = kinds.get(name);
    return kind && kind !== 'any' && !read.some((each) => each === kind || each === 'any');
  });
  return [
    ...missing.map(([name]) => `${at} no column ${name}`),
    ...wrong.map(([name, read]) => `${at} ${name} is ${kinds.get(name)}, not ${read.join(' or ')}`),
  ];
}

it('every statement is one that the database knows, with the columns that the code reads', async () => {
  const statements = sqlStatements(PROJECT_ROOT);
  // If the reader found no statements, every check would pass.
  expect(statements.length).toBeGreaterThan(400);
  const found: string[] = [];
  for (const statement of statements) found.push(...(await faults(statement)));
  expect(found).toEqual([]);
}, 300_000);
