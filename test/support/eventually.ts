/** Waits until something that happens asynchronously (after a commit, after a signal) has happened. Checks every 25 ms. */
export async function eventually<T>(look: () => Promise<T | null | undefined | false>, ms = 8000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const result = await look();
    if (result) return result;
    if (Date.now() > end) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
