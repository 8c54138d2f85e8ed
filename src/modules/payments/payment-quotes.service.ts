import { Injectable } from '@nestjs/common';
import { cents } from '../../contract/money.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { TenantsService } from '../leases/tenants.service.js';
import type { LeaseStanding } from '../rent/lease-standings.service.js';
import { cashbackFor } from './cashback.js';
import { OFFLINE_METHODS, quoteMethods } from './method-fees.js';
import { feeTermsOf, offlineReasonOf, prepaidPart, usualAmount } from './payment-terms.js';
import type { QuoteRequest, QuoteResponse } from './payment.dto.js';
import { PaymentProviders } from './providers/providers.service.js';
import { Setups, type Setup } from './setup/setups.service.js';

/** Computes what each method costs, before anything is paid (docs/specification/payments.md). */
@Injectable()
export class PaymentQuotes {
  constructor(
    private readonly scope: Scope,
    private readonly tenants: TenantsService,
    private readonly providers: PaymentProviders,
    private readonly setups: Setups,
  ) {}

  quote({ leaseId, amountCents }: QuoteRequest): Promise<QuoteResponse> {
    return this.scope.read(async (query) => {
      const standing = await this.standingOf(query, leaseId);
      const amount = cents(amountCents ?? usualAmount(standing));
      return this.toQuote(standing, await this.setups.of(query, standing.lease), amount);
    });
  }

  /**
   * For the named lease, otherwise the tenant's current home. For a tenant who has left, what was due by their last
   * day.
   */
  async standingOf(query: Query, leaseId?: string): Promise<LeaseStanding> {
    return (await this.tenants.ownStanding(query, leaseId)).standing;
  }

  /** How the landlord of that lease takes payments. */
  setupOf(query: Query, { lease }: LeaseStanding): Promise<Setup> {
    return this.setups.of(query, lease);
  }

  private toQuote(standing: LeaseStanding, setup: Setup, amount: ReturnType<typeof cents>): QuoteResponse {
    const { lease, payable, surcharge } = standing;
    const offlineOnly = offlineReasonOf(standing, setup);
    return {
      leaseId: lease.id,
      amountCents: amount,
      currency: lease.currency,
      owedCents: payable.owedCents,
      prepayment: prepaidPart(amount, standing) > 0,
      maxCents: payable.owedCents + payable.aheadCents,
      provider: this.providers.for(lease).name,
      methods: offlineOnly
        ? []
        : quoteMethods(amount, feeTermsOf(standing, setup)).map((quote) => ({
            ...quote,
            cashbackCents: cashbackFor(quote.method, amount),
          })),
      freeMethods: [...OFFLINE_METHODS],
      offlineOnly,
      surcharge: surcharge.reason,
      surchargeSource: surcharge.source,
      feeBearer: setup.feeBearer,
    };
  }
}
