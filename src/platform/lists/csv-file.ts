import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { csvLines, csvStart, type CsvRow } from './to-csv.js';

/**
 * A long table as a CSV file that is written while it is read: no more than a few pages are in memory. A failure on the first
 * page is the caller's; a later one breaks the connection, so that nobody takes a part for the whole.
 */
export async function csvFile(
  name: string,
  header: readonly string[],
  pages: AsyncGenerator<readonly CsvRow[]>,
): Promise<StreamableFile> {
  // Who reads is remembered: the pages come while the answer is sent, outside of the request's own course.
  const asCaller = AsyncLocalStorage.snapshot();
  const next = () => asCaller(() => pages.next());
  const first = await next();
  const text = Readable.from(pieces(header, first, next), { highWaterMark: 1 });
  return new StreamableFile(text, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` });
}

type Read = IteratorResult<readonly CsvRow[], unknown>;

async function* pieces(header: readonly string[], first: Read, next: () => Promise<Read>): AsyncGenerator<string> {
  yield csvStart(header);
  for (let page = first; !page.done; page = await next()) if (page.value.length > 0) yield csvLines(page.value);
}
