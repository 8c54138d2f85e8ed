import { wallOf } from '../../contract/hours.js';
import { ON_CALL } from '../../contract/on-call.js';

/** Minutes of quiet after the list was gone through in vain for the first time, the second time, and so on. */
export const QUIET_MINUTES = [30, 60, 120, 240] as const;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * When the list is gone through again: after a while that grows each time, and at eight in the morning at the latest. Once the pauses
 * are used up it is every morning, until someone is on it. `tries` counts from 1.
 */
export function againAt(now: Date, { tries, timeZone }: { tries: number; timeZone: string }): Date {
  const morning = nextMorning(now, timeZone);
  const quiet = QUIET_MINUTES[tries - 1];
  if (quiet === undefined) return morning;
  return new Date(Math.min(now.getTime() + quiet * MINUTE_MS, morning.getTime()));
}

/** Daylight saving time may begin or end on the way: then what the clock shows there says by how much to correct. */
function nextMorning(now: Date, timeZone: string): Date {
  const wanted = ON_CALL.morningHour * 60;
  const until = (wanted - wallOf(now, timeZone).minutes + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const first = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + until * MINUTE_MS);
  return new Date(first.getTime() + (wanted - wallOf(first, timeZone).minutes) * MINUTE_MS);
}
