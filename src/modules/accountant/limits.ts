import type { Limit } from '../../platform/throttle/throttle.js';

/** Packages for the accountant, asked for by one person. */
export const PACKAGES = { name: 'accountant-package', points: 20, seconds: 3600 } as const satisfies Limit;
