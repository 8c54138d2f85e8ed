import type { BillingPeriod } from '../../../contract/plans.js';

const MONTHS: Readonly<Record<Exclude<BillingPeriod, 'once'>, number>> = { month: 1, year: 12 };

/**
 * When a period that begins at `start` ends; null for one that is paid once. Counted from the day on which the subscription began,
 * so that one of January 31 ends on February 28 and then on March 31, and not on the 28th for good.
 */
export function periodEnd(anchor: Date, start: Date, period: BillingPeriod): Date | null {
  if (period === 'once') return null;
  const step = MONTHS[period];
  const begun = monthsBetween(anchor, start);
  for (let months = Math.max(0, begun - (begun % step)); ; months += step) {
    const end = monthsAfter(anchor, months);
    if (end > start) return end;
  }
}

const monthsBetween = (from: Date, to: Date) =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() - 1;

/** The same time of day so many months later, on the last day of a month that is too short. */
function monthsAfter(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month, Math.min(anchor.getUTCDate(), last)));
  return new Date(day.getTime() + (anchor.getTime() % DAY_MS));
}

const DAY_MS = 24 * 3600_000;
