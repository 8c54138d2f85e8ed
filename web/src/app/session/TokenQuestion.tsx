import { lazyPart } from '@i18n/lazy-part';
import { useSyncExternalStore } from 'react';
import { heldToken } from './held-token';

const TokenDialog = lazyPart('frame', () => import('./TokenDialog'));

/** Waits for a token in the address. The dialog that asks about it is loaded when there is one. */
export function TokenQuestion() {
  const token = useSyncExternalStore(heldToken.subscribe, heldToken.get, () => undefined);
  return token ? <TokenDialog /> : null;
}
