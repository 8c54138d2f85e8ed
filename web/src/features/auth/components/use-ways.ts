import { useSiteSettings } from '@nav/site-settings';
import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The tabs of a sign-in page, without the demo's where this installation has none. The first one is open initially, or
 * `first`, which the address may name. The prerendered page doesn't know the address, so that tab opens once the page
 * is live.
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
