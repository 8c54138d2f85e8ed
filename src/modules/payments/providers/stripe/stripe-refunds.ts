import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import type { Payee, ProviderRefund, RefundAnswer, RefundOrder } from '../payment-provider.js';
import { ConnectedAccounts, NoAccount } from './connected-accounts.js';
import { isFinal } from './stripe-errors.js';
import { idOf, stateOfRefund } from './stripe-states.js';

/** Refunds with Stripe: those that we send, and those that someone starts on Stripe's own pages. */
@Injectable()
export class StripeRefunds {
  constructor(private readonly accounts: ConnectedAccounts) {}

  /**
   * A permanent refusal counts as an answer: the payment was already refunded or is disputed, the account has no money,
   * or there is no account. Asking again would give the same answer.
   */
  async send(order: RefundOrder): Promise<RefundAnswer> {
    try {
      return await this.sent(order);
    } catch (error) {
      if (!isFinal(error) && !(error instanceof NoAccount)) throw error;
      return { state: 'failed', reference: `refused-${order.refundId}` };
    }
  }

  /** Checks first whether this refund was already sent, because Stripe forgets idempotency keys after a day. */
  private async sent({ refundId, paymentReference, amountCents, ...payee }: RefundOrder): Promise<RefundAnswer> {
    const { stripe, on } = await this.accounts.of(payee);
    const intent = await intentOf(stripe, on, paymentReference);
    if (!intent) return { state: 'failed', reference: `none-${refundId}` };
    const sent = await stripe.refunds.list({ payment_intent: intent, limit: 100 }, on);
    const known = sent.data.find(({ metadata }) => metadata?.['refundId'] === refundId);
    const terms = {
      payment_intent: intent,
      amount: amountCents,
      refund_application_fee: false,
      metadata: { refundId },
    };
    const refund = known ?? (await stripe.refunds.create(terms, { ...on, idempotencyKey: `refund-${refundId}` }));
    return { state: stateOfRefund(refund.status), reference: refund.id };
  }

  async find(payee: Payee, reference: string): Promise<ProviderRefund> {
    const { stripe, on } = await this.accounts.of(payee);
    return listed(await stripe.refunds.retrieve(reference, { expand: ['payment_intent'] }, on));
  }

  async since(payee: Payee, since: Date): Promise<ProviderRefund[]> {
    const { stripe, on } = await this.accounts.of(payee);
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const found: ProviderRefund[] = [];
    for await (const refund of stripe.refunds.list({ created, limit: 100, expand: ['data.payment_intent'] }, on))
      if (refund.payment_intent) found.push(listed(refund));
    return found;
  }
}

async function intentOf(stripe: Stripe, on: Stripe.RequestOptions, reference: string | null): Promise<string | null> {
  if (!reference?.startsWith('cs_')) return reference?.startsWith('pi_') ? reference : null;
  return idOf((await stripe.checkout.sessions.retrieve(reference, {}, on)).payment_intent);
}

/** A refund with the metadata of its payment, which Stripe has to expand. */
export function listed({ id, status, amount, metadata, payment_intent }: Stripe.Refund): ProviderRefund {
  const paymentId = typeof payment_intent === 'object' ? payment_intent?.metadata['paymentId'] : undefined;
  return {
    reference: id,
    refundId: metadata?.['refundId'] ?? null,
    paymentReference: idOf(payment_intent) ?? '',
    paymentId: paymentId ?? null,
    amountCents: amount,
    state: stateOfRefund(status),
  };
}
