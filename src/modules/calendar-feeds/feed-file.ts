import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { CALENDAR_REFRESH_HOURS } from '../../contract/calendar-feeds.js';
import type { Day } from '../../contract/days.js';
import { PRODUCT } from '../../contract/product.js';
import { addAppointment, type CalendarEntry } from '../service-requests/service-requests.module.js';

/** An entry of a whole day, in its reader's words. */
export interface WholeDay {
  uid: string;
  on: Day;
  summary: string;
  description: string;
  url: string;
}

export interface FeedContent {
  appointments: readonly CalendarEntry[];
  days: readonly WholeDay[];
  /** Says that there was more than a calendar shows. */
  note: string | null;
}

/** Line breaks are escaped by the library. Other control characters are allowed nowhere in a calendar (RFC 5545, 3.1). */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const clean = (text: string) => text.replace(CONTROL, ' ').trim();

/**
 * A calendar to subscribe to (RFC 5545, RFC 7986). Whole days are dates without a zone, appointments are instants in UTC: every
 * program shows them in the zone of its reader. Days don't make anyone busy.
 */
export function feedFile({ appointments, days, note }: FeedContent, stamp: Date): string {
  const calendar = ical({
    prodId: { company: PRODUCT.name, product: PRODUCT.name, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: PRODUCT.name,
    // The library escapes the texts of entries, and not this one.
    description: note && note.replaceAll(/[\\,;]/g, '\\$&'),
    ttl: CALENDAR_REFRESH_HOURS * 3600,
  });
  for (const entry of appointments)
    addAppointment(calendar, { ...entry, summary: clean(entry.summary), location: clean(entry.location), stamp });
  for (const { uid, on, summary, description, url } of days)
    calendar.createEvent({
      id: `${uid}@${PRODUCT.slug}`,
      start: new Date(`${on}T00:00:00Z`),
      allDay: true,
      stamp,
      summary: clean(summary),
      description,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}
