import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEvent,
} from 'ical-generator';
import { PRODUCT } from '../../../contract/product.js';

const HOUR_MS = 3600_000;

/**
 * What a calendar shows of an appointment. It contains nothing that its reader doesn't see on the page, and neither prices nor
 * contact details.
 */
export interface CalendarEntry {
  requestId: string;
  /** Counts the changes. Calendars keep the entry with the highest number. */
  sequence: number;
  from: Date;
  /** Null if only the start was agreed. */
  until: Date | null;
  summary: string;
  location: string;
  description: string;
  /** The address of the request's page for this reader. */
  url: string;
  stamp: Date;
}

export interface CalendarMail {
  method: 'REQUEST' | 'CANCEL';
  organizer: { name: string; email: string };
  attendee: string;
}

/** The appointment of a request stays the same calendar entry, even if it moves. */
export const calendarUid = (requestId: string): string => `${requestId}@${PRODUCT.slug}`;

/** An iCalendar file (RFC 5545), to download or for an email that calendars process automatically (RFC 5546). */
export function calendarFile(entry: CalendarEntry, mail?: CalendarMail): string {
  const calendar = ical({
    prodId: { company: PRODUCT.name, product: PRODUCT.name, language: 'EN' },
    method: mail ? ICalCalendarMethod[mail.method] : ICalCalendarMethod.PUBLISH,
  });
  const event = addAppointment(calendar, entry);
  if (mail?.method === 'CANCEL') event.status(ICalEventStatus.CANCELLED);
  if (mail) {
    event.organizer(mail.organizer);
    // People answer in the product, so mail programs needn't ask for a reply.
    event.createAttendee({ email: mail.attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
}

/** Adds one appointment. Also used for calendar subscriptions, which have many entries. */
export function addAppointment(calendar: ICalCalendar, entry: CalendarEntry): ICalEvent {
  return calendar.createEvent({
    id: calendarUid(entry.requestId),
    sequence: entry.sequence,
    start: entry.from,
    end: entry.until ?? new Date(entry.from.getTime() + HOUR_MS),
    stamp: entry.stamp,
    summary: entry.summary,
    location: entry.location,
    description: entry.description,
    url: entry.url,
    status: ICalEventStatus.CONFIRMED,
  });
}
