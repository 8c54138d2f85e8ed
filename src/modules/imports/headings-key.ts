import { createHash } from 'node:crypto';
import { plainHeading } from '../../contract/import/fields.js';
import type { FileColumn } from '../../contract/import/guess.js';

/** What tells files of one kind: their headings in their order. By it an account's mapping is found again. */
export function headingsKey(columns: readonly FileColumn[]): string {
  return createHash('sha256')
    .update(columns.map(({ heading }) => plainHeading(heading)).join('\n'))
    .digest('hex');
}
