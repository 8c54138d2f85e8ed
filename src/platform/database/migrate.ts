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
import { ormOptions, type EntityList } from './orm-options.js';

export const MIGRATIONS = join(PROJECT_ROOT, 'migrations');
/** Any number will do. Replicas that start together wait for each other on this lock. */
const MIGRATION_LOCK = 7_203_114;
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
}

/**
 * Brings the database to the current schema: `migrations/*.sql` in order, the queue's own tables, and the rights of the
 * application's login. Runs as the owner; replicas that start together wait for each other.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const lock = new pg.Client({ connectionString: options.ownerUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!(await isPresent(lock, options.files))) await migrateTables(options);
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

/** Whether all of them have run. This is true at most starts, which then skip MikroORM's costly work on every entity. */
async function isPresent(client: pg.Client, files = migrationFiles()): Promise<boolean> {
  const { rows } = await client.query<{ there: string | null }>(
    "select to_regclass('public.mikro_orm_migrations')::text as there",
  );
  if (!rows[0]?.there) return false;
  const done = await client.query<{ name: string }>('select name from public.mikro_orm_migrations');
  const names = new Set(done.rows.map(({ name }) => name));
  return files.every((file) => names.has(nameOf(file)));
}

const nameOf = (file: string) => file.replace('.sql', '');

async function migrateTables({ ownerUrl, entities, files = migrationFiles() }: MigrateOptions): Promise<void> {
  const { Migration, Migrator } = await import('@mikro-orm/migrations');
  const orm = await MikroORM.init({
    ...ormOptions(ownerUrl, entities, 2),
    extensions: [Migrator],
    migrations: { migrationsList: sqlMigrations(files, Migration), snapshot: false, transactional: true },
  });
  try {
    await upWhileServing(orm);
  } finally {
    await orm.close(true);
  }
}

/** `lock_not_available` and `deadlock_detected`: a table is in use by a process that serves, or by a backup. */
const IN_USE = ['55P03', '40P01'];
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 2000;

/**
 * Processes of the previous version go on while the tables change. A migration that waits for a lock makes everyone else wait behind it, so
 * each try waits for seconds alone, gives back what it holds, and pauses. All migrations run in one transaction.
 */
async function upWhileServing(orm: MikroORM, tries = LOCK_TRIES): Promise<void> {
  try {
    await orm.migrator.up();
  } catch (error) {
    if (tries <= 1 || !IN_USE.includes(String((error as { code?: unknown }).code))) throw error;
    await pause(LOCK_PAUSE_MS);
    await upWhileServing(orm, tries - 1);
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
function sqlMigrations(files: string[], Base: typeof Migration) {
  return files.map((file) => {
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8');
    const migration = class extends Base {
      override up(): void {
        // The policies apply to the owner too, and a migration may change rows (0160).
        this.addSql("set local app.maintenance = 'on'");
        this.addSql("set local lock_timeout = '3s'");
        // All migrations run in one transaction. If two of them change the same row, its foreign key check stays pending until
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
