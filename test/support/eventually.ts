/** A busy machine may take this long for anything. It is only waited for when the test fails. */
const BUSY_MS = 60_000;

/**
 * Waits until something that happens asynchronously (after a commit, after a signal) has happened. Checks every 25 ms. It gives
 * up after a minute, or later if `ms` says so. Where it isn't plain what is missing, `tell` is asked for it then, and stands in
 * the error.
 */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  ms = BUSY_MS,
  tell?: () => Promise<unknown>,
): Promise<T> {
  const end = Date.now() + Math.max(ms, BUSY_MS);
  for (;;) {
    const result = await look();
    if (result) return result;
    if (Date.now() > end) {
      const missing = tell ? `: ${JSON.stringify(await tell())}` : '';
      throw new Error(`It did not happen in time${missing}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
