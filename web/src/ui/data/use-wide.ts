import { useSyncExternalStore } from 'react';

/** A hook that says whether the screen is as the media query says. False in documents that are rendered beforehand, which fit both. */
export function screenHook(query: string): () => boolean {
  const screenIs = () => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);
  const follow = (changed: () => void) => {
    const screen = screenIs();
    screen?.addEventListener('change', changed);
    return () => screen?.removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      follow,
      () => screenIs()?.matches ?? false,
      () => false,
    );
}

/** Whether the screen is wider than a phone. */
export const useWide = /* @__PURE__ */ screenHook('(min-width: 48em)');
