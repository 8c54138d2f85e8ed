import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import type { PaymentState } from '../payment.states.js';
import type { ProviderAnswer, RefundAnswer } from '../providers/payment-provider.js';
import { SavedMethods } from './saved-methods.service.js';
import { StripeClient } from './stripe-client.js';
import { answerOfIntent } from './stripe-provider.js';
import { idOf, stateOfRefund, stateOfSession } from './stripe-states.js';

/** What a message of Stripe says about something of ours. */
export type Meaning =
  | { readonly kind: 'payments'; readonly reports: readonly { paymentId: string; answer: ProviderAnswer }[] }
  | { readonly kind: 'refund'; readonly refundId: string; readonly answer: RefundAnswer }
  | { readonly kind: 'account'; readonly detailsSubmitted: boolean; readonly chargesEnabled: boolean; readonly payoutsEnabled: boolean }
  | { readonly kind: 'method'; readonly kept: NonNullable<Awaited<ReturnType<SavedMethods['read']>>> };

const CLOSED: Readonly<Partial<Record<string, PaymentState>>> = { won: 'won', warning_closed: 'won', lost: 'lost' };

/** Reads messages of Stripe; asks Stripe for what a message leaves out. Null: it is about nothing of ours. */
@Injectable()
export class EventMeaning {
  constructor(
    private readonly client: StripeClient,
    private readonly saved: SavedMethods,
  ) {}

  async of(event: Stripe.Event, account: string): Promise<Meaning | null> {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.expired':
      case 'checkout.session.async_payment_succeeded':
        return this.ofSession(event.data.object, account);
      case 'checkout.session.async_payment_failed':
        return payment(event.data.object.client_reference_id, { state: 'failed', reference: event.data.object.id });
      case 'payment_intent.succeeded':
      case 'payment_intent.processing':
      case 'payment_intent.canceled':
      case 'payment_intent.payment_failed':
        return ofIntent(event.data.object);
      case 'charge.dispute.created':
      case 'charge.dispute.closed':
        return this.ofDispute(event.data.object, account);
      case 'refund.updated':
      case 'refund.failed':
        return ofRefund(event.data.object);
      case 'payout.paid':
        return this.ofPayout(event.data.object, account);
      case 'account.updated':
        return ofAccount(event.data.object);
      case 'account.application.deauthorized':
        return { kind: 'account', detailsSubmitted: false, chargesEnabled: false, payoutsEnabled: false };
      default:
        return null;
    }
  }

  private async ofSession(session: Stripe.Checkout.Session, account: string): Promise<Meaning | null> {
    if (session.mode !== 'setup') return payment(session.client_reference_id, { state: stateOfSession(session), reference: session.id });
    const kept = session.status === 'complete' ? await this.saved.read(session, account, await this.client.sdk()) : null;
    return kept && { kind: 'method', kept };
  }

  private async ofDispute({ payment_intent, status, reason }: Stripe.Dispute, stripeAccount: string): Promise<Meaning | null> {
    const intentId = idOf(payment_intent);
    if (!intentId) return null;
    const { metadata } = await (await this.client.sdk()).paymentIntents.retrieve(intentId, {}, { stripeAccount });
    return payment(metadata['paymentId'], { state: CLOSED[status] ?? 'disputed', reference: intentId, failure: reason.slice(0, 60) });
  }

  /** The money of these payments has reached the landlord's bank. */
  private async ofPayout({ id }: Stripe.Payout, stripeAccount: string): Promise<Meaning> {
    const stripe = await this.client.sdk();
    const reports = [];
    for await (const { source } of stripe.balanceTransactions.list({ payout: id, expand: ['data.source'], limit: 100 }, { stripeAccount })) {
      const paymentId = typeof source === 'object' && source?.object === 'charge' ? source.metadata['paymentId'] : undefined;
      if (paymentId) reports.push({ paymentId, answer: { state: 'settled' as const, reference: id } });
    }
    return { kind: 'payments', reports };
  }
}

function payment(paymentId: string | null | undefined, answer: ProviderAnswer): Meaning | null {
  return paymentId ? { kind: 'payments', reports: [{ paymentId, answer }] } : null;
}

/** On Stripe's page a refused card may be followed by a good one: there the page says when it is over. */
function ofIntent(intent: Stripe.PaymentIntent): Meaning | null {
  const answer = answerOfIntent(intent);
  const { paymentId, way } = intent.metadata;
  return answer.state === 'failed' && way === 'page' ? null : payment(paymentId, answer);
}

function ofRefund({ id, status, metadata }: Stripe.Refund): Meaning | null {
  const refundId = metadata?.['refundId'];
  return refundId ? { kind: 'refund', refundId, answer: { state: stateOfRefund(status), reference: id } } : null;
}

function ofAccount({ details_submitted, charges_enabled, payouts_enabled }: Stripe.Account): Meaning {
  return { kind: 'account', detailsSubmitted: details_submitted, chargesEnabled: charges_enabled, payoutsEnabled: payouts_enabled };
}
