import type { Limit } from '../../platform/throttle/throttle.js';

/** Notices that a tenant gives and withdraws: each sends a message to the landlord and to everyone on the lease. */
export const TENANT_NOTICES = { name: 'tenant-notice', points: 20, seconds: 3600 } as const satisfies Limit;
