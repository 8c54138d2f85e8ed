import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { platformPaymentChanged } from '../payments/providers/platform.events.js';
import { PaymentProviders } from '../payments/providers/providers.service.js';
import type { KnownPlatformPayment, PlatformAnswer, PlatformOrder } from '../payments/rules/platform-payments.js';
import { SubscriptionProducts } from './products.service.js';
import { nextAttempt } from './rules/dunning.js';
import { SubscriptionChanges } from './subscription-changes.service.js';
import { SubscriptionInvoice, type BillState } from './subscription-invoice.entity.js';
import { lockSubscription } from './subscription-lock.js';
import { SubscriptionMails } from './subscription-mails.service.js';
import { SubscriptionMethods } from './subscription-methods.service.js';

const WAITING: readonly BillState[] = ['open', 'processing'];
/** Longer than a request takes: of what the provider has not heard by then it never will. */
const LOST_MS = 5 * 60_000;

/** Collects invoices through the provider and records what became of them: whatever is asked or told twice takes effect once. */
@Injectable()
export class Charges {
  private readonly log = new Logger('Subscriptions');

  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
    private readonly products: SubscriptionProducts,
    private readonly methods: SubscriptionMethods,
    private readonly changes: SubscriptionChanges,
    private readonly mails: SubscriptionMails,
  ) {}

  /** Asks the provider for the money of an open invoice. Asked again, it is the same payment. */
  async collect(id: string): Promise<PlatformAnswer> {
    const invoice = await this.read(id);
    if (invoice.state !== 'open') return { state: 'processing', reference: invoice.providerReference ?? '' };
    const { actionUrl, providerReference } = invoice;
    if (actionUrl && providerReference) return { state: 'requires_action', reference: providerReference, actionUrl };
    const order = await this.orderOf(invoice);
    const answer: PlatformAnswer =
      order.method || invoice.attended
        ? await this.providers.named(invoice.provider).platform.start(order)
        : { state: 'failed', reference: `none-${id}-${invoice.attempt}`, failure: 'no_saved_method' };
    await this.take(id, answer, invoice.attempt);
    return answer;
  }

  /** Gives up what waits for the payer. What was paid meanwhile is taken. */
  async giveUp(id: string): Promise<void> {
    const invoice = await this.read(id);
    if (invoice.state !== 'open' || !invoice.attended) return;
    const answer = await this.providers.named(invoice.provider).platform.giveUp(knownOf(invoice));
    await this.take(id, answer ?? { state: 'cancelled', reference: '' }, invoice.attempt);
  }

  @Handles(platformPaymentChanged, 'subscriptions.payment-changed')
  async changed({ invoiceId }: { invoiceId: string }): Promise<void> {
    const [known] = await this.scope.rows('select 1 from subscription_invoice where id = $1', [invoiceId]);
    if (known) await this.refresh(invoiceId);
  }

  /** Asks the provider how a payment is now: its message or its answer may never have come. */
  async refresh(id: string): Promise<void> {
    const invoice = await this.read(id);
    const { platform } = this.providers.named(invoice.provider);
    if (invoice.state === 'paid') return this.lookForRefunds(invoice);
    const answer = await platform.find(knownOf(invoice));
    if (answer) return this.take(id, answer, invoice.attempt);
    if (!WAITING.includes(invoice.state)) return;
    const lost = this.scope.clock.now().getTime() - invoice.askedAt.getTime() > LOST_MS;
    // It is certain that nothing was charged. No one waits for the page of one that was lost; without a page the provider is just asked again.
    if (!invoice.attended) await this.collect(id);
    else if (lost) await this.take(id, { state: 'cancelled', reference: '' }, invoice.attempt);
  }

  /** Sends back what an invoice took, as far as it has not gone back. Repeated until the provider has answered. */
  async sendBack(id: string): Promise<void> {
    const invoice = await this.read(id);
    if (invoice.moneyBack !== 'asked') return;
    const { accountId, demo, provider, providerReference, totalCents } = invoice;
    const order = { accountId, demo, refundId: id, reference: providerReference ?? '', amountCents: totalCents };
    const { state } = await this.providers.named(provider).platform.refund(order);
    if (state === 'processing') return this.touch(invoice);
    await this.change(invoice, 'subscription.refund', async (tx, present) => {
      if (present.moneyBack !== 'asked') return;
      present.moneyBack = state === 'succeeded' ? 'refunded' : 'failed';
      if (state !== 'succeeded') return this.log.error(`Invoice ${id} could not be sent back`);
      await this.wentBack(tx, present, totalCents);
    });
  }

  /** What the provider tells of an invoice. `attempt`: which try it is about. */
  async take(id: string, answer: PlatformAnswer, attempt: number): Promise<void> {
    const invoice = await this.read(id);
    await this.change(invoice, 'subscription.report', (tx, present) => this.apply(tx, present, answer, attempt));
  }

  private async apply(tx: Tx, invoice: SubscriptionInvoice, answer: PlatformAnswer, attempt: number): Promise<void> {
    const current = invoice.attempt === attempt;
    if (current) invoice.askedAt = this.scope.clock.now();
    if (current && answer.reference) invoice.providerReference = answer.reference;
    if (answer.state === 'succeeded') return this.succeeded(tx, invoice, answer);
    if (!current || !WAITING.includes(invoice.state)) return;
    if (answer.state === 'processing') Object.assign(invoice, { state: 'processing', actionUrl: null });
    else if (answer.state === 'requires_action') invoice.actionUrl = answer.actionUrl ?? null;
    else if (answer.state === 'failed') await this.failed(tx, invoice, answer.failure ?? 'declined');
    else if (answer.state === 'cancelled') {
      invoice.actionUrl = null;
      // A renewal is still owed when its page was left.
      invoice.state = invoice.kind === 'renewal' ? 'failed' : 'cancelled';
    }
  }

  private async succeeded(tx: Tx, invoice: SubscriptionInvoice, answer: PlatformAnswer): Promise<void> {
    if (invoice.state === 'paid') return;
    if (answer.reference) invoice.providerReference = answer.reference;
    const { provider } = invoice;
    const isWanted = WAITING.includes(invoice.state) || (invoice.kind === 'renewal' && invoice.state === 'failed');
    if (!isWanted) {
      // It was given up, and something else may have been bought instead: no one pays twice.
      invoice.moneyBack ??= 'asked';
      return;
    }
    if (answer.method) await this.methods.keep(tx, invoice, provider, answer.method);
    await this.changes.paid(tx, invoice);
  }

  private async failed(tx: Tx, invoice: SubscriptionInvoice, failure: string): Promise<void> {
    Object.assign(invoice, { state: 'failed', failure, actionUrl: null });
    if (invoice.kind !== 'renewal') return;
    const subscription = orNotFound(await this.changes.find(tx, invoice));
    const now = this.scope.clock.now();
    await this.changes.unpaid(tx, subscription, nextAttempt(subscription.failedAt ?? now, now));
  }

  /** Refunds that the office has begun on the provider's own pages. */
  private async lookForRefunds(invoice: SubscriptionInvoice): Promise<void> {
    const cents = await this.providers.named(invoice.provider).platform.refunded(knownOf(invoice));
    if (cents === null || cents <= invoice.refundedCents) return;
    await this.change(invoice, 'subscription.refund', (tx, present) => this.wentBack(tx, present, cents));
  }

  private async wentBack(tx: Tx, invoice: SubscriptionInvoice, cents: number): Promise<void> {
    const more = cents - invoice.refundedCents;
    if (more <= 0) return;
    Object.assign(invoice, { refundedCents: cents, refundedAt: this.scope.clock.now() });
    if (cents >= invoice.totalCents) invoice.moneyBack = 'refunded';
    await this.mails.refunded(tx, invoice, more);
  }

  /** Changes an invoice under the lock of its subscription. */
  private change(
    { id, accountId, demo, product }: SubscriptionInvoice,
    action: string,
    fn: (tx: Tx, invoice: SubscriptionInvoice) => Promise<void> | void,
  ): Promise<void> {
    const write = () =>
      this.scope.write(action, async (tx) => {
        await lockSubscription(tx, accountId, product);
        const invoice = orNotFound(
          await tx.em.findOne(SubscriptionInvoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
        );
        tx.about('subscription_invoice', id, accountId);
        tx.changed(['subscriptions', product], [id], { accounts: [accountId] });
        await fn(tx, invoice);
      });
    return this.scope.asSystem('subscription', write, { accountId, demo, by: this.scope.actor.userId });
  }

  private touch(invoice: SubscriptionInvoice): Promise<void> {
    return this.change(invoice, 'subscription.report', (_, present) => {
      present.askedAt = this.scope.clock.now();
    });
  }

  private async read(id: string): Promise<SubscriptionInvoice> {
    return this.scope.asSystem('subscription', async () =>
      orNotFound(await this.scope.load((em) => em.findOne(SubscriptionInvoice, { id }))),
    );
  }

  private async orderOf(invoice: SubscriptionInvoice): Promise<PlatformOrder> {
    const { id, accountId, demo, attempt, totalCents, currency, plan, period, product, attended } = invoice;
    const payer = { accountId, demo };
    return {
      ...payer,
      invoiceId: id,
      attempt,
      totalCents,
      currency,
      description: this.mails.planName(currentContext().language, plan),
      email: await this.methods.ownerEmail(payer),
      bank: period === 'year',
      backTo: this.products.of(product).page,
      method: attended ? null : await this.methods.of(payer),
    };
  }
}

function knownOf(invoice: SubscriptionInvoice): KnownPlatformPayment {
  const { id, accountId, demo, attempt, providerReference, createdAt } = invoice;
  return { invoiceId: id, accountId, demo, attempt, reference: providerReference ?? null, createdAt };
}
