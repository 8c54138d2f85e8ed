import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A migrated, empty database for one test file, with the logins that production has. */
export interface TestDatabase {
  /** The application's login: neither owner nor superuser. */
  appUrl: string;
  /** The owner's login, declared as maintenance, for reading the tables directly without the application. */
  ownerUrl: string;
  /** The superuser's login, to which no policy applies. */
  adminUrl: string;
  name: string;
  /** Drops it, and ends whatever is still connected. */
  drop(): Promise<void>;
}

/**
 * Copies the migrated template into a new database. Call it once a test file, in `beforeAll`, and `drop` in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (process.env['TEST_DATABASE_BROKEN']) throw new Error(`No test database: ${process.env['TEST_DATABASE_BROKEN']}.`);
  return create(databaseOf(setting('TEST_DATABASE_OWNER_URL')));
}

/** A database without any table, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('template1');
}

async function create(template: string): Promise<TestDatabase> {
  const owner = decodeURIComponent(new URL(setting('TEST_DATABASE_OWNER_URL')).username);
  const name = `test_${process.env['JEST_WORKER_ID'] ?? '0'}_${randomBytes(5).toString('hex')}`;
  // file_copy takes a quarter of the time of wal_log here, because this server doesn't wait for its disk.
  await asAdmin(`create database ${name} template ${template} owner ${owner} strategy file_copy`);
  return {
    name,
    appUrl: withDatabase(setting('TEST_DATABASE_APP_URL'), name),
    ownerUrl: `${withDatabase(setting('TEST_DATABASE_OWNER_URL'), name)}?options=${encodeURIComponent('-c app.maintenance=on')}`,
    adminUrl: withDatabase(setting('TEST_DATABASE_ADMIN_URL'), name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}

async function asAdmin(statement: string): Promise<void> {
  // Runs in another database, because a template must have no connections while it is copied.
  const client = new pg.Client({ connectionString: withDatabase(setting('TEST_DATABASE_ADMIN_URL'), 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the tests with npm run jest`);
  return value;
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
