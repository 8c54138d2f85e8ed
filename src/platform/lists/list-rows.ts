import { invalidField } from '../errors/refusals.js';
import type { Query, Scope } from '../scope/scope.js';
import { decodeCursor, encodeCursor } from './cursor.js';
import type { ListQuery } from './list-query.dto.js';
import { Page } from './page.js';
import { searchWords } from './search-words.js';

/** A list as data. All SQL in it is ours, and only `values` come from outside. */
export interface ListDefinition {
  /** Columns of a row, such as `p.id, p.name as "name"`. They must include the id as `id`. */
  select: string;
  from: string;
  /** Conditions in addition to the policies. They use `$1 …` for `values`. */
  where?: string[];
  values?: unknown[];
  /** The sort keys: a name and its SQL expression, which must never be null. The first one is the default. */
  sorts: Record<string, string>;
  /** The order when the caller names none, such as `-createdAt` for newest first. */
  defaultSort: string;
  /** SQL expression of the row's id, which breaks ties in the order. */
  id: string;
  /** SQL expressions in which `q` searches: each of its words occurs in one of them, as in the search of the top bar. */
  search?: string[];
}

/**
 * Reads a page in a transaction of its own. Without a total it is one statement, which is sent in one packet with its `begin`
 * and `commit`.
 */
export function readList<Row extends { id: string }>(
  scope: Pick<Scope, 'read' | 'rows'>,
  list: ListDefinition,
  asked: ListQuery,
): Promise<Page<Row>> {
  return asked.count
    ? scope.read((query) => listRows<Row>(query, list, asked))
    : listRows<Row>((text, values) => scope.rows(text, values), list, asked);
}

/** One page by keyset: page 1,000 is as fast as page 1, and no row is skipped or repeated while others are added. */
export async function listRows<Row extends { id: string }>(
  query: Query,
  list: ListDefinition,
  asked: ListQuery,
): Promise<Page<Row>> {
  const values = [...(list.values ?? [])];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const { expression, descending, name } = order(list, asked.sort ?? list.defaultSort);
  const conditions = [...(list.where ?? []), ...searchCondition(list, asked.q, bind)];
  const total = asked.count ? await count(query, list, conditions, values) : null;
  if (asked.cursor) conditions.push(after(decodeCursor(asked.cursor, name), expression, list.id, descending, bind));
  const direction = descending ? 'desc' : 'asc';
  const rows = await query<Row & { sortKey: string }>(
    `select ${list.select}, (${expression})::text as "sortKey" from ${list.from}${whereClause(conditions)}
     order by ${expression} ${direction}, ${list.id} ${direction} limit ${bind(asked.limit + 1)}`,
    values,
  );
  return toPage<Row>(rows, asked.limit, name, total);
}

/** Sums over all pages of a list: the same conditions and search, grouped by an expression. */
export function groupedRows<Row extends object>(
  query: Query,
  list: Pick<ListDefinition, 'select' | 'from' | 'where' | 'values' | 'search'>,
  asked: Pick<ListQuery, 'q'>,
  by: string,
): Promise<Row[]> {
  const values = [...(list.values ?? [])];
  const conditions = [...(list.where ?? []), ...searchCondition(list, asked.q, (value) => `$${values.push(value)}`)];
  return query<Row>(
    `select ${list.select} from ${list.from}${whereClause(conditions)} group by ${by} order by ${by}`,
    values,
  );
}

function order(list: ListDefinition, sort: string) {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const expression = Object.hasOwn(list.sorts, name) ? list.sorts[name] : undefined;
  if (!expression) {
    const message = `sort must be one of: ${Object.keys(list.sorts).join(', ')}`;
    throw invalidField('sort', message, 'choice');
  }
  return { expression, descending, name: sort };
}

function searchCondition(
  list: Pick<ListDefinition, 'search'>,
  q: string | undefined,
  bind: (value: unknown) => string,
): string[] {
  if (!q?.trim() || !list.search?.length) return [];
  return [`lw_fold(concat_ws(' ', ${list.search.join(', ')})) like all(${bind(searchWords(q))}::text[])`];
}

function after(
  cursor: { key: string; id: string },
  expression: string,
  id: string,
  descending: boolean,
  bind: (value: unknown) => string,
): string {
  const key = bind(cursor.key);
  const sign = descending ? '<' : '>';
  // The key is sent as text. Comparing it with the expression gives the parameter its type.
  return `(${expression}, ${id}) ${sign} (${key}, ${bind(cursor.id)}::uuid)`;
}

function whereClause(conditions: string[]): string {
  return conditions.length ? ` where ${conditions.join(' and ')}` : '';
}

async function count(query: Query, list: ListDefinition, conditions: string[], values: unknown[]): Promise<number> {
  const [row] = await query<{ total: number }>(`select count(*) as total from ${list.from}${whereClause(conditions)}`, [
    ...values,
  ]);
  return row?.total ?? 0;
}

function toPage<Row extends { id: string }>(
  rows: (Row & { sortKey: string })[],
  limit: number,
  sort: string,
  total: number | null,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last ? encodeCursor(sort, last.sortKey, last.id) : null;
  return new Page<Row>(items, next, total);
}
