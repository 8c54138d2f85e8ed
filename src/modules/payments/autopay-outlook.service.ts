import { Injectable } from '@nestjs/common';
import type { Day } from '../../contract/days.js';
import type { Cents } from '../../contract/money.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { LeaseStanding } from '../rent/lease-standings.service.js';
import { nextCollection } from './autopay-day.js';
import { quoteMethod, type OnlineMethod } from './method-fees.js';
import { feeTermsOf } from './payment-terms.js';
import { Setups } from './setup/setups.service.js';

/** What autopay collects next, and when; `totalCents` includes the fee of its method where the tenant pays it. */
export interface Collection {
  readonly on: Day;
  readonly amountCents: Cents;
  readonly totalCents: Cents;
}

/** Predicts the next collection of autopay, for screens and emails. */
@Injectable()
export class AutopayOutlook {
  constructor(
    private readonly scope: Scope,
    private readonly setups: Setups,
  ) {}

  /** Null while autopay is off, has stopped, or has nothing to collect. */
  async of(query: Query, standing: LeaseStanding): Promise<Collection | null> {
    const next = await nextCollection(query, standing, this.scope.clock.now());
    if (!next) return null;
    const [row] = await query<{ method: OnlineMethod }>('select method from autopay where lease_id = $1', [
      standing.lease.id,
    ]);
    const setup = await this.setups.of(query, standing.lease);
    const terms = feeTermsOf(standing, setup);
    const { totalCents } = quoteMethod(row?.method ?? 'bank', next.cents, terms);
    return { on: next.on, amountCents: next.cents, totalCents };
  }
}
