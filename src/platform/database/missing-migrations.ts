import pg from 'pg';
import { migrationNames } from './migrate.js';

/** SQLSTATE of an empty database: no roles, no tables, no rights. */
const NOTHING_THERE = new Set(['22023', '42P01', '42501', '42704']);

/** The migrations of this version that the database doesn't have yet. Asked with the application's login. */
export async function missingMigrations(appUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    const done = await executed(client);
    return migrationNames().filter((name) => !done.has(name));
  } finally {
    await client.end();
  }
}

async function executed(client: pg.Client): Promise<Set<string>> {
  try {
    await client.query('set role lw_system');
    const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations');
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (NOTHING_THERE.has((error as { code?: string }).code ?? '')) return new Set();
    throw error;
  }
}

/** Refuses to serve a database that another version made. */
export class MigrationsMissing extends Error {
  constructor(missing: readonly string[]) {
    const which =
      missing.length === 1 ? `migration ${missing[0]}` : `${missing.length} migrations, from ${missing[0]} on`;
    super(
      `The database lacks ${which}: run "node dist/src/migrate-only.js" with MIGRATION_DATABASE_URL first, or set MIGRATE_AT_START=true.`,
    );
  }
}
