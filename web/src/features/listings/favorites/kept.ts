const KEY = 'favoriteHomes';

/** Homes that a visitor marked in this browser. */
export function keptFavorites(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepFavorites(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids));
    else localStorage.removeItem(KEY);
  } catch {
    // Marked until the page closes.
  }
}

/** Read anew: another tab may have marked one meanwhile. */
export const forgetFavorite = (id: string): void => keepFavorites(keptFavorites().filter((other) => other !== id));
