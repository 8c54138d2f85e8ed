import type { Limit } from '../../../platform/throttle/throttle.js';

/** Proposals of one person. Each of them notifies the other side. */
export const PROPOSALS_MADE = { name: 'appointment-proposal', points: 30, seconds: 3600 } as const satisfies Limit;
