import { apiFetch } from '@api/client';
import { useSession } from '@api/session';
import { useCallback, useEffect, useState } from 'react';
import { forgetFavorite, keepFavorites, keptFavorites, type KeptHome } from '../../../features/listings/favorites/kept';
import { useCarriedFavorites } from '../../../features/listings/favorites/use-carried-favorites';
import type { Home } from './types';

export interface Favorites {
  isFavorite: (home: Home) => boolean;
  toggle: (home: Home) => void;
  /** Homes that this browser keeps for a visitor; undefined when the server keeps them for the person. */
  kept: readonly KeptHome[] | undefined;
  /** Takes a home away from those that this browser keeps. */
  forget: (id: string) => void;
  /** False while what this browser keeps is not read yet, or on its way to the account. */
  known: boolean;
}

/** Homes that the reader marked: in the browser while signed out, on the server afterwards (docs/specification/listings.md). `onFailed`: a mark was not saved. */
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

  // What the browser kept counts at once, though the server may hear of it later.
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
