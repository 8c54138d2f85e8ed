import { Injectable } from '@nestjs/common';
import { month, type Month } from '../../contract/days.js';
import { cents, type Cents } from '../../contract/money.js';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Query } from '../../platform/scope/scope.js';
import { openCharges, type OpenChargeOfLease } from './open-items.js';

export type { OpenChargeOfLease } from './open-items.js';

/** The balances of a lease's ledger today. */
export interface LeaseBalance {
  /** The total owed; below zero for a prepayment. */
  readonly balanceCents: Cents;
  /** Paid and not used for a charge yet. */
  readonly creditCents: Cents;
  readonly depositHeldCents: Cents;
  readonly open: readonly OpenChargeOfLease[];
  /** Latest month whose rent was charged. */
  readonly chargedUpTo: Month | null;
  /** Months whose rent has had its late fee, waived or not, because a rent gets one late fee at most. */
  readonly lateFeesOf: readonly string[];
}

const SUMS = `select coalesce(sum(amount_cents) filter (where ledger_account in ('rent_receivable', 'prepayments')), 0)::bigint as balance,
    coalesce(-sum(amount_cents) filter (where ledger_account = 'prepayments'), 0)::bigint as credit,
    coalesce(-sum(amount_cents) filter (where ledger_account = 'deposits_held'), 0)::bigint as deposit,
    (select max(period) from charge where lease_id = $1 and kind = 'rent') as "chargedUpTo",
    (select coalesce(array_agg(period), '{}') from charge where lease_id = $1 and kind = 'late_fee') as "lateFeesOf"
  from posting where lease_id = $1 and ledger_account in ('rent_receivable', 'prepayments', 'deposits_held')`;

/** Reads balances. Each one is a sum of postings; no balance is stored separately. */
@Injectable()
export class LeaseBalances {
  async of(query: Query, leaseId: string): Promise<LeaseBalance> {
    const rows = await query<{
      balance: number;
      credit: number;
      deposit: number;
      chargedUpTo: string | null;
      lateFeesOf: string[];
    }>(SUMS, [leaseId]);
    const { balance, credit, deposit, chargedUpTo, lateFeesOf } = orNotFound(rows[0]);
    return {
      balanceCents: cents(balance),
      creditCents: cents(credit),
      // Nothing is held of a deposit that was returned before its payment was reversed.
      depositHeldCents: cents(Math.max(0, deposit)),
      open: await openCharges(query, [leaseId]),
      chargedUpTo: chargedUpTo === null ? null : month(chargedUpTo),
      lateFeesOf,
    };
  }
}
