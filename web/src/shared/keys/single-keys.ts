import { useSyncExternalStore } from 'react';

/** For this browser: which keys fit someone depends on their keyboard and their software, not on their account. */
const KEY = 'single-keys';
const listeners = new Set<() => void>();
// If storage is blocked, the choice lasts as long as the page.
let unstored: string | null = null;

/** Whether single keys are commands here (WCAG 2.1.4 asks for a way to turn them off, as speech input types them). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return unstored !== 'off';
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    unstored = on ? null : 'off';
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const fromElsewhere = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromElsewhere);
  };
}

/** The choice of this browser, in every open tab. */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn, () => true);
