import type { Limit } from '../../platform/throttle/throttle.js';

/** Searches of one person: someone who types fast makes one in a quarter of a second. */
export const SEARCHES = { name: 'search', points: 120, seconds: 60 } as const satisfies Limit;

/** How long the search of the team may take, in milliseconds: for each part of it, and for all of them. Someone is typing meanwhile. */
export const TEAM_TIME = { partMs: 1000, totalMs: 4000 } as const;
