import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Begins an internal note in the open conversation: from the command palette, which belongs to the dashboards’ frame. */
export function askForNote(): void {
  for (const listener of listeners) listener();
}

/** Calls back when a note is asked for. */
export function useNoteAsked(open: () => void): void {
  const answer = useEffectEvent(open);
  useEffect(() => {
    const listener = () => answer();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
