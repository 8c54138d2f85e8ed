import { RESUMABLE_UPLOAD } from '@contract/limits';

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs a few uploads at the same time on this page, in their order. More would only slow each other down on a phone.
 */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= RESUMABLE_UPLOAD.atOnce) await new Promise<void>((begin) => waiting.push(begin));
  else running += 1;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    // The next upload gets the free place.
    if (next) next();
    else running -= 1;
  }
}
