import type { CopySection } from '../../platform/personal-data/copy-section.js';
import type { Query } from '../../platform/scope/scope.js';

export type Row = Record<string, unknown>;
type Read = <T>(fn: (query: Query) => Promise<T>) => Promise<T>;

/** Number of rows in memory at the same time. */
const PAGE = 500;

/**
 * A section of the copy, page by page. Each page is its own transaction, so that a slow reader doesn't occupy a
 * connection.
 */
export async function* pagesOf(section: CopySection, read: Read, values: unknown[]): AsyncGenerator<Row[]> {
  let last: unknown[] = [];
  do {
    const rows = await read((query) =>
      query<Row>(pageSql(section, values.length, last.length > 0), [...values, ...last]),
    );
    if (rows.length > 0) yield rows.map(toShown);
    const end = rows.length === PAGE ? rows.at(-1) : undefined;
    last = end ? [end['#by'], end['#id']] : [];
  } while (last.length > 0);
}

/** The same as one JSON list. */
export async function* jsonOf(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of pages) {
    for (const row of rows) {
      yield `${before}\n${indented(JSON.stringify(row, null, 2))}`;
      before = ',';
    }
  }
  yield before === '[' ? '[]' : '\n]';
}

/**
 * Pages continue after the sort columns of the last row. Skipping a number of rows would read them all again for each
 * page.
 */
function pageSql({ columns, from, where, by, id }: CopySection, given: number, continues: boolean): string {
  const after = continues ? `and (${by}, ${id}) > ($${given + 1}::timestamptz, $${given + 2}::uuid)` : '';
  return `select ${columns}, (${by})::text as "#by", ${id} as "#id" from ${from} where (${where}) ${after} order by ${by}, ${id} limit ${PAGE}`;
}

function toShown({ '#by': _by, '#id': _id, ...row }: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}
