import type { ImportPlan } from './import-plan.js';

/** The money of the leases in one currency, as the columns of the file would add it up. */
export interface ImportTotals {
  currency: string;
  rentCents: number;
  depositCents: number;
  heldCents: number;
  /** What is owed, before what was paid ahead. */
  balanceCents: number;
  prepaymentCents: number;
}

/** To be compared with the total row of the previous product. */
export function totalsOf({ leases }: ImportPlan): ImportTotals[] {
  const sum = (of: (lease: ImportPlan['leases'][number]) => number, list: ImportPlan['leases']) =>
    list.reduce((total, lease) => total + of(lease), 0);
  return [...Map.groupBy(leases, ({ currency }) => currency)].map(([currency, list]) => ({
    currency,
    rentCents: sum((lease) => lease.rentCents, list),
    depositCents: sum((lease) => lease.depositCents, list),
    heldCents: sum((lease) => lease.openingDepositCents, list),
    balanceCents: sum((lease) => lease.openingBalanceCents + lease.prepaymentCents, list),
    prepaymentCents: sum((lease) => lease.prepaymentCents, list),
  }));
}
