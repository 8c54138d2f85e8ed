import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import type {
  KnownPayment,
  Payee,
  PaymentOrder,
  PaymentProvider,
  ProviderAnswer,
  ProviderPayment,
  ProviderRefund,
  RefundAnswer,
  RefundOrder,
} from '../payment-provider.js';
import { CheckoutPages } from './checkout-pages.js';
import { ConnectedAccounts, NoAccount } from './connected-accounts.js';
import { SavedMethods } from './saved-methods.service.js';
import { answerOfIntent, refused, seconds } from './stripe-answers.js';
import { StripePlatformPayments } from './stripe-platform-payments.js';
import { StripeRefunds } from './stripe-refunds.js';
import { stateOfSession, stripeMethod } from './stripe-states.js';

/**
 * Stripe Connect, direct charges on the landlord's account with the method's fee as application fee
 * (docs/specification/payments.md). Tenants pay on Stripe's own page, so no third-party script runs on ours. Autopay
 * charges the method saved with Stripe.
 */
@Injectable()
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';

  constructor(
    private readonly accounts: ConnectedAccounts,
    private readonly pages: CheckoutPages,
    private readonly saved: SavedMethods,
    private readonly refunds: StripeRefunds,
    readonly platform: StripePlatformPayments,
  ) {}

  async start(order: PaymentOrder): Promise<ProviderAnswer> {
    if (order.unattended) return this.debit(order);
    const { stripe, on } = await this.accounts.of(order);
    const session = await stripe.checkout.sessions.create(await this.pages.forPayment(order), {
      ...on,
      idempotencyKey: order.paymentId,
    });
    return { state: 'requires_action', reference: session.id, actionUrl: session.url };
  }

  async find(payment: KnownPayment): Promise<ProviderAnswer | null> {
    const { stripe, on } = await this.accounts.of(payment);
    const reference = payment.reference ?? (await this.searched(stripe, on, payment));
    if (reference === null) return null;
    if (reference.startsWith('pi_')) return answerOfIntent(await stripe.paymentIntents.retrieve(reference, {}, on));
    if (!reference.startsWith('cs_')) return { state: 'failed', reference };
    const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }, on);
    return { state: stateOfSession(session), reference, actionUrl: session.url };
  }

  /** An account that was disconnected can't be asked, so the payment is canceled here. */
  async giveUp(payment: KnownPayment): Promise<ProviderAnswer | null> {
    const known = await this.accounts.of(payment).catch(noneForNoAccount);
    if (!known) return null;
    const { stripe, on } = known;
    // Stripe refuses when the page was finished in the meantime. Then its state is correct.
    if (payment.reference?.startsWith('cs_'))
      await stripe.checkout.sessions.expire(payment.reference, {}, on).catch(() => undefined);
    return this.find(payment);
  }

  async listSince(payee: Payee, since: Date): Promise<ProviderPayment[]> {
    const { stripe, on } = await this.accounts.of(payee);
    const found: ProviderPayment[] = [];
    for await (const intent of stripe.paymentIntents.list({ created: { gte: seconds(since) }, limit: 100 }, on)) {
      if (intent.status === 'succeeded') found.push(listed(intent));
    }
    return found;
  }

  refund(order: RefundOrder): Promise<RefundAnswer> {
    return this.refunds.send(order);
  }

  findRefund(payee: Payee, reference: string): Promise<ProviderRefund> {
    return this.refunds.find(payee, reference);
  }

  listRefunds(payee: Payee, since: Date): Promise<ProviderRefund[]> {
    return this.refunds.since(payee, since);
  }

  /**
   * Collects without the payer present. A refused card, or one that Stripe no longer has, is an outcome, not a failure
   * of the call.
   */
  private async debit(order: PaymentOrder): Promise<ProviderAnswer> {
    const method = await this.saved.of(order);
    const type = stripeMethod(order.method, order.currency);
    if (!method || !type) return { state: 'failed', reference: `none-${order.paymentId}`, failure: 'no_saved_method' };
    const { stripe, on } = await this.accounts.of(order);
    const { paymentId, totalCents, feeCents, currency } = order;
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: totalCents,
          currency: currency.toLowerCase(),
          application_fee_amount: feeCents,
          customer: method.customer,
          payment_method: method.reference,
          allowed_payment_method_types: [type],
          off_session: true,
          confirm: true,
          metadata: { paymentId, way: 'saved' },
        },
        { ...on, idempotencyKey: paymentId },
      );
      return answerOfIntent(intent);
    } catch (error) {
      return refused(error, paymentId);
    }
  }

  /** Finds a payment whose answer was lost: by our id, among the payments that Stripe has created since then. */
  private async searched(
    stripe: Stripe,
    on: Stripe.RequestOptions,
    { paymentId, createdAt }: KnownPayment,
  ): Promise<string | null> {
    const created = { gte: seconds(createdAt) - 60 };
    for await (const session of stripe.checkout.sessions.list({ created, limit: 100 }, on))
      if (session.client_reference_id === paymentId) return session.id;
    for await (const intent of stripe.paymentIntents.list({ created, limit: 100 }, on))
      if (intent.metadata['paymentId'] === paymentId) return intent.id;
    return null;
  }
}

function noneForNoAccount(error: unknown): null {
  if (error instanceof NoAccount) return null;
  throw error;
}

function listed({
  id,
  amount,
  currency,
  created,
  metadata,
  payment_method_types = [],
}: Stripe.PaymentIntent): ProviderPayment {
  return {
    reference: id,
    paymentId: metadata['paymentId'] ?? null,
    amountCents: amount,
    currency: currency.toUpperCase(),
    method: payment_method_types.includes('card') ? 'credit_card' : 'bank',
    createdAt: new Date(created * 1000),
  };
}
