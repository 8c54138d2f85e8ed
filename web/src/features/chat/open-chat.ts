const listeners = new Set<() => void>();

/** Opens the chat from anywhere on the site, such as a help page or a 'Live chat' link. */
export function openChat(): void {
  for (const listener of listeners) listener();
}

export function onOpenChat(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
