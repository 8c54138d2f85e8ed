import { apiFetch } from '@api/client';
import { useSession } from '@api/session';
import { useCallback, useEffect, useState } from 'react';
import { forgetFavorite, keepFavorites, keptFavorites, type KeptHome } from '../../../features/listings/favorites/kept';
import { useCarriedFavorites } from '../../../features/listings/favorites/use-carried-favorites';
import type { Home } from './types';

export interface Favorites {
  isFavorite: (home: Home) => boolean;
  toggle: (home: Home) => void;
  /** Homes that this browser keeps for a visitor; undefined if the server keeps them. */
  kept: readonly KeptHome[] | undefined;
  /** Removes a home from those that this browser keeps. */
  forget: (id: string) => void;
  /** False until this browser's favorites are read, and while they are added to the account. */
  known: boolean;
}

/**
 * The reader's favorite homes: in the browser while signed out, on the server afterwards (docs/specification/listings.md).
 * `onFailed`: a favorite wasn't saved.
 */
export function useFavorites(onFailed: () => void): Favorites {
  const signedIn = useSession().status === 'signed-in';
  const carried = useCarriedFavorites();
  const [kept, setKept] = useState<readonly KeptHome[]>([]);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const [readFor, setReadFor] = useState<boolean>();
  useEffect(() => {
    setKept(keptFavorites());
    setReadFor(signedIn);
  }, [signedIn]);

  // The browser's favorites count immediately, although the server gets them later.
  const isFavorite = useCallback(
    (home: Home) => (signedIn ? (changed[home.id] ?? home.favorite) : false) || kept.some(({ id }) => id === home.id),
    [signedIn, changed, kept],
  );
  const toggle = useCallback(
    (home: Home) => {
      const marked = !isFavorite(home);
      const { id, title, sample } = home;
      const next = marked ? [...kept, { id, title, sample }] : kept.filter((other) => other.id !== id);
      if (!signedIn || !marked) setKept(next);
      if (!signedIn) return keepFavorites(next);
      forgetFavorite(id);
      setChanged((all) => ({ ...all, [id]: marked }));
      apiFetch(`/api/listings/${id}/favorite`, { method: marked ? 'PUT' : 'DELETE' }).catch(() => {
        setChanged((all) => ({ ...all, [id]: !marked }));
        onFailed();
      });
    },
    [isFavorite, kept, signedIn, onFailed],
  );
  const forget = useCallback((id: string) => {
    forgetFavorite(id);
    setKept(keptFavorites());
  }, []);
  return { isFavorite, toggle, kept: signedIn ? undefined : kept, forget, known: carried && readFor === signedIn };
}
