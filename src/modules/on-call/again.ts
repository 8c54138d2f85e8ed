import { wallOf } from '../../contract/hours.js';
import { ON_CALL } from '../../contract/on-call.js';

/** Pauses in minutes: after the first complete round in which no one answered, after the second, and so on. */
export const QUIET_MINUTES = [30, 60, 120, 240] as const;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * Returns when the list is started again: after a pause that grows each time, and at eight in the morning at the latest. Once the
 * pauses are used up, every morning until someone answers. `tries` counts from 1.
 */
export function againAt(now: Date, { tries, timeZone }: { tries: number; timeZone: string }): Date {
  const morning = nextMorning(now, timeZone);
  const quiet = QUIET_MINUTES[tries - 1];
  if (quiet === undefined) return morning;
  return new Date(Math.min(now.getTime() + quiet * MINUTE_MS, morning.getTime()));
}

/** The clocks may change in between, so the result is corrected by what they show at that time. */
function nextMorning(now: Date, timeZone: string): Date {
  const wanted = ON_CALL.morningHour * 60;
  const until = (wanted - wallOf(now, timeZone).minutes + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const first = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + until * MINUTE_MS);
  return new Date(first.getTime() + (wanted - wallOf(first, timeZone).minutes) * MINUTE_MS);
}
