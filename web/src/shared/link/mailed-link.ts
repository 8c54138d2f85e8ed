import { lazyPart } from '@i18n/lazy-part';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** What a page shows, with a way on, in place of what it is for when its link is `broken`. */
export const BrokenLink = lazyPart('shared', () => import('./BrokenLink'));

const never = () => () => undefined;

/**
 * The token of the link that led here, from the query of its address. `broken` is an address without one, as of a mail that
 * lost its end: the server need not be asked. Whether a token is whole and still good only the server knows.
 */
export function useMailedLink(name = 'token'): { token: string; broken: boolean } {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get(name) ?? '';
  // The prerendered page knows no address: it shows what it is for until it is live.
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { token, broken: live && token === '' };
}
