import { useSyncExternalStore } from 'react';

/** How a member of the team is alerted that a visitor is waiting. Until they choose, there is neither sound nor notification. */
export interface AlertChoices {
  sound: boolean;
  /** Shows a browser notification. */
  notify: boolean;
  /** The notification contains the visitor's name and message. */
  words: boolean;
}

/**
 * Stored in this browser, because the permission for notifications belongs to it, and for each person, because several people may
 * share a computer.
 */
const KEY = 'desk.alerts';
const SILENT: AlertChoices = { sound: false, notify: false, words: false };
const listeners = new Set<() => void>();
// If storage is blocked, the choice lasts until the page is closed.
let unstored = '{}';

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '{}';
  } catch {
    return unstored;
  }
}

function parsed(text: string): Record<string, Partial<AlertChoices> | undefined> {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Partial<AlertChoices>>) : {};
  } catch {
    return {};
  }
}

export const alertChoices = (userId: string): AlertChoices => ({ ...SILENT, ...parsed(stored())[userId] });

export function keepAlertChoices(userId: string, choices: AlertChoices): void {
  const all = JSON.stringify({ ...parsed(stored()), [userId]: choices });
  try {
    localStorage.setItem(KEY, all);
  } catch {
    unstored = all;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useAlertChoices(userId: string): AlertChoices {
  const text = useSyncExternalStore(subscribe, stored, () => '{}');
  return { ...SILENT, ...parsed(text)[userId] };
}
