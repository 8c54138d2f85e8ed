import { useSyncExternalStore } from 'react';

/** How someone of the team is told that a visitor is waiting. Until they choose it, nothing sounds and nothing pops up. */
export interface AlertChoices {
  sound: boolean;
  /** A notification of the browser. */
  notify: boolean;
  /** The notification says who wrote what. */
  words: boolean;
}

/** In this browser, as permission for notifications is given there; by person, as several may work at one desk. */
const KEY = 'desk.alerts';
const SILENT: AlertChoices = { sound: false, notify: false, words: false };
const listeners = new Set<() => void>();
// If storage is blocked, the choice lasts as long as the page.
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
