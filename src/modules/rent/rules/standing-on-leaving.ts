import type { Day } from '../../../contract/days.js';
import { sum, ZERO } from '../../../contract/money.js';
import type { LeaseStanding } from '../lease-standings.service.js';
import { nextRentOf, payableOf } from './next-rent.js';

/**
 * What a tenant owes who has left a lease that continues for the others. They share what was due by their own last day,
 * and nothing that is due later. The others' prepayments don't count for them.
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
