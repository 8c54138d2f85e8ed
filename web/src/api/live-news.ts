export interface News {
  resources: readonly string[];
  ids: readonly string[];
}

const listeners = new Set<(news: News) => void>();

/** Passes a live message on to all subscribers. */
export function tellNews(news: News): void {
  for (const listener of listeners) listener(news);
}

/** Calls back for every live message, for what is no data to be read again, such as that someone is typing. */
export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
