import type { Limit } from '../../platform/throttle/throttle.js';

/** Messages between landlords and suppliers, by person. */
export const SUPPLIER_MESSAGES = { name: 'supplier-message', points: 120, seconds: 3600 } as const satisfies Limit;

/** Use of invitations' links; they are too long to guess. */
export const INVITATION_LINK = { name: 'supplier-link', points: 60, seconds: 3600 } as const satisfies Limit;

/** Emails with a sign-in link that the holder of a used link can ask for, to one person. */
export const INVITED_SIGN_IN = { name: 'supplier-sign-in', points: 3, seconds: 3600 } as const satisfies Limit;
