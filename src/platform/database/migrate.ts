import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrateQueue } from '../outbox/migrate-queue.js';
import { FAILED_QUEUE, JOB_SCHEMA, QUEUES } from '../outbox/queues.js';
import { PROJECT_ROOT } from '../project-root.js';
import { ACTOR_ROLES, NARROW_ROLES } from '../scope/actor.js';
import { concurrentStatements, runConcurrently, runsConcurrently } from './concurrent-migration.js';
import { ormOptions, type EntityList } from './orm-options.js';

export const MIGRATIONS = join(PROJECT_ROOT, 'migrations');
/** Any number will do. Replicas that start together wait for each other on this lock. */
const MIGRATION_LOCK = 7_203_114;
const LOCK_POLL_MS = 250;
/**
 * Row security applies to the owner on every table, so a process that serves with the owner's login and doesn't switch roles
 * sees nothing. This is a separate step and not a migration, so that it includes tables that are added later. An owner who
 * inherits the product's roles (one login for everything, before PostgreSQL 16) is skipped, because the policies would hide
 * rows from the migrations.
 */
const BIND_OWNER = `do $$
declare one regclass;
begin
  for one in select c.oid from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relrowsecurity and c.relowner = current_user::regrole
    and to_regproc('lw_maintains') is not null and not pg_has_role(current_user, 'lw_visitor', 'usage')
    and not (c.relforcerowsecurity and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_maintains'))
  loop
    execute format('drop policy if exists owner_maintains on %s', one);
    execute format('create policy owner_maintains on %s to current_user using ((select lw_maintains())) with check ((select lw_maintains()))', one);
    execute format('alter table %s force row level security', one);
  end loop;
end $$`;
const PRODUCT_ROLES = [...ACTOR_ROLES, ...NARROW_ROLES, 'system'].map((role) => `lw_${role}`);

export interface MigrateOptions {
  ownerUrl: string;
  /** The application's login, which gets its rights. Undefined for a database in which a backup is verified. */
  appUrl?: string;
  entities: EntityList;
  /** Runs only these files of `migrations/`. A test uses it to create the schema of an older version. */
  files?: string[];
  /** Where they are. A test brings files of its own. */
  folder?: string;
}

/**
 * Brings the database to the current schema: `migrations/*.sql` in order, the queue's own tables, and the rights of the
 * application's login. Runs as the owner; replicas that start together wait for each other.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const lock = new pg.Client({ connectionString: options.ownerUrl });
  // When the connection is lost, the statement that is sent next says so.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lockMigrations(lock);
    const pending = await pendingOf(lock, options.files);
    if (pending.length > 0) await migrateTables(lock, pending, options);
    await migrateQueue(lock, options.ownerUrl);
    // Jobs that an older version queued know nothing of the dead letters yet.
    await lock.query(
      `update ${JOB_SCHEMA}.job set dead_letter = $1 where dead_letter is null and name = any($2) and state < 'completed'`,
      [FAILED_QUEUE, QUEUES],
    );
    if (options.appUrl) await letApplicationIn(lock, decodeURIComponent(new URL(options.appUrl).username));
    await lock.query(BIND_OWNER);
  } finally {
    await lock.end();
  }
}

/** Asks again and again: a statement that waits for the lock would hold up an index that is built meanwhile. */
async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [MIGRATION_LOCK]);
    if (rows[0]?.got) return;
    await pause(LOCK_POLL_MS);
  }
}

/** Those that haven't run: none at most starts, which then skip MikroORM's costly work on every entity. */
async function pendingOf(client: pg.Client, files = migrationFiles()): Promise<string[]> {
  const { rows } = await client.query<{ there: string | null }>(
    "select to_regclass('public.mikro_orm_migrations')::text as there",
  );
  if (!rows[0]?.there) return files;
  const done = await client.query<{ name: string }>('select name from public.mikro_orm_migrations');
  const names = new Set(done.rows.map(({ name }) => name));
  return files.filter((file) => !names.has(nameOf(file)));
}

const nameOf = (file: string) => file.replace('.sql', '');

/** All files up to one that runs without a transaction are one transaction, then that file runs, then the next ones. */
async function migrateTables(lock: pg.Client, pending: string[], options: MigrateOptions): Promise<void> {
  const read = (file: string) => readFileSync(join(options.folder ?? MIGRATIONS, file), 'utf8');
  let together: string[] = [];
  for (const file of pending) {
    const sql = read(file);
    if (!runsConcurrently(sql)) {
      together.push(file);
      continue;
    }
    const statements = concurrentStatements(file, sql);
    await migrateTogether(together, read, options);
    together = [];
    await whileServing(() => lettingOthersIn(lock, () => runConcurrently(lock, nameOf(file), statements)));
  }
  await migrateTogether(together, read, options);
}

