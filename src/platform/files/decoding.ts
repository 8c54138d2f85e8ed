import { throttleSource } from '../throttle/source.js';
import { FairTurns } from '../turns/fair-turns.js';

const MB = 1_000_000;
/** The limits for decoding uploaded files in this process, of all kinds, because their memory adds up. */
const ALL = 375 * MB;
/** The largest image of each kind: a picture of 50 megapixels with four bytes each, a HEIC of 25 with fifteen. */
export const DECODING = { picture: 200 * MB, heic: 375 * MB, table: 190 * MB } as const;

const turns = new FairTurns({ units: ALL, unitsPerKey: ALL, waitingPerKey: 16, waiting: 256 });

/**
 * Runs work that decodes a file, one at a time, because memory and processor time add up and a machine may have only two
 * processors. Sources take turns. 503 `busy` when too many wait. Don't nest calls: the inner one would wait forever.
 */
export function whileDecoding<T>(kind: keyof typeof DECODING, fn: () => Promise<T>): Promise<T> {
  return turns.take(throttleSource(), DECODING[kind], fn);
}
