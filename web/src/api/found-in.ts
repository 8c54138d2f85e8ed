import { readPage } from './list-page';
import { Problem } from './problem';

/** Finds one row of a list whose rows have no address of their own, page by page. 404 if it no longer exists. */
export async function foundIn<Row extends { id: string }>(
  id: string,
  pageAt: (cursor: string | undefined) => Promise<{ data?: Row[]; response: Response }>,
): Promise<Row> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await readPage(pageAt(cursor));
    const found = rows.find((row) => row.id === id);
    if (found) return found;
    cursor = next;
  } while (cursor);
  throw new Problem({ code: 'not_found', status: 404, message: 'Not found.' });
}
