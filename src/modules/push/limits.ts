import type { Limit } from '../../platform/throttle/throttle.js';

/** Devices that someone adds, by person. A browser that comes back adds itself again. */
export const NEW_DEVICES = { name: 'push-device', points: 60, seconds: 24 * 3600 } as const satisfies Limit;
/** Test messages, by person. */
export const PUSH_TESTS = { name: 'push-test', points: 10, seconds: 3600 } as const satisfies Limit;
/**
 * Messages that are no emergency, by person: what is beyond them waits in the list of notifications. Each goes to all of the
 * person's devices and is counted once.
 */
export const PUSHES = { name: 'push', points: 60, seconds: 3600 } as const satisfies Limit;
