import { addDays, day, later, type Day } from '../../contract/days.js';
import type { Cents } from '../../contract/money.js';
import type { LeaseBalance } from '../ledger/balances.service.js';
import { lateFeeOf, type LateFeePolicy } from '../regions/rules/late-fees.js';
import type { LateFeeRule } from '../regions/rules/region-rule.js';
import type { TermsRow } from './rent-terms.rows.js';
import { LATEST_DAYS, NEVER_LATE } from './rules/late-fee-from.js';
import type { ExpectedCharge } from './rules/next-rent.js';

export interface ExpectedLateFee {
  /** Month of the rent that is late. */
  readonly period: string;
  readonly fallsOn: Day;
  readonly cents: Cents;
}

/** A day after every possible late fee, to find out what the fees will be. */
const LAST_DAY = day('9999-12-31');

/**
 * The late fees of the open rents, with the days on which they will be charged. There are none for rents that already
 * had one, for fees that weren't charged within a week of their day, or once the lease has ended.
 */
export function lateFeesOf(
  lease: TermsRow & { unitsInBuilding: number },
  balance: LeaseBalance,
  charges: readonly ExpectedCharge[],
  rule: LateFeeRule | null,
  today: Day,
): ExpectedLateFee[] {
  if (lease.state !== 'active' && lease.state !== 'notice') return [];
  const policy: LateFeePolicy = {
    kind: lease.lateFeeKind,
    value: lease.lateFeeValue,
    afterDays: lease.lateFeeAfterDays,
  };
  return charges.flatMap(({ kind, period, dueOn, lateFeeFrom, amountCents, leftCents }) => {
    if (kind !== 'rent' || period === null || balance.lateFeesOf.includes(period)) return [];
    if (lateFeeFrom === NEVER_LATE) return [];
    const fee = lateFeeOf(
      { dueOn: later(dueOn, lateFeeFrom ?? dueOn), amountCents, openCents: leftCents },
      LAST_DAY,
      policy,
      rule,
      lease.unitsInBuilding,
    );
    return fee && addDays(fee.fallsOn, LATEST_DAYS) >= today
      ? [{ period, fallsOn: fee.fallsOn, cents: fee.cents }]
      : [];
  });
}
