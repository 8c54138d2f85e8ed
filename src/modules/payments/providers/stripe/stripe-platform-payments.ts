import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { languageOf } from '../../../../contract/languages.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { Settings } from '../../../../platform/config/settings.js';
import { currentContext } from '../../../../platform/scope/context.js';
import type {
  KnownPlatformPayment,
  MethodToLeave,
  PlatformAnswer,
  PlatformMethod,
  PlatformOrder,
  PlatformPayments,
  PlatformRefund,
} from '../../rules/platform-payments.js';
import type { Payee, RefundAnswer } from '../payment-provider.js';
import { OPEN_SECONDS } from './checkout-pages.js';
import { labelOf } from './method-label.js';
import { answerOfIntent, refused, seconds } from './stripe-answers.js';
import { StripeClient } from './stripe-client.js';
import { isFinal } from './stripe-errors.js';
import { idOf, stateOfRefund, stateOfSession } from './stripe-states.js';

/** Which of Stripe's methods pay in the product's price currency, US dollars. */
const TYPES = { card: 'card', bank: 'us_bank_account' } as const;

/**
 * What accounts pay to the platform: charges on our own Stripe account, never on a connected one. The first payment is
 * made on Stripe's page, which keeps the card; later ones are charged to it without the customer present.
 */
@Injectable()
export class StripePlatformPayments implements PlatformPayments {
  constructor(
    private readonly client: StripeClient,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async start(order: PlatformOrder): Promise<PlatformAnswer> {
    const stripe = await this.client.sdk();
    if (order.method) return this.debit(stripe, order, order.method);
    const page = await stripe.checkout.sessions.create(this.page(order), { idempotencyKey: keyOf(order) });
    return { state: 'requires_action', reference: page.id, actionUrl: page.url };
  }

  async find(payment: KnownPlatformPayment): Promise<PlatformAnswer | null> {
    const stripe = await this.client.sdk();
    const reference = payment.reference ?? (await searched(stripe, payment));
    if (reference === null) return null;
    if (reference.startsWith('pi_')) return unattended(await stripe.paymentIntents.retrieve(reference));
    if (!reference.startsWith('cs_')) return { state: 'failed', reference };
    const page = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] });
    const state = stateOfSession(page);
    const done = state === 'succeeded' || state === 'processing';
    return { state, reference, actionUrl: page.url, method: done ? await this.methodOf(stripe, page) : null };
  }

  async giveUp(payment: KnownPlatformPayment): Promise<PlatformAnswer | null> {
    // Stripe refuses when the page was finished in the meantime. Then its state is correct.
    if (payment.reference?.startsWith('cs_'))
      await (await this.client.sdk()).checkout.sessions.expire(payment.reference).catch(() => undefined);
    return this.find(payment);
  }

  /** Checks first whether this refund was already sent, because Stripe forgets idempotency keys after a day. */
  async refund({ refundId, reference, amountCents }: PlatformRefund): Promise<RefundAnswer> {
    const stripe = await this.client.sdk();
    const intent = await intentOf(stripe, reference);
    if (!intent) return { state: 'failed', reference: `none-${refundId}` };
    try {
      const sent = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
      const refund =
        sent.data.find(({ metadata }) => metadata?.['refundId'] === refundId) ??
        (await stripe.refunds.create(
          { payment_intent: intent, amount: amountCents, metadata: { refundId } },
          { idempotencyKey: `platform-refund-${refundId}` },
        ));
      return { state: stateOfRefund(refund.status), reference: refund.id };
    } catch (error) {
      if (!isFinal(error)) throw error;
      return { state: 'failed', reference: `refused-${refundId}` };
    }
  }

  async refunded({ reference }: KnownPlatformPayment): Promise<number | null> {
    const stripe = await this.client.sdk();
    const intent = reference ? await intentOf(stripe, reference) : null;
    if (!intent) return null;
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    return data.filter(({ status }) => status === 'succeeded').reduce((total, { amount }) => total + amount, 0);
  }

  async beginSaving({ accountId, email, backTo }: MethodToLeave): Promise<{ url: string | null; method: null }> {
    const page = await (
      await this.client.sdk()
    ).checkout.sessions.create({
      mode: 'setup',
      currency: 'usd',
      customer_creation: 'always',
      ...(email && { customer_email: email }),
      ...this.common([TYPES.card], backTo),
      metadata: { platformAccountId: accountId },
    });
    return { url: page.url, method: null };
  }

  async saved({ accountId }: Payee, page: string): Promise<PlatformMethod | null> {
    const stripe = await this.client.sdk();
    const session = await stripe.checkout.sessions.retrieve(page);
    if (session.status !== 'complete' || session.metadata?.['platformAccountId'] !== accountId) return null;
    const intent = idOf(session.setup_intent);
    const customer = idOf(session.customer);
    if (!intent || !customer) return null;
    const { payment_method } = await stripe.setupIntents.retrieve(intent, { expand: ['payment_method'] });
    return methodFrom(customer, payment_method);
  }

  private page(order: PlatformOrder): Stripe.Checkout.SessionCreateParams {
    const { invoiceId, attempt, totalCents, currency, description, email, bank, backTo } = order;
    return {
      mode: 'payment',
      client_reference_id: invoiceId,
      expires_at: Math.floor(this.clock.now().getTime() / 1000) + OPEN_SECONDS,
      customer_creation: 'always',
      ...(email && { customer_email: email }),
      ...this.common(bank ? [TYPES.card, TYPES.bank] : [TYPES.card], backTo),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: totalCents,
            product_data: { name: description },
          },
        },
      ],
      payment_intent_data: {
        setup_future_usage: 'off_session',
        metadata: { invoiceId, attempt: String(attempt), way: 'page' },
      },
      metadata: { invoiceId },
    };
  }

  private common(types: string[], backTo: string) {
    const back = `${this.settings.publicUrl}${backTo}`;
    return {
      allowed_payment_method_types: types,
      locale: languageOf(currentContext().language),
      success_url: `${back}?paid=page`,
      cancel_url: `${back}?left=page`,
    };
  }

  /** A refused card, or one that Stripe no longer has, is an outcome, not a failure of the call. */
  private async debit(stripe: Stripe, order: PlatformOrder, method: PlatformMethod): Promise<PlatformAnswer> {
    const { invoiceId, attempt, totalCents, currency, description } = order;
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: totalCents,
          currency: currency.toLowerCase(),
          description,
          customer: method.customer,
          payment_method: method.reference,
          allowed_payment_method_types: [TYPES[method.kind]],
          off_session: true,
          confirm: true,
          metadata: { invoiceId, attempt: String(attempt), way: 'saved' },
        },
        { idempotencyKey: keyOf(order) },
      );
      return unattended(intent);
    } catch (error) {
      return refused(error, `${invoiceId}-${attempt}`);
    }
  }

  private async methodOf(stripe: Stripe, page: Stripe.Checkout.Session): Promise<PlatformMethod | null> {
    const customer = idOf(page.customer);
    const intent = idOf(page.payment_intent);
    if (!customer || !intent) return null;
    const { payment_method } = await stripe.paymentIntents.retrieve(intent, { expand: ['payment_method'] });
    return methodFrom(customer, payment_method);
  }
}

