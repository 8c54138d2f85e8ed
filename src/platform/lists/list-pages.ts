import type { Scope } from '../scope/scope.js';
import type { ListQuery } from './list-query.dto.js';
import { readList, type ListDefinition } from './list-rows.js';

const PAGE = 1000;

/**
 * The rows of a list, page by page and at most `most` in total. Each page is a transaction of its own, so a slow reader doesn't
 * occupy a connection; keyset pages neither repeat nor skip a row.
 */
export async function* listPages<Row extends { id: string }>(
  scope: Scope,
  list: ListDefinition,
  asked: ListQuery,
  most: number,
  size = PAGE,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  for (let left = most; left > 0;) {
    const wanted = { ...asked, cursor, limit: Math.min(size, left), count: false };
    const { items, nextCursor } = await readList<Row>(scope, list, wanted);
    yield items;
    if (!nextCursor) return;
    cursor = nextCursor;
    left -= items.length;
  }
}
