import type { Limit } from '../../platform/throttle/throttle.js';

/** Schedules that are added, by person: one that is due at once files a request and offers it. */
export const NEW_SCHEDULES = { name: 'maintenance-schedule', points: 120, seconds: 3600 } as const satisfies Limit;

/** Changes of schedules, by person: they too can make a request due. */
export const SCHEDULE_CHANGES = { name: 'maintenance-schedule-change', points: 300, seconds: 3600 } satisfies Limit;

/** Warranties and insurances that one person notes. */
export const NEW_COVERAGES = { name: 'coverage', points: 300, seconds: 3600 } as const satisfies Limit;
