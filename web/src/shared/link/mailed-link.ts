import { lazyPart } from '@i18n/lazy-part';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Shown instead of the page's content if its link is `broken`, with a way to continue. */
export const BrokenLink = lazyPart('shared', () => import('./BrokenLink'));

const never = () => () => undefined;

/**
 * The token from the link that led here. `broken` means that the address has none, as when an email program cut the link, so
 * the server needn't be asked. Only the server knows whether a token is complete and still valid.
 */
export function useMailedLink(name = 'token'): { token: string; broken: boolean } {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get(name) ?? '';
  // The prerendered page doesn't know its address, so it shows its normal content until it is live.
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { token, broken: live && token === '' };
}
