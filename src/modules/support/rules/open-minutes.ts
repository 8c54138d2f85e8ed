import { addDays, type Day } from '../../../contract/days.js';
import { wallOf, weekdayOf } from '../../../contract/hours.js';
import type { OfficeHours } from '../../../contract/office.js';

const MINUTE = 60_000;
/** Limits the search for open hours that never come, such as a window that a clock change removes every time. */
const MOST_DAYS = 3660;

/** The hours in which the team works. */
export interface OpenHours {
  hours: OfficeHours;
  timeZone: string;
}

export interface Span {
  from: number;
  until: number;
}

/**
 * Returns the instant at which this many minutes of open hours have passed. Outside open hours, counting starts when they begin.
 */
export function addOpenMinutes(open: OpenHours, from: Date, minutes: number): Date {
  const start = from.getTime();
  if (minutes <= 0) return from;
  if (open.hours === 'always') return new Date(start + minutes * MINUTE);
  let left = minutes * MINUTE;
  for (const span of spansFrom(open, from)) {
    const begins = Math.max(span.from, start);
    const room = Math.max(0, span.until - begins);
    if (room >= left) return new Date(begins + left);
    left -= room;
  }
  throw new RangeError('The open hours have no room for these minutes.');
}

/** Whole minutes of open hours between two instants. 0 if the second is not later. */
export function openMinutesBetween(open: OpenHours, from: Date, until: Date): number {
  const [start, end] = [from.getTime(), until.getTime()];
  if (end <= start) return 0;
  if (open.hours === 'always') return Math.floor((end - start) / MINUTE);
  let passed = 0;
  for (const span of spansFrom(open, from)) {
    if (span.from >= end) break;
    passed += Math.max(0, Math.min(span.until, end) - Math.max(span.from, start));
  }
  return Math.floor(passed / MINUTE);
}

/** Returns the open spans in a period. To measure a lot in it, compute them only once. */
export function openSpansBetween(open: OpenHours, from: Date, until: Date): Span[] {
  if (open.hours === 'always') return [{ from: from.getTime(), until: until.getTime() }];
  const found: Span[] = [];
  for (const span of spansFrom(open, from)) {
    if (span.from >= until.getTime()) break;
    if (span.until > from.getTime()) found.push(span);
  }
  return found;
}

/** Returns the open spans in order, starting on the day before the instant. Overlapping spans of a day are joined. */
function* spansFrom({ hours, timeZone }: OpenHours, from: Date): Generator<Span> {
  if (hours === 'always') return;
  let on = addDays(wallOf(from, timeZone).day, -1);
  let reached = 0;
  for (let count = 0; count < MOST_DAYS; count += 1, on = addDays(on, 1)) {
    const weekday = weekdayOf(on);
    const today = hours
      .filter((days) => days.from <= weekday && weekday <= days.to)
      .map(({ opens, closes }) => ({ from: instantOf(on, opens, timeZone), until: instantOf(on, closes, timeZone) }))
      .toSorted((left, right) => left.from - right.from);
    for (const span of today) {
      const begins = Math.max(span.from, reached);
      reached = Math.max(reached, span.until);
      if (begins < span.until) yield { from: begins, until: span.until };
    }
  }
}

/**
 * Returns the instant at which clocks in the zone show this many minutes after midnight. If a clock change skips that time, the
 * time after the change is used.
 */
function instantOf(on: Day, minutes: number, timeZone: string): number {
  const wanted = Date.parse(`${on}T00:00:00Z`) + minutes * MINUTE;
  // Done twice: the second time uses the offset on the right side of a clock change.
  const first = wanted - offsetAt(wanted, timeZone);
  return wanted - offsetAt(first, timeZone);
}

function offsetAt(instant: number, timeZone: string): number {
  const { day, minutes } = wallOf(new Date(instant), timeZone);
  return Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE - Math.floor(instant / MINUTE) * MINUTE;
}
