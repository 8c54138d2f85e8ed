import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { csvLines, csvStart, type CsvRow } from './to-csv.js';

/**
 * Writes a long table as CSV while it reads it, so only a few pages are in memory. The caller gets a failure on the first page;
 * a later one breaks the connection, so that no one mistakes a part for the complete file.
 */
export async function csvFile(
  name: string,
  header: readonly string[],
  pages: AsyncGenerator<readonly CsvRow[]>,
): Promise<StreamableFile> {
  // The context is kept, because later pages are read while the answer is sent, outside the request's own call.
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
