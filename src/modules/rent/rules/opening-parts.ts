import { dayIn, monthOf, shiftMonth, type Day } from '../../../contract/days.js';
import { cents, type Cents } from '../../../contract/money.js';

export interface OpeningPart {
  readonly cents: Cents;
  readonly dueOn: Day;
}

/** Rents that a balance is spread over. The rest is due with the oldest. */
const PARTS_MAX = 24;

/**
 * Splits an opening balance by the days on which it was due, because a tenant who owes three months is three months
 * late. Payments settle the oldest first, so the latest rents up to `until` are open in full, and what is left was due
 * on `since`. A balance that the rents after `since` would cover alone began there: it is the rents from that day on.
 */
export function openingParts(
  owed: Cents,
  { rentCents, dueDay }: { rentCents: Cents; dueDay: number },
  since: Day | null,
  until: Day,
): OpeningPart[] {
  if (!since || since >= until || rentCents <= 0) return [{ cents: owed, dueOn: until }];
  const days = dueDaysBetween(since, until, dueDay);
  const latest = days.slice(-(PARTS_MAX - 1));
  const rest = owed - latest.length * rentCents;
  if (rest > 0) return [{ cents: cents(rest), dueOn: since }, ...latest.map((dueOn) => ({ cents: rentCents, dueOn }))];
  const count = Math.ceil(owed / rentCents);
  return [since, ...days].slice(0, count).map((dueOn, at) => ({
    cents: at < count - 1 ? rentCents : cents(owed - (count - 1) * rentCents),
    dueOn,
  }));
}

/** The due days after a day, up to another one. */
function dueDaysBetween(since: Day, until: Day, dueDay: number): Day[] {
  const days: Day[] = [];
  for (let month = monthOf(since); month <= monthOf(until); month = shiftMonth(month, 1)) {
    const dueOn = dayIn(month, dueDay);
    if (dueOn > since && dueOn <= until) days.push(dueOn);
  }
  return days;
}
