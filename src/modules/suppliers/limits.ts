import type { Limit } from '../../platform/throttle/throttle.js';

/** Use of invitations' links; they are too long to guess. */
export const INVITATION_LINK = { name: 'supplier-link', points: 60, seconds: 3600 } as const satisfies Limit;
