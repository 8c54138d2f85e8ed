import type { Query } from '../../platform/scope/scope.js';
import { MEMBERS, MOVED, whereOf, type MovedTable } from './moved-tables.js';
import type { ColumnKind } from './values/column-rules.js';

/** What the statements of `moved-tables.ts` ask for. */
export interface Asked {
  account: string;
  /** The owner who exports it. */
  user: string;
  moment: string;
  people: readonly string[];
  suppliers: readonly string[];
}

const TYPES = { account: 'uuid', user: 'uuid', moment: 'timestamptz', people: 'uuid[]', suppliers: 'uuid[]' } as const;

/** A table with its columns, as this version has them. */
export interface Moving extends MovedTable {
  all: readonly string[];
  kinds: Readonly<Record<string, ColumnKind>>;
  /** Columns that may name a person or a supplier: those with an id that isn’t known to be one of something else. */
  references: readonly string[];
}

/** Whether a foreign key of the column leads to one of these tables. */
const leadsTo = (tables: string) =>
  `exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey) and k.confrelid ${tables})`;
const PEOPLE = "array['account', 'app_user']::regclass[]";

/** The values that the check constraints of one column list, or null. */
const LISTED = `select jsonb_agg(distinct v[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') v
  where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]
    and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\((\\w+ IS NULL\\) OR \\()?\\(?\\w+ = ANY \\(ARRAY\\['`;

const COLUMNS = `select c.relname as name, array_agg(a.attname::text order by a.attnum) as all,
    jsonb_object_agg(a.attname, jsonb_build_object('type', format_type(a.atttypid, case when a.atttypid = 'varchar'::regtype then null else a.atttypmod end),
      'width', case when a.atttypid = 'varchar'::regtype then greatest(a.atttypmod - 4, 0) else 0 end, 'required', a.attnotnull, 'listed', (${LISTED}))) as kinds,
    coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.atttypid = 'uuid'::regtype and a.attname not in ('id', 'account_id')
      and (${leadsTo(`= any(${PEOPLE})`)} or not ${leadsTo(`<> all(${PEOPLE})`)})), '{}') as references
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname = any($1)
  group by c.relname`;

interface Columns {
  name: string;
  all: string[];
  kinds: Record<string, ColumnKind>;
  references: string[];
}

/** The tables that move, with their columns. */
export async function movingTables(query: Query): Promise<Moving[]> {
  const rows = await query<Columns>(COLUMNS, [MOVED.map(({ name }) => name)]);
  const found = new Map(rows.map((row) => [row.name, row]));
  return MOVED.map((table) => {
    const row = found.get(table.name);
    if (!row) throw new Error(`There is no table ${table.name}`);
    const references = row.references.filter((column) => !(column in (table.columns ?? {})));
    return { ...table, all: row.all, kinds: row.kinds, references };
  });
}

export const quoted = (name: string): string => `"${name}"`;

const valueOf = (table: MovedTable, column: string): string => {
  const changed = table.columns?.[column];
  return changed === undefined ? quoted(column) : `${changed} as ${quoted(column)}`;
};

/** The rows of a table as they move. */
export function movedRows(table: Moving): string {
  return `select ${table.all.map((column) => valueOf(table, column)).join(', ')} from ${quoted(table.name)} where ${whereOf(table)}`;
}

/** Ids that the rows of the account name, of anything. */
function namedIds(tables: readonly Moving[]): string {
  const rows = tables
    .filter((table) => !/:(people|suppliers)\b/.test(whereOf(table)))
    .flatMap((table) =>
      table.references.map(
        (column) => `select ${quoted(column)} as id from ${quoted(table.name)} where ${whereOf(table)}`,
      ),
    );
  return [MEMBERS, ...rows].join('\nunion ');
}

/** The persons and the suppliers whom the account's rows name. */
export async function namedBy(
  query: Query,
  tables: readonly Moving[],
  { account, user }: Pick<Asked, 'account' | 'user'>,
): Promise<Pick<Asked, 'people' | 'suppliers'>> {
  const ids = namedIds(tables);
  const sql = (table: string, condition: string) =>
    bound(`select x.id from ${table} x where x.id in (${ids}) and ${condition} and not x.demo order by x.id`, {
      account,
      user,
      moment: '',
      people: [],
      suppliers: [],
    });
  const people = sql('app_user', "x.user_type in ('tenant', 'landlord', 'supplier', 'technician')");
  const suppliers = sql('account', "x.kind = 'supplier'");
  const read = async ({ text, values }: Bound) => (await query<{ id: string }>(text, values)).map(({ id }) => id);
  return { people: await read(people), suppliers: await read(suppliers) };
}

interface Bound {
  text: string;
  values: unknown[];
}

/** Puts parameters in the places of the names. A statement has only those that it asks for. */
export function bound(sql: string, asked: Asked): Bound {
  const values: unknown[] = [];
  const places = new Map<string, string>();
  const text = sql.replace(/(?<!:):(account|user|moment|people|suppliers)\b/g, (_, name: keyof Asked) => {
    if (!places.has(name)) places.set(name, `$${values.push(asked[name])}::${TYPES[name]}`);
    return `(${places.get(name)})`;
  });
  return { text, values };
}

/** Both sides write values the same way, whatever the server's defaults are. */
export const SAME_TEXT = `set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local extra_float_digits = 1`;
