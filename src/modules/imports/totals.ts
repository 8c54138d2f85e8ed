import type { ImportPlan } from './import-plan.js';

type Lease = ImportPlan['leases'][number];

/** The money of the leases in one currency. */
export interface ImportTotals {
  currency: string;
  rentCents: number;
  depositCents: number;
  heldCents: number;
  /** Of the leases that owe something, as the list of unpaid rents will say it. */
  owedCents: number;
  /** Of the leases that are in credit. */
  paidAheadCents: number;
  /** Owed less paid ahead: what the total row of the previous product says. */
  netBalanceCents: number;
}

/** To be compared with the total row of the previous product, and with what is here afterwards. */
export function totalsOf({ leases }: Pick<ImportPlan, 'leases'>): ImportTotals[] {
  const sum = (of: (lease: Lease) => number, list: readonly Lease[]) =>
    list.reduce((total, lease) => total + of(lease), 0);
  return [...Map.groupBy(leases, ({ currency }) => currency)].map(([currency, list]) => ({
    currency,
    rentCents: sum((lease) => lease.rentCents, list),
    depositCents: sum((lease) => lease.depositCents, list),
    heldCents: sum((lease) => lease.openingDepositCents, list),
    owedCents: sum((lease) => Math.max(0, lease.openingBalanceCents), list),
    paidAheadCents: sum((lease) => Math.max(0, -lease.openingBalanceCents), list),
    netBalanceCents: sum((lease) => lease.openingBalanceCents, list),
  }));
}
