/** Asks before the page is left while `send` runs: requests that are not sent yet would be lost, and nobody would say so. */
export async function untilSent<T>(send: () => Promise<T>): Promise<T> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  try {
    return await send();
  } finally {
    window.removeEventListener('beforeunload', ask);
  }
}
