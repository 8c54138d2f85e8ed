import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import type { ProviderAnswer, ProviderRefund } from '../payment-provider.js';
import { ConnectedAccounts } from './connected-accounts.js';
import type { Payout } from './payout-reports.service.js';
import { SavedMethods } from './saved-methods.service.js';
import { answerOfIntent } from './stripe-answers.js';
import { StripeClient } from './stripe-client.js';
import { answerOfDisputes } from './stripe-disputes.js';
import { readPayout } from './stripe-payouts.js';
import { listed } from './stripe-refunds.js';
import { idOf, stateOfSession } from './stripe-states.js';

/** A payment that a message is about: by our id, by Stripe's, or both. */
export interface PaymentReport {
  readonly paymentId: string | null | undefined;
  readonly intentId: string | null;
  readonly answer: ProviderAnswer;
}

/** What a message of Stripe says about something of ours. */
export type Meaning =
  | { readonly kind: 'payments'; readonly reports: readonly PaymentReport[] }
  | { readonly kind: 'payout'; readonly payout: Payout }
  | { readonly kind: 'refunds'; readonly refunds: readonly ProviderRefund[] }
  /** Ask Stripe for the current state of the account, because the message may be old. */
  | { readonly kind: 'account' }
  | { readonly kind: 'deauthorized' }
  | { readonly kind: 'method'; readonly kept: NonNullable<Awaited<ReturnType<SavedMethods['read']>>> };

/**
 * Reads messages of Stripe; asks Stripe for what a message leaves out. Null when the message has nothing to do with us.
 */
@Injectable()
export class EventMeaning {
  constructor(
    private readonly client: StripeClient,
    private readonly saved: SavedMethods,
    private readonly accounts: ConnectedAccounts,
  ) {}

  async of(event: Stripe.Event, account: string): Promise<Meaning | null> {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.expired':
      case 'checkout.session.async_payment_succeeded':
        return this.ofSession(event.data.object, account);
      case 'checkout.session.async_payment_failed':
        return this.ofFailedDebit(event.data.object, account);
      case 'payment_intent.succeeded':
      case 'payment_intent.processing':
      case 'payment_intent.canceled':
        return ofIntent(event.data.object);
      case 'payment_intent.payment_failed':
        return this.ofFailedIntent(event.data.object, account);
      case 'charge.dispute.created':
      case 'charge.dispute.closed':
        return this.ofDispute(event.data.object, account);
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
      case 'charge.refund.updated':
        return this.ofRefund(event.data.object, account);
      case 'charge.refunded':
        return this.accounts.unlessCutOff(account, this.ofRefundedCharge(event.data.object, account));
      case 'payout.paid':
        return this.accounts.unlessCutOff(account, this.ofPayout(event.data.object, account));
      case 'account.updated':
        return { kind: 'account' };
      case 'account.application.deauthorized':
        return { kind: 'deauthorized' };
      default:
        return null;
    }
  }

  private async ofSession(session: Stripe.Checkout.Session, account: string): Promise<Meaning | null> {
    if (session.mode !== 'setup')
      return payment(session.client_reference_id, idOf(session.payment_intent), {
        state: stateOfSession(session),
        reference: session.id,
      });
    const kept =
      session.status === 'complete'
        ? await this.accounts.unlessCutOff(account, this.saved.read(session, account, await this.client.sdk()))
        : null;
    return kept && { kind: 'method', kept };
  }

  /** With the reason, which the page's message doesn't contain. */
  private async ofFailedDebit(
    { id, client_reference_id, payment_intent }: Stripe.Checkout.Session,
    account: string,
  ): Promise<Meaning | null> {
    const intentId = idOf(payment_intent);
    const intent = intentId ? await this.intent(intentId, account) : null;
    const answer = intent && answerOfIntent(intent);
    return payment(client_reference_id, intentId, { ...answer, state: answer?.state ?? 'failed', reference: id });
  }

  /**
   * On Stripe's page the payer may use a good card after a refused one, so a payment there has failed only when the
   * page itself reports its end. For other payments Stripe is asked for the current state, so that a late report of a
   * failure doesn't undo money that has arrived since.
   */
  private async ofFailedIntent(intent: Stripe.PaymentIntent, account: string): Promise<Meaning | null> {
    return intent.metadata['way'] === 'page' ? null : ofIntent((await this.intent(intent.id, account)) ?? intent);
  }

  /**
   * Uses the current state of all disputes of the payment, because a payment may be disputed again, and a message about
   * the first dispute may arrive late.
   */
  private async ofDispute(dispute: Stripe.Dispute, stripeAccount: string): Promise<Meaning | null> {
    const intentId = idOf(dispute.payment_intent);
    if (!intentId) return null;
    const paymentId = (await this.intent(intentId, stripeAccount))?.metadata['paymentId'];
    const listed = await this.accounts.unlessCutOff(
      stripeAccount,
      (await this.client.sdk()).disputes.list({ payment_intent: intentId, limit: 100 }, { stripeAccount }),
    );
    const data = listed?.data ?? [];
    const all = data.some(({ id }) => id === dispute.id) ? data : [...data, dispute];
    return payment(paymentId, intentId, answerOfDisputes(intentId, all));
  }

  /**
   * Reads the current state, because its failure may be reported before its beginning. A refund that was started on
   * Stripe's own pages doesn't have our ids, but its payment may.
   */
  private async ofRefund(told: Stripe.Refund, stripeAccount: string): Promise<Meaning | null> {
    const stripe = await this.client.sdk();
    return refunds([
      (await this.accounts.unlessCutOff(
        stripeAccount,
        stripe.refunds.retrieve(told.id, { expand: ['payment_intent'] }, { stripeAccount }),
      )) ?? told,
    ]);
  }

  /** The message about a charge doesn't contain its refunds. */
  private async ofRefundedCharge({ id }: Stripe.Charge, stripeAccount: string): Promise<Meaning> {
    const stripe = await this.client.sdk();
    const found: Stripe.Refund[] = [];
    for await (const refund of stripe.refunds.list(
      { charge: id, limit: 100, expand: ['data.payment_intent'] },
      { stripeAccount },
    ))
      found.push(refund);
    return refunds(found);
  }

  /**
   * The money of these payments has reached the landlord's bank, less refunds. Stripe doesn't say which payments a
   * payout contains that was requested by hand.
   */
  private async ofPayout({ id, automatic }: Stripe.Payout, stripeAccount: string): Promise<Meaning | null> {
    // A message without the field is about an automatic payout, whatever the type says.
    // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare
    if (automatic === false) return null;
    return { kind: 'payout', payout: { id, parts: await readPayout(await this.client.sdk(), id, { stripeAccount }) } };
  }

  /** Null if the account was disconnected. Then only the message is available. */
  private async intent(id: string, stripeAccount: string): Promise<Stripe.PaymentIntent | null> {
    return this.accounts.unlessCutOff(
      stripeAccount,
      (await this.client.sdk()).paymentIntents.retrieve(id, {}, { stripeAccount }),
    );
  }
}

function payment(
  paymentId: string | null | undefined,
  intentId: string | null,
  answer: ProviderAnswer,
): Meaning | null {
  return paymentId || intentId ? { kind: 'payments', reports: [{ paymentId, intentId, answer }] } : null;
}

const ofIntent = (intent: Stripe.PaymentIntent) =>
  payment(intent.metadata['paymentId'], intent.id, answerOfIntent(intent));

const refunds = (found: readonly Stripe.Refund[]): Meaning => ({ kind: 'refunds', refunds: found.map(listed) });
