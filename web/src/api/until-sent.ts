/** Asks before someone leaves the page while `send` runs: requests that aren't sent yet would be lost without a message. */
export async function untilSent<T>(send: () => Promise<T>): Promise<T> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  try {
    return await send();
  } finally {
    window.removeEventListener('beforeunload', ask);
  }
}
