import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { SubscriptionProducts } from './products.service.js';
import { periodEnd } from './rules/periods.js';
import { SubscriptionInvoice } from './subscription-invoice.entity.js';
import { SubscriptionMails } from './subscription-mails.service.js';
import { Subscription, type END_REASONS } from './subscription.entity.js';

const NEXT_NUMBER = `insert into subscription_counter (demo, last_number) values ($1, 1001)
  on conflict (demo) do update set last_number = subscription_counter.last_number + 1 returning last_number as number`;

/** What payments do to a subscription. Everything here runs in a transaction that has locked it (`lockSubscription`). */
@Injectable()
export class SubscriptionChanges {
  constructor(
    private readonly scope: Scope,
    private readonly products: SubscriptionProducts,
    private readonly mails: SubscriptionMails,
  ) {}

  find(tx: Tx, { accountId, product }: Pick<Subscription, 'accountId' | 'product'>): Promise<Subscription | null> {
    return tx.em.findOne(Subscription, { accountId, product });
  }

  /** The money of an invoice is here, or none was owed: its period begins. */
  async paid(tx: Tx, invoice: SubscriptionInvoice): Promise<void> {
    const now = this.scope.clock.now();
    const [row] = await tx.rows<{ number: number }>(NEXT_NUMBER, [invoice.demo]);
    Object.assign(invoice, { state: 'paid', paidAt: now, number: `L-${row?.number}`, failure: null, actionUrl: null });
    const present = await this.find(tx, invoice);
    const startsAt = invoice.periodStart ?? now;
    // A renewal counts from where the subscription began, unless it came too late to go on from there.
    const goesOn = invoice.kind === 'renewal' && present?.endsAt?.getTime() === startsAt.getTime();
    const anchorAt = goesOn ? present.anchorAt : startsAt;
    invoice.periodStart = startsAt;
    invoice.periodEnd ??= periodEnd(anchorAt, startsAt, invoice.period);
    const terms = termsOf(invoice, { anchorAt, startsAt });
    const subscription = present
      ? tx.em.assign(present, terms)
      : tx.em.create(Subscription, { ...terms, id: v7(), createdAt: now });
    await this.tell(tx, subscription);
    await this.mails.paid(tx, invoice);
  }

  /** The renewal could not be collected: the rights stay for some days, and it is tried again. */
  async unpaid(tx: Tx, subscription: Subscription, nextAttemptAt: Date | null): Promise<void> {
    subscription.state = 'past_due';
    subscription.failedAt ??= this.scope.clock.now();
    subscription.nextAttemptAt = nextAttemptAt;
    await this.tell(tx, subscription);
    await this.mails.unpaid(tx, subscription);
  }

  /** The rights end; what was made with them stays. */
  async end(tx: Tx, subscription: Subscription, endReason: (typeof END_REASONS)[number]): Promise<void> {
    Object.assign(subscription, {
      state: 'ended',
      endedAt: this.scope.clock.now(),
      endReason,
      nextAttemptAt: null,
      failedAt: null,
      cancelAtEnd: false,
    });
    await this.tell(tx, subscription);
    if (endReason !== 'abandoned') await this.mails.ended(tx, subscription, endReason);
  }

  async tell(tx: Tx, subscription: Subscription): Promise<void> {
    const { id, accountId, product } = subscription;
    tx.about('subscription', id, accountId);
    await this.products.of(product).applied(tx, subscription);
    tx.changed(['subscriptions', product], [id], { accounts: [accountId] });
  }
}

function termsOf(invoice: SubscriptionInvoice, { anchorAt, startsAt }: { anchorAt: Date; startsAt: Date }) {
  const { accountId, demo, product, plan, period, priceCents, currency, balanceAfterCents } = invoice;
  return {
    accountId,
    demo,
    product,
    plan,
    period,
    priceCents,
    currency,
    state: 'active' as const,
    anchorAt,
    startsAt,
    endsAt: invoice.periodEnd ?? null,
    cancelAtEnd: false,
    balanceCents: balanceAfterCents,
    failedAt: null,
    nextAttemptAt: null,
    endedAt: null,
    endReason: null,
  };
}
