import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Theme = 'light' | 'dark';

const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
// If storage is blocked, the choice lasts as long as the page.
let unstored: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unstored;
  }
}

/** What the person chose, or `system` if nothing. */
export function themeChoice(): ThemeChoice {
  const value = stored();
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The theme that is shown now. */
export function currentTheme(): Theme {
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Applies the stored choice to the document. Call it before the first paint. */
export function applyTheme(): void {
  const choice = themeChoice();
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', choice);
}

function announce(): void {
  applyTheme();
  for (const listener of listeners) listener();
}

/** Stores a choice and applies it, in every open tab. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    unstored = choice;
  }
  announce();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const fromElsewhere = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) announce();
  };
  const system = matchMedia(DARK);
  window.addEventListener('storage', fromElsewhere);
  system.addEventListener('change', announce);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromElsewhere);
    system.removeEventListener('change', announce);
  };
}

/** The choice, the resulting theme, and a function to change it. */
export function useTheme(): { choice: ThemeChoice; theme: Theme; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, themeChoice, (): ThemeChoice => 'system');
  const theme = useSyncExternalStore(subscribe, currentTheme, (): Theme => 'light');
  return { choice, theme, choose: chooseTheme };
}
