import { add, cents, max, portion, subtract, ZERO, type Cents } from '../../../contract/money.js';

/** A period that was paid: what it was worth, and from when to when. Null as its end: paid for good. */
export interface PaidPeriod {
  readonly priceCents: Cents;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** What a change costs now. `unused + balance = priceCents - totalCents + balanceAfter`: nothing is lost, nothing is made up. */
export interface ChangeTerms {
  /** What the rest of the present period is still worth. */
  readonly unusedCents: Cents;
  /** What is charged now. */
  readonly totalCents: Cents;
  /** Credit that is left for later invoices. */
  readonly balanceAfterCents: Cents;
}

/** The worth of what is left of a period, by the millisecond, half up. */
export function unusedPart({ priceCents, startsAt, endsAt }: PaidPeriod, now: Date): Cents {
  if (!endsAt) return ZERO;
  const whole = endsAt.getTime() - startsAt.getTime();
  const left = Math.min(whole, endsAt.getTime() - now.getTime());
  return whole <= 0 || left <= 0 ? ZERO : portion(priceCents, left, whole);
}

/** Providers take no payment of less than this; what is left below it is given away as if it had been unused. */
export const SMALLEST_CHARGE = cents(50);

/** A new period begins now at `priceCents`. What is unused of the present one and the credit pay for it first. */
export function changeTerms(
  priceCents: Cents,
  present: PaidPeriod | null,
  balanceCents: Cents,
  now: Date,
): ChangeTerms {
  const unused = present ? unusedPart(present, now) : ZERO;
  const left = max(ZERO, subtract(subtract(priceCents, unused), balanceCents));
  const given = left < SMALLEST_CHARGE ? left : ZERO;
  const unusedCents = add(unused, given);
  const totalCents = subtract(left, given);
  return {
    unusedCents,
    totalCents,
    balanceAfterCents: subtract(add(add(unusedCents, balanceCents), totalCents), priceCents),
  };
}