async function migrateTogether(
  files: string[],
  read: (file: string) => string,
  { ownerUrl, entities }: MigrateOptions,
): Promise<void> {
  if (files.length === 0) return;
  const { Migration, Migrator } = await import('@mikro-orm/migrations');
  const orm = await MikroORM.init({
    ...ormOptions(ownerUrl, entities, 2),
    extensions: [Migrator],
    migrations: { migrationsList: sqlMigrations(files, read, Migration), snapshot: false, transactional: true },
  });
  try {
    await whileServing(() => orm.migrator.up());
  } finally {
    await orm.close(true);
  }
}

/**
 * A process of a version before this one waits for the lock in one long statement, and a build waits for all statements that are older than
 * it: PostgreSQL ends one of the two. The other process finds nothing to do, so it goes first.
 */
async function lettingOthersIn(lock: pg.Client, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if ((error as { code?: unknown }).code === DEADLOCK) {
      await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await lockMigrations(lock);
    }
    throw error;
  }
}

const DEADLOCK = '40P01';
/** `lock_not_available` and `deadlock_detected`: a table is in use by a process that serves, or by a backup. */
const IN_USE = ['55P03', DEADLOCK];
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 2000;

/**
 * Processes of the previous version go on while the tables change. A migration that waits for a lock makes everyone else wait behind it, so
 * each try waits for seconds alone, gives back what it holds, and pauses.
 */
async function whileServing(run: () => Promise<unknown>, tries = LOCK_TRIES): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (tries <= 1 || !IN_USE.includes(String((error as { code?: unknown }).code))) throw error;
    await pause(LOCK_PAUSE_MS);
    await whileServing(run, tries - 1);
  }
}

/** The names of all migrations, in the order in which they run. */
export function migrationFiles(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** The migrations that this version brings, as the database records them. */
export function migrationNames(): string[] {
  return migrationFiles().map(nameOf);
}

/** Migrations are plain SQL, one change a file. */
function sqlMigrations(files: string[], read: (file: string) => string, Base: typeof Migration) {
  return files.map((file) => {
    const sql = read(file);
    const migration = class extends Base {
      override up(): void {
        // The policies apply to the owner too, and a migration may change rows (0160).
        this.addSql("set local app.maintenance = 'on'");
        this.addSql("set local lock_timeout = '3s'");
        // Migrations run together in one transaction. If two of them change the same row, its foreign key check stays pending until
        // the commit, and until then PostgreSQL refuses to index or alter the table. So foreign keys are checked after each
        // statement.
        this.addSql('set constraints all immediate');
        this.addSql(sql);
      }
    };
    return { name: nameOf(file), class: migration };
  });
}

/** The login gets every product role to switch to, and nothing of its own but the queue. */
async function letApplicationIn(client: pg.Client, login: string): Promise<void> {
  const { rows } = await client.query(
    "select current_user as me, current_setting('server_version_num')::int as version",
  );
  const app = client.escapeIdentifier(login);
  const roles = await presentRoles(client);
  // Without inheritance, the login can't read anything of the product until it switches to a role.
  const grant = rows[0].version >= 160000 ? 'with inherit false, set true' : '';
  if (rows[0].me === login) return grantOwner(client, { owner: app, roles, grant });
  if (!grant) await client.query(`alter role ${app} noinherit`);
  await client.query(`
    grant ${roles} to ${app} ${grant};
    grant usage on schema public, ${JOB_SCHEMA} to ${app}, lw_system;
    grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to ${app}, lw_system;
    grant execute on all functions in schema ${JOB_SCHEMA} to ${app}, lw_system;
    grant usage on all sequences in schema ${JOB_SCHEMA} to ${app}, lw_system;`);
}

/** A schema of an older version lacks the roles that came later. */
async function presentRoles(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1)',
    [PRODUCT_ROLES],
  );
  return rows.map(({ name }) => name).join(', ');
}

/** With DATABASE_URL alone the owner itself serves; it still switches to the restricted roles for every statement. */
async function grantOwner(
  client: pg.Client,
  { owner, roles, grant }: { owner: string; roles: string; grant: string },
): Promise<void> {
  await client.query(`
    grant ${roles} to ${owner} ${grant};
    grant usage on schema ${JOB_SCHEMA} to lw_system;
    grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to lw_system;
    grant execute on all functions in schema ${JOB_SCHEMA} to lw_system;`);
}
