import type { Day } from '../../../contract/days.js';
import { sum, ZERO } from '../../../contract/money.js';
import type { LeaseStanding } from '../lease-standings.service.js';
import { nextRentOf, payableOf } from './next-rent.js';

/**
 * How a lease stands for a tenant who has left it while it goes on for the others: they owe with them what was due by their own
 * last day, and nothing that comes due later. What the others have paid ahead isn't theirs.
 */
export function standingOnLeaving(standing: LeaseStanding, lastDay: Day): LeaseStanding {
  const charges = standing.charges.filter(({ dueOn }) => dueOn <= lastDay);
  const balance = {
    ...standing.balance,
    balanceCents: sum(charges.map(({ openCents }) => openCents)),
    creditCents: ZERO,
  };
  return {
    ...standing,
    balance,
    charges,
    nextRent: nextRentOf([], charges, balance, standing.today),
    upcoming: [],
    comingDue: null,
    payable: payableOf(charges, [], null),
    lateFees: [],
  };
}
