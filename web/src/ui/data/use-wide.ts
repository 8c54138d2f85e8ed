import { useCallback, useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48em)';
const screenIs = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

/** Whether the screen is as the media query says. False in documents that are rendered beforehand, which fit both. */
export function useScreen(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const screen = screenIs(query);
      screen?.addEventListener('change', changed);
      return () => screen?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => screenIs(query)?.matches ?? false,
    () => false,
  );
}

/** Whether the screen is wider than a phone. */
export const useWide = (): boolean => useScreen(WIDE);
