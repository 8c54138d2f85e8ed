import { RESPONSE_HOURS, type Priority } from '../../contract/priorities.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3600_000;

/** When the first answer to a request is due. The hours count around the clock (docs/specification/service-requests.md). */
export function respondBy(priority: Priority, filedAt: Date): Date {
  return new Date(filedAt.getTime() + RESPONSE_HOURS[priority] * HOUR_MS);
}

/** When the time to answer an offer ends: as the landlord chose, or as long as the priority allows for a first answer. */
export function offerExpiry(priority: Priority, sentAt: Date, answerMinutes?: number | null): Date {
  return new Date(sentAt.getTime() + (answerMinutes ? answerMinutes * MINUTE_MS : RESPONSE_HOURS[priority] * HOUR_MS));
}
