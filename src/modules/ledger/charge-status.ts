import type { Day } from '../../contract/days.js';
import { max, subtract, ZERO, type Cents } from '../../contract/money.js';

/**
 * Derived, never stored (decisions, section 5). `processing`: what is open is covered by payments on their way, so it is
 * neither overdue nor asked for again; punctuality counts from when they were started.
 */
export type ChargeStatus = 'voided' | 'paid' | 'processing' | 'overdue' | 'part_paid' | 'open';

export interface ChargeFigures {
  readonly amountCents: Cents;
  readonly allocatedCents: Cents;
  /** Payments on their way for this charge. */
  readonly pendingCents?: Cents;
  readonly dueOn: Day;
  readonly voided?: boolean;
}

/** The status of a charge on a day of the property's calendar. It is overdue from the day after it was due. */
export function chargeStatus(charge: ChargeFigures, today: Day): ChargeStatus {
  const open = openCentsOf(charge);
  if (charge.voided) return 'voided';
  if (open === 0) return 'paid';
  if ((charge.pendingCents ?? ZERO) >= open) return 'processing';
  if (today > charge.dueOn) return 'overdue';
  return charge.allocatedCents > 0 ? 'part_paid' : 'open';
}

/** What is left to pay of a charge: nothing of a voided one. */
export function openCentsOf({ amountCents, allocatedCents, voided }: Pick<ChargeFigures, 'amountCents' | 'allocatedCents' | 'voided'>): Cents {
  return voided ? ZERO : max(ZERO, subtract(amountCents, allocatedCents));
}
