import { CALENDAR_READS_PER_HOUR } from '../../contract/calendar-feeds.js';
import type { Limit } from '../../platform/throttle/throttle.js';

/** New addresses, by who makes them: each is a mail. */
export const NEW_CALENDARS = { name: 'calendar-new', points: 20, seconds: 24 * 3600 } satisfies Limit;

/** Readings of one address. A calendar program looks every few minutes at the most, and people have a few devices. */
export const CALENDAR_READS = { name: 'calendar-read', points: CALENDAR_READS_PER_HOUR, seconds: 3600 } satisfies Limit;
