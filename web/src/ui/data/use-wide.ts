import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48em)';
const screenIs = () => (typeof matchMedia === 'function' ? matchMedia(WIDE) : undefined);

function follow(changed: () => void): () => void {
  const wide = screenIs();
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
}

/** Whether the screen is wider than a phone. False in documents that are rendered beforehand, which fit both. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => screenIs()?.matches ?? false,
    () => false,
  );
