import { useState } from 'react';
import { useSiteSettings } from '@nav/site-settings';

/** The tabs of a way in, without the demo's where this installation has none. The first one, or `first`, is open to begin with. */
export function useWays<Mode extends string>(ways: readonly [Mode, ...Mode[]], first?: Mode) {
  const { demo } = useSiteSettings();
  const [chosen, choose] = useState<Mode>();
  const offered = ways.filter((way) => demo || way !== 'demo');
  return { offered, mode: chosen ?? first ?? offered[0] ?? ways[0], choose };
}
