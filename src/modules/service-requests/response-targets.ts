import { RESPONSE_HOURS, type Priority } from '../../contract/priorities.js';

const HOUR_MS = 3600_000;

/** When the first answer to a request is due: hours round the clock (decisions, section 5), and what the clock stood still. */
export function respondBy(priority: Priority, filedAt: Date, pausedMs = 0): Date {
  return new Date(filedAt.getTime() + RESPONSE_HOURS[priority] * HOUR_MS + pausedMs);
}

/** Until when an offer waits for the supplier: as long as a request of that priority may wait for its first answer. */
export function offerExpiry(priority: Priority, sentAt: Date): Date {
  return new Date(sentAt.getTime() + RESPONSE_HOURS[priority] * HOUR_MS);
}

/** A stretch in which the clock stood still: waiting for the tenant, or for an approval. */
export interface Pause {
  readonly from: Date;
  /** Null while it lasts. */
  readonly to: Date | null;
}

/** How long the clock has stood still by now. Pauses that overlap count once. */
export function pausedMs(pauses: readonly Pause[], now: Date): number {
  const spans = pauses.map(({ from, to }) => [from.getTime(), (to ?? now).getTime()] as const).sort(([a], [b]) => a - b);
  let total = 0;
  let until = 0;
  for (const [from, to] of spans) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total;
}
