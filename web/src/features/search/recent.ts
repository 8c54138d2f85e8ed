/** `own.`: a sign-out, or someone else's sign-in, removes it (api/session/typed-here). */
const KEY = 'own.recent';
const MOST = 6;
const LONGEST = 120;

export interface Recent {
  href: string;
  title: string;
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  // Ensures that a stored value is an address of this site.
  value.href.startsWith('/dashboards/');

/** What was opened last in this tab, newest first. It is kept for the tab alone, as names of people are in it. */
export function recentItems(): Recent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepRecent({ href, title }: Recent): void {
  const others = recentItems().filter((one) => one.href !== href);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([{ href, title: title.slice(0, LONGEST) }, ...others].slice(0, MOST)));
  } catch {
    // Storage is blocked or full: the palette has no recent items then.
  }
}
