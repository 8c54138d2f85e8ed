import { Injectable } from '@nestjs/common';
import type { Day } from '../../contract/days.js';
import { add, cents, ZERO, type Cents } from '../../contract/money.js';
import { Scope } from '../../platform/scope/scope.js';
import { refuse } from '../regions/rules/agreed-terms.js';
import {
  readingsOf,
  regionLawAt,
  recordOf,
  ruleOf,
  statusOf,
  wordsOf,
  type Place,
} from '../regions/rules/region-law.js';
import { findingOf, refusals } from '../regions/rules/rule-finding.js';
import { LeaseStandings } from './lease-standings.service.js';
import type { ReturnedFeeResponse } from './returned-fee.dto.js';

export interface AskedFee {
  readonly fee: Cents;
  /** What the landlord's bank charged for the payment that came back. */
  readonly bankCharge: Cents;
  readonly on: Day;
}

/** The region's fee for a payment that the bank returned. */
@Injectable()
export class ReturnedFees {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
  ) {}

  /** What the region allows at a lease's home, for the landlord to decide. 404 for someone else's lease. */
  async allowed(leaseId: string): Promise<ReturnedFeeResponse> {
    const { lease, today } = await this.scope.read((query) => this.standings.of(query, leaseId));
    const law = regionLawAt(lease);
    const rule = ruleOf(law, 'returned_payment', today);
    const record = recordOf(law, 'returned_payment', today);
    const leading = record?.facts.find(({ source }) => source !== null);
    return {
      status: statusOf(law, 'returned_payment', today),
      fixedCents: rule ? (rule.fixedCents ?? 0) : null,
      bankCharge: rule?.bankCharge ?? false,
      value: wordsOf(record),
      words: readingsOf(record),
      source: leading?.source ?? null,
      currency: lease.currency,
      today,
    };
  }

  /**
   * 422 `region_rule` for more than the region allows. Where no amount, or no law, is recorded, the landlord decides
   * after a warning.
   */
  hold(at: Place, { fee, bankCharge, on }: AskedFee): void {
    const law = regionLawAt(at);
    const rule = ruleOf(law, 'returned_payment', on);
    if (!rule) return;
    const limit = add(cents(rule.fixedCents ?? 0), rule.bankCharge ? bankCharge : ZERO);
    if (fee > limit)
      refuse(refusals([findingOf(law, on, 'returned_payment', 'returned_fee_over_limit', { cents: limit })]), {
        returned_payment: 'feeCents',
      });
  }
}
