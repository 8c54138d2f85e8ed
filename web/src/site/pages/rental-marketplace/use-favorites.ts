import { useCallback, useEffect, useState } from 'react';
import { apiFetch } from '@api/client';
import { useSession } from '@api/session';
import type { Home } from './types';

const KEY = 'favoriteHomes';

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Marked until the page closes.
  }
}

export interface Favorites {
  isFavorite: (home: Home) => boolean;
  toggle: (home: Home) => void;
  /** Ids that this browser keeps for a visitor; undefined when the server keeps them for the person. */
  kept: readonly string[] | undefined;
}

/** Homes that the reader marked: in the browser while signed out, on the server afterwards (decisions, section 5). */
export function useFavorites(): Favorites {
  const signedIn = useSession().status === 'signed-in';
  const [kept, setKept] = useState<readonly string[]>([]);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(() => setKept(readKept()), []);

  const isFavorite = useCallback((home: Home) => (signedIn ? (changed[home.id] ?? home.favorite) : kept.includes(home.id)), [signedIn, changed, kept]);
  const toggle = useCallback((home: Home) => {
    const marked = !isFavorite(home);
    if (!signedIn) {
      const next = marked ? [...kept, home.id] : kept.filter((id) => id !== home.id);
      setKept(next);
      keep(next);
      return;
    }
    setChanged((all) => ({ ...all, [home.id]: marked }));
    apiFetch(`/api/listings/${home.id}/favorite`, { method: marked ? 'PUT' : 'DELETE' }).catch(() => setChanged((all) => ({ ...all, [home.id]: !marked })));
  }, [isFavorite, kept, signedIn]);
  return { isFavorite, toggle, kept: signedIn ? undefined : kept };
}
