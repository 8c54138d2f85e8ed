import { throttleSource } from '../throttle/source.js';
import { FairTurns } from '../turns/fair-turns.js';

const MB = 1_000_000;
/** What reading files from outside takes at most in this process, whatever their kind: their memory adds up. */
const ALL = 375 * MB;
/** The largest of each kind. A picture is 50 megapixels of four bytes, a HEIC 25 of fifteen. */
export const DECODING = { picture: 200 * MB, heic: 375 * MB, table: 190 * MB } as const;

const turns = new FairTurns({ units: ALL, unitsPerKey: ALL, waitingPerKey: 16, waiting: 256 });

/**
 * Runs work that decodes a file, one at a time: their memory adds up, and so does what they take of the processors, of which a
 * machine may have two. Sources take turns. 503 `busy` when too many wait. Must not be taken inside of itself.
 */
export function whileDecoding<T>(kind: keyof typeof DECODING, fn: () => Promise<T>): Promise<T> {
  return turns.take(throttleSource(), DECODING[kind], fn);
}
