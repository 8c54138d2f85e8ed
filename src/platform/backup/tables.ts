import type pg from 'pg';
import { FAILED_QUEUE, JOB_SCHEMA, QUEUES } from '../outbox/queues.js';
import { BackupError, tableId, type ArchivedTable, type TableSum } from './archive.js';
import { damaged } from './sealing.js';

/** The migrator writes the first; the second describes the folder of this installation, not its data. */
const LEFT_OUT = ['mikro_orm_migrations', 'backup_run'];

/** Both sides write values the same way, regardless of the server's defaults. */
export const SAME_TEXT = `set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

const COLUMNS = `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1) or n.nspname = $2 and c.relname = 'job')
  group by 1, 2 order by 1, 2`;

/**
 * Tables whose policies might hide rows from the system: it reads all rows of a table only when a policy says exactly
 * that.
 */
const HIDDEN = `select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity and c.relname <> all($1) and (
    not exists (select 1 from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'PERMISSIVE'
      and p.cmd in ('ALL', 'SELECT') and 'lw_system' = any(p.roles) and p.qual = 'true')
    or exists (select 1 from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'RESTRICTIVE'
      and (p.roles && array['lw_system', 'public']::name[])))
  order by 1`;

/** Jobs that are done are deleted soon anyway. */
const OPEN_JOBS = `state < 'completed' and name in (${[...QUEUES, FAILED_QUEUE].map((queue) => `'${queue}'`).join(', ')})`;

/** The tables of a backup. Refuses while a table's policies could hide rows from the role that reads. */
export async function tablesOf(client: pg.ClientBase): Promise<ArchivedTable[]> {
  const hidden = await client.query<{ name: string }>(HIDDEN, [LEFT_OUT]);
  if (hidden.rows.length > 0) {
    const names = hidden.rows.map(({ name }) => name).join(', ');
    throw new BackupError('failed', `Row policies may hide rows of these tables from a backup: ${names}.`);
  }
  const { rows } = await client.query<ArchivedTable>(COLUMNS, [LEFT_OUT, JOB_SCHEMA]);
  return rows.map((table) => (table.schema === JOB_SCHEMA ? { ...table, where: OPEN_JOBS } : table));
}

/**
 * The tables that an archive names, as this database has them: what the archive says about them is never run as SQL. Rows are
 * left out when an archive is written; all that come back count. Rejects with `damaged` where names differ.
 */
export async function archivedTablesOf(client: pg.ClientBase, named: ArchivedTable[]): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>(COLUMNS, [LEFT_OUT, JOB_SCHEMA]);
  const known = new Map(rows.map((table) => [tableId(table), table.columns]));
  return named.map(({ schema, name, columns }) => {
    const own = known.get(tableId({ schema, name }));
    const unknown = own ? columns.filter((column) => !own.includes(column)) : columns;
    if (own && unknown.length === 0) return { schema, name, columns };
    throw damaged(new Error(`The database has no ${schema}.${name} (${unknown.join(', ')})`));
  });
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: ArchivedTable): string => `${quoted(schema)}.${quoted(name)}`;
export const columnsOf = ({ columns }: ArchivedTable): string => columns.map(quoted).join(', ');
export const rowsOf = (table: ArchivedTable): string =>
  `select ${columnsOf(table)} from ${nameOf(table)}${table.where ? ` where ${table.where}` : ''}`;

/** Rows and an order-independent sum of each table, counted by PostgreSQL itself. */
export async function sumsOf(client: pg.ClientBase, tables: ArchivedTable[]): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables) sums[tableId(table)] = await sumOf(client, table);
  return sums;
}

async function sumOf(client: pg.ClientBase, table: ArchivedTable): Promise<TableSum> {
  const hash = "('x' || left(encode(sha256(convert_to(r::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint";
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(${hash}), 0)::text as sum from (${rowsOf(table)}) r`,
  );
  return { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' };
}

/** The tables whose sums are not the same. */
export function differing(one: Record<string, TableSum>, other: Record<string, TableSum>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum);
}
