/**
 * Waits until something that happens asynchronously (after a commit, after a signal) has happened. Checks every 25 ms. Where it
 * isn't plain what is missing, `tell` is asked for it when the time is over, and stands in the error.
 */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  ms = 8000,
  tell?: () => Promise<unknown>,
): Promise<T> {
  const end = Date.now() + ms;
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