const keyOf = ({ invoiceId, attempt }: PlatformOrder) => `platform-${invoiceId}-${attempt}`;

/** The customer isn't present to confirm it, so a payment that needs confirmation has failed. */
function unattended(intent: Stripe.PaymentIntent): PlatformAnswer {
  const answer = answerOfIntent(intent);
  return answer.state === 'requires_action'
    ? { ...answer, state: 'failed', failure: 'authentication_required' }
    : answer;
}

function methodFrom(customer: string, method: string | Stripe.PaymentMethod | null): PlatformMethod | null {
  if (!method || typeof method === 'string') return null;
  return {
    customer,
    reference: method.id,
    kind: method.type === TYPES.bank ? 'bank' : 'card',
    label: labelOf(method),
  };
}

async function intentOf(stripe: Stripe, reference: string): Promise<string | null> {
  if (!reference.startsWith('cs_')) return reference.startsWith('pi_') ? reference : null;
  return idOf((await stripe.checkout.sessions.retrieve(reference)).payment_intent);
}

/**
 * Finds a payment whose answer was lost: this attempt of this invoice, among the payments that Stripe has created since
 * then.
 */
async function searched(
  stripe: Stripe,
  { invoiceId, attempt, createdAt }: KnownPlatformPayment,
): Promise<string | null> {
  const created = { gte: seconds(createdAt) - 60 };
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 }))
    if (
      intent.metadata['invoiceId'] === invoiceId &&
      intent.metadata['attempt'] === String(attempt) &&
      intent.metadata['way'] === 'saved'
    )
      return intent.id;
  for await (const page of stripe.checkout.sessions.list({ created, limit: 100 }))
    if (page.client_reference_id === invoiceId) return page.id;
  return null;
}
