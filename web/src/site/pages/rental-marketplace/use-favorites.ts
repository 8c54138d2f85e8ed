import { createElement, Fragment, useCallback, useEffect, useState } from 'react';
import { apiFetch } from '@api/client';
import { toProblem } from '@api/problem';
import { useSession } from '@api/session';
import { useT } from '@i18n/messages';
import { toast } from '@ui/overlay/toastStore';
import { awayFavorites, forgetFavorite, keepFavorites, keptFavorites, type KeptHome } from '../../../features/listings/favorites/kept';
import { useCarriedFavorites } from '../../../features/listings/favorites/use-carried-favorites';
import type { Home } from './types';

export interface Favorites {
  isFavorite: (home: Home) => boolean;
  toggle: (home: Home) => void;
  /** Homes that this browser keeps for a visitor; undefined when the server keeps them for the person. */
  kept: readonly KeptHome[] | undefined;
  /** Homes that the signed-in person had marked before, and that are not offered any more. */
  away: readonly KeptHome[];
  forget: (id: string) => Promise<void>;
  /** False while what was marked before a sign-in is on its way to the account. */
  known: boolean;
}

/** Homes that the reader marked: in the browser while signed out, on the server afterwards (decisions, section 5). */
export function useFavorites(): Favorites {
  const t = useT();
  const signedIn = useSession().status === 'signed-in';
  const known = useCarriedFavorites();
  const [kept, setKept] = useState<readonly KeptHome[]>([]);
  const [away, setAway] = useState<readonly KeptHome[]>([]);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(() => setKept(keptFavorites()), [signedIn]);
  useEffect(() => {
    const found = signedIn ? awayFavorites() : [];
    setAway((before) => (before.length + found.length > 0 ? found : before));
  }, [signedIn, known]);

  // What the browser kept counts at once, though the server may hear of it later.
  const isFavorite = useCallback((home: Home) => (signedIn ? (changed[home.id] ?? home.favorite) : false) || kept.some(({ id }) => id === home.id), [signedIn, changed, kept]);
  const failed = useCallback(() => void toast({ kind: 'info', title: createElement(Fragment, null, t('rental-marketplace.favoriteFailed')) }), [t]);
  const toggle = useCallback((home: Home) => {
    const marked = !isFavorite(home);
    const { id, title, sample } = home;
    const next = marked ? [...kept, { id, title, sample }] : kept.filter((other) => other.id !== id);
    if (!signedIn || !marked) setKept(next);
    if (!signedIn) return keepFavorites(next);
    forgetFavorite(id);
    setChanged((all) => ({ ...all, [id]: marked }));
    apiFetch(`/api/listings/${id}/favorite`, { method: marked ? 'PUT' : 'DELETE' }).catch(() => {
      setChanged((all) => ({ ...all, [id]: !marked }));
      failed();
    });
  }, [isFavorite, kept, signedIn, failed]);
  const forget = useCallback(async (id: string) => {
    const unmark = () => apiFetch(`/api/listings/${id}/favorite`, { method: 'DELETE' });
    // 404: it never came into the account.
    const done = !signedIn || (await unmark().then(() => true, (error: unknown) => toProblem(error).status === 404));
    if (!done) return failed();
    forgetFavorite(id);
    setKept(keptFavorites());
    setAway(awayFavorites());
  }, [signedIn, failed]);
  return { isFavorite, toggle, kept: signedIn ? undefined : kept, away, forget, known };
}
