import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { PaymentReports } from './payment-reports.service.js';
import type { PaymentState } from './payment.states.js';
import type { KnownPayment } from './providers/payment-provider.js';
import type { ProviderName } from './providers/provider-names.js';
import { PaymentProviders } from './providers/providers.service.js';

type Open = KnownPayment & { state: PaymentState; provider: ProviderName | 'offline'; payerId: string | null };

const ONE = `select id as "paymentId", account_id as "accountId", demo, provider_reference as reference, provider_account as "providerAccount", created_at as "createdAt", state, provider, payer_id as "payerId"
  from payment where id = $1`;

/** Payments that their payers haven't confirmed yet. */
@Injectable()
export class OpenPayments {
  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
    private readonly reports: PaymentReports,
  ) {}

  /**
   * Cancels a payment, so that its charges can be paid again. Repeating this is harmless. 404 for someone else's
   * payment, 422 for one on its way.
   */
  async giveUp(paymentId: string): Promise<void> {
    const [row] = await this.scope.rows<Open>(ONE, [paymentId]);
    const { state, provider, payerId, ...payment } = orNotFound(row);
    if (payerId !== this.scope.actor.userId) throw new Problem('not_found');
    if (state === 'cancelled') return;
    if (state !== 'requires_action' || provider === 'offline') throw new Problem('transition_forbidden');
    const answer = await this.providers.named(provider).giveUp(payment);
    await this.reports.take(
      paymentId,
      answer ?? { state: 'cancelled', reference: payment.reference ?? `given-up-${paymentId}` },
    );
  }
}
