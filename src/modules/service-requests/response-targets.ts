import { RESPONSE_HOURS, type Priority } from '../../contract/priorities.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3600_000;

/** When the first answer to a request is due: hours round the clock (docs/specification/service-requests.md). */
export function respondBy(priority: Priority, filedAt: Date): Date {
  return new Date(filedAt.getTime() + RESPONSE_HOURS[priority] * HOUR_MS);
}

/** Until when an offer waits for the supplier: as the landlord chose, or as long as the priority allows for a first answer. */
export function offerExpiry(priority: Priority, sentAt: Date, answerMinutes?: number | null): Date {
  return new Date(sentAt.getTime() + (answerMinutes ? answerMinutes * MINUTE_MS : RESPONSE_HOURS[priority] * HOUR_MS));
}
