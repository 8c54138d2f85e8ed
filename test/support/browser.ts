import { readFileSync } from 'node:fs';
import pg from 'pg';

/** What scripts/serve-for-tests.mjs tells the browser tests about the server that it started. */
export interface ServedProduct {
  /** The database owner's login. */
  ownerUrl: string;
  /** The settings of the server: another process with them shares its database, keys and files. */
  env: Record<string, string>;
  adminEmail: string;
  adminPassword: string;
}

export function servedProduct(): ServedProduct {
  const file = process.env['E2E_STATE'];
  if (!file) throw new Error('E2E_STATE is missing: run the browser tests with npm run e2e');
  return JSON.parse(readFileSync(file, 'utf8')) as ServedProduct;
}

/** Reads the database as its owner, to find out what no screen shows, such as an emailed link in the outbox. Never write with it. */
export async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: servedProduct().ownerUrl, options: '-c app.maintenance=on' });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
