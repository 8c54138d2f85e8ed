import { createHash } from 'node:crypto';
import { plainHeading } from '../../contract/import/fields.js';
import type { FileColumn } from '../../contract/import/guess.js';

/** Identifies files of one kind by their headings in their order. An account's mapping is stored under this key. */
export function headingsKey(columns: readonly FileColumn[]): string {
  return createHash('sha256')
    .update(columns.map(({ heading }) => plainHeading(heading)).join('\n'))
    .digest('hex');
}
