import type { Limit } from '../../platform/throttle/throttle.js';

const DAY = 24 * 3600;

/** Invitations of colleagues, by who sends them: each is a mail to a stranger. */
export const COLLEAGUE_INVITATIONS = { name: 'colleague-invitation', points: 40, seconds: DAY } satisfies Limit;
