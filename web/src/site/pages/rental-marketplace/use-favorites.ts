import { useCallback, useEffect, useState } from 'react';
import { apiFetch } from '@api/client';
import { useSession } from '@api/session';
import { forgetFavorite, keepFavorites, keptFavorites } from '../../../features/listings/favorites/kept';
import { useCarriedFavorites } from '../../../features/listings/favorites/use-carried-favorites';
import type { Home } from './types';

export interface Favorites {
  isFavorite: (home: Home) => boolean;
  toggle: (home: Home) => void;
  /** Ids that this browser keeps for a visitor; undefined when the server keeps them for the person. */
  kept: readonly string[] | undefined;
  /** False while what was marked before a sign-in is on its way to the account. */
  known: boolean;
}

/** Homes that the reader marked: in the browser while signed out, on the server afterwards (decisions, section 5). */
export function useFavorites(): Favorites {
  const signedIn = useSession().status === 'signed-in';
  const known = useCarriedFavorites();
  const [kept, setKept] = useState<readonly string[]>([]);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(() => setKept(keptFavorites()), [signedIn]);

  // What the browser kept counts at once, though the server may hear of it later.
  const isFavorite = useCallback((home: Home) => (signedIn ? (changed[home.id] ?? home.favorite) : false) || kept.includes(home.id), [signedIn, changed, kept]);
  const toggle = useCallback((home: Home) => {
    const marked = !isFavorite(home);
    const next = marked ? [...kept, home.id] : kept.filter((id) => id !== home.id);
    if (!signedIn || !marked) setKept(next);
    if (!signedIn) return keepFavorites(next);
    forgetFavorite(home.id);
    setChanged((all) => ({ ...all, [home.id]: marked }));
    apiFetch(`/api/listings/${home.id}/favorite`, { method: marked ? 'PUT' : 'DELETE' }).catch(() => setChanged((all) => ({ ...all, [home.id]: !marked })));
  }, [isFavorite, kept, signedIn]);
  return { isFavorite, toggle, kept: signedIn ? undefined : kept, known };
}
