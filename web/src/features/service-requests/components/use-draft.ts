import { useProfile } from '@api/session';
import { useCallback, useState } from 'react';

/** Keeps what is being written in this browser, so that a reload loses nothing. Another person's draft is never shown. */
export function useDraft<Values extends object>(name: string, empty: Values) {
  const { userId } = useProfile();
  const key = `draft.${name}.${userId}`;
  const [first] = useState<Values>(() => ({ ...empty, ...read<Values>(key) }));
  const keep = useCallback((values: Values) => write(key, JSON.stringify(values)), [key]);
  const drop = useCallback(() => write(key, null), [key]);
  return { first, keep, drop };
}

function read<Values>(key: string): Partial<Values> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Values>;
  } catch {
    return {};
  }
}

/** If the browser doesn't allow storage, no draft is kept, but writing still works. */
function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}
