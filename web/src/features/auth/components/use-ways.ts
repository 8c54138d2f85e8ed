import { useSiteSettings } from '@nav/site-settings';
import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The tabs of a way in, without the demo's where this installation has none. The first one is open to begin with, or `first`,
 * which the address may name: the prerendered page does not know it, so it comes once the page is live.
 */
export function useWays<Mode extends string>(ways: readonly [Mode, ...Mode[]], first?: Mode) {
  const { demo } = useSiteSettings();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [chosen, choose] = useState<Mode>();
  const offered = ways.filter((way) => demo || way !== 'demo');
  return { offered, mode: chosen ?? (live ? first : undefined) ?? offered[0] ?? ways[0], choose };
}
