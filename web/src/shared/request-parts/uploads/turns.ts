import { RESUMABLE_UPLOAD } from '@contract/limits';

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a few at once on this page, in their order: more would only slow each other down on a phone. */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= RESUMABLE_UPLOAD.atOnce) await new Promise<void>((begin) => waiting.push(begin));
  else running += 1;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    // Whoever is next takes over the place.
    if (next) next();
    else running -= 1;
  }
}
