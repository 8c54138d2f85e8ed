const listeners = new Set<() => void>();

/** Live updates work again after a break, so requests that wait for the server are tried again. */
export function tellReconnected(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the browser's network is back, and when the server is there again after a break. */
export function onReconnected(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
  };
}
