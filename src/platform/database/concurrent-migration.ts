import pg from 'pg';

/** The first line of a migration that runs outside of the upgrade's transaction (docs/decisions/1660). */
const MARK = '-- without transaction\n';
const COMMENT = /^--.*$/gm;
const CREATE = /^create (?:unique )?index concurrently if not exists ([a-z_0-9]+) on /i;
const DROP = /^drop index concurrently if exists [a-z_0-9]+$/i;
/** Reads all rows of a table that people go on changing. On a constraint that is valid already it does nothing (docs/decisions/1822). */
const VALIDATE = /^alter table [a-z_0-9]+ validate constraint [a-z_0-9]+$/i;

export const runsConcurrently = (sql: string): boolean => sql.startsWith(MARK);

/**
 * Its statements: indexes that are built or dropped, and constraints that are validated, while everyone goes on writing. Anything else is refused, because a
 * statement of such a file may run twice, and half of a file may have run.
 */
export function concurrentStatements(file: string, sql: string): string[] {
  const statements = sql
    .replaceAll(COMMENT, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '');
  const other = statements.find((statement) => ![CREATE, DROP, VALIDATE].some((allowed) => allowed.test(statement)));
  if (other !== undefined)
    throw new Error(
      `${file} runs without a transaction, so it may only "create index concurrently if not exists", "drop index concurrently if exists" and "alter table … validate constraint …": ${other}`,
    );
  return statements;
}

/**
 * Runs the file and records it. A build that was ended half-way leaves an invalid index, which PostgreSQL keeps up to date and
 * never reads: the next try drops it and builds it again. The connection is the one that holds the migration lock: if
 * a process of an older version waits for that lock in one long statement, PostgreSQL sees the deadlock and ends it, instead of
 * a build that waits forever for that statement.
 */
export async function runConcurrently(client: pg.Client, name: string, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const index = CREATE.exec(statement)?.[1];
    if (index !== undefined) await dropIfInvalid(client, index);
    await client.query(statement);
  }
  await client.query(
    'insert into public.mikro_orm_migrations (name) select $1::text where not exists (select from public.mikro_orm_migrations where name = $1::text)',
    [name],
  );
}

async function dropIfInvalid(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    `public.${index}`,
  ]);
  if (rows.length > 0) await client.query(`drop index concurrently public.${pg.escapeIdentifier(index)}`);
}
