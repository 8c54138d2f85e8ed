import type { Day } from '../../contract/days.js';
import { day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Property } from '../portfolio/property.entity.js';
import { LeaseTerm } from './lease-term.entity.js';
import type { Lease } from './lease.entity.js';
import { increaseOf } from './renew-lease.service.js';
import type { RentIncreases } from './rent-increases.service.js';

interface Corrected {
  lease: Lease;
  property: Property;
  today: Day;
  before: Pick<Lease, 'rentCents' | 'startsOn'>;
  confirmReason?: string | undefined;
}

/**
 * A lower rent makes a rise that is already planned larger, and a later first day brings it closer. Then the region's
 * rules are checked again, as for every rise: 422 `region_rule` or `confirmation_required`. Call it after the corrected
 * terms were written.
 */
export async function holdPlannedRise(
  tx: Tx,
  increases: RentIncreases,
  { lease, property, today, before, confirmReason }: Corrected,
): Promise<void> {
  if (lease.rentCents >= before.rentCents && lease.startsOn <= before.startsOn) return;
  const terms = await tx.em.find(LeaseTerm, { leaseId: lease.id }, { orderBy: { startsOn: 'asc' } });
  const at = terms.findIndex(({ startsOn }) => startsOn > today);
  const next = terms[at];
  if (at < 1 || !next) return;
  await holdTerm(tx, increases, { lease, property, terms, at, confirmReason });
  if (confirmReason?.trim()) next.confirmReason = confirmReason.trim();
}

interface Planned extends Pick<Corrected, 'lease' | 'property' | 'confirmReason'> {
  /** All terms of the lease, the earliest first, and which of them is checked. */
  terms: readonly LeaseTerm[];
  at: number;
}

/** Checks the rent of a planned term against the one before it, with the notice that was given of it. */
export async function holdTerm(
  tx: Tx,
  increases: RentIncreases,
  { lease, property, terms, at, confirmReason }: Planned,
): Promise<void> {
  const [last, next] = [terms[at - 1], terms[at]];
  if (!last || !next) return;
  const effectiveOn = day(next.startsOn);
  // The lease as it was when the rise was planned: the next term already set its last day.
  const then = { ...lease, termEndsOn: next.followsMonthly ? null : (last.endsOn ?? null) };
  const increase = {
    ...(await increaseOf(tx, then, effectiveOn)),
    newRentCents: cents(next.rentCents),
    effectiveOn,
    noticeOn: next.noticeOn ? day(next.noticeOn) : null,
  };
  increases.hold(property, increase, confirmReason);
}
