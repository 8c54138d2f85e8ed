import type { Limit } from '../../platform/throttle/throttle.js';

/** Forms of the site that one source may send, of all kinds together. */
export const FORMS = { name: 'form-source', points: 20, seconds: 3600 } as const satisfies Limit;
