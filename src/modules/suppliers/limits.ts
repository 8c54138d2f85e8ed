import type { Limit } from '../../platform/throttle/throttle.js';

/** How many messages one landlord or supplier can send to the other side in an hour. */
export const SUPPLIER_MESSAGES = { name: 'supplier-message', points: 120, seconds: 3600 } as const satisfies Limit;

/** How often one source can use invitation links in an hour. The links are too long to guess. */
export const INVITATION_LINK = { name: 'supplier-link', points: 60, seconds: 3600 } as const satisfies Limit;

/** How many sign-in links can be emailed to one person whose invitation link was used, in an hour. */
export const INVITED_SIGN_IN = { name: 'supplier-sign-in', points: 3, seconds: 3600 } as const satisfies Limit;
