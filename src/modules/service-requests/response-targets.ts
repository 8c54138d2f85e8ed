import { RESPONSE_HOURS, type Priority } from '../../contract/priorities.js';

const HOUR_MS = 3600_000;

/** When the first answer to a request is due: hours round the clock (docs/specification/service-requests.md). */
export function respondBy(priority: Priority, filedAt: Date): Date {
  return new Date(filedAt.getTime() + RESPONSE_HOURS[priority] * HOUR_MS);
}

/** Until when an offer waits for the supplier: as long as a request of that priority may wait for its first answer. */
export function offerExpiry(priority: Priority, sentAt: Date): Date {
  return new Date(sentAt.getTime() + RESPONSE_HOURS[priority] * HOUR_MS);
}
