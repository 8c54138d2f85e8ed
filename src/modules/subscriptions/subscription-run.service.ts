import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { cents } from '../../contract/money.js';
import { DUNNING } from '../../contract/plans.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { PaymentProviders } from '../payments/providers/providers.service.js';
import { Charges } from './charges.service.js';
import { changeTerms } from './rules/change.js';
import { graceEnd } from './rules/dunning.js';
import { periodEnd } from './rules/periods.js';
import { SubscriptionChanges } from './subscription-changes.service.js';
import { SubscriptionInvoice } from './subscription-invoice.entity.js';
import { lockSubscription } from './subscription-lock.js';
import { FORGET_OWED, reopened } from './subscription-orders.service.js';
import type { ProductName, Subscription } from './subscription.entity.js';

const DAY = 24 * 3600_000;

/** Of a payment on its way the provider is asked once an hour, of one without an answer every few minutes. */
const UNHEARD = `select id from subscription_invoice where (state = 'open' and asked_at <= $1) or (state = 'processing' and asked_at <= $2)
  order by asked_at limit 200`;
const TO_SEND_BACK = "select id from subscription_invoice where money_back = 'asked' order by created_at limit 200";
const DUE = `select id, account_id as "accountId", product from subscription
  where (state = 'active' and ends_at <= $1) or (state = 'past_due' and (next_attempt_at <= $1 or failed_at <= $2 or cancel_at_end)) order by ends_at limit 200`;
const HAS_OWNER = `select 1 from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null limit 1`;
const HAS_WAITING =
  "select 1 from subscription_invoice where account_id = $1 and product = $2 and state in ('open', 'processing')";
const OWED =
  "select id from subscription_invoice where account_id = $1 and product = $2 and kind = 'renewal' and state = 'failed' order by created_at desc limit 1";

interface Due {
  id: string;
  accountId: string;
  product: ProductName;
}

/** Renews, tries again, ends, and asks for what was never heard: each in a transaction of its own, at most once. */
@Injectable()
export class SubscriptionRun {
  private readonly log = new Logger('Subscriptions');

  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
    private readonly charges: Charges,
    private readonly changes: SubscriptionChanges,
  ) {}

  @Scheduled('subscriptions.run', '*/10 * * * *')
  async run(): Promise<void> {
    const now = this.scope.clock.now().getTime();
    const unheard = await this.ids(UNHEARD, [new Date(now - 2 * 60_000), new Date(now - 3600_000)]);
    await forEachSettled(this.log, unheard, ({ id }) => this.charges.refresh(id));
    const back = await this.ids(TO_SEND_BACK, []);
    await forEachSettled(this.log, back, ({ id }) => this.charges.sendBack(id));
    const due = await this.scope.rows<Due>(DUE, [new Date(now), new Date(now - DUNNING.graceDays * DAY)]);
    await forEachSettled(this.log, due, (one) => this.goOn(one));
  }

  private ids(sql: string, values: unknown[]): Promise<{ id: string }[]> {
    return this.scope.rows<{ id: string }>(sql, values);
  }

  private async goOn(due: Due): Promise<void> {
    const invoice = await this.scope.write('subscription.renew', (tx) => this.next(tx, due));
    if (invoice) await this.charges.collect(invoice);
  }

  /** Locked and asked again: of two runs at once one renews. Returns the invoice to collect. */
  private async next(tx: Tx, { accountId, product }: Due): Promise<string | null> {
    await lockSubscription(tx, accountId, product);
    const subscription = await this.changes.find(tx, { accountId, product });
    const now = this.scope.clock.now();
    if (!subscription || subscription.state === 'ended' || !subscription.endsAt || subscription.endsAt > now)
      return null;
    tx.about('subscription', subscription.id, accountId);
    if ((await tx.rows(HAS_WAITING, [accountId, product])).length > 0) return null;
    if (subscription.state === 'past_due') return this.again(tx, subscription, now);
    const abandoned = (await tx.rows(HAS_OWNER, [accountId])).length === 0;
    if (subscription.cancelAtEnd || abandoned) {
      await this.changes.end(tx, subscription, abandoned ? 'abandoned' : 'canceled');
      return null;
    }
    return this.renewal(tx, subscription, now);
  }

  private async renewal(tx: Tx, subscription: Subscription, now: Date): Promise<string | null> {
    const { accountId, demo, product, plan, period, currency, anchorAt } = subscription;
    const ended = subscription.endsAt ?? now;
    // After a long standstill no one pays for time in which nothing was given.
    const isLate = now > graceEnd(ended);
    const startsAt = isLate ? now : ended;
    const priceCents = cents(subscription.priceCents);
    const terms = changeTerms(priceCents, null, cents(subscription.balanceCents), now);
    const invoice = tx.em.create(SubscriptionInvoice, {
      ...terms,
      id: v7(),
      accountId,
      demo,
      createdAt: now,
      product,
      kind: 'renewal',
      plan,
      period,
      priceCents,
      balanceCents: subscription.balanceCents,
      currency,
      periodStart: startsAt,
      periodEnd: periodEnd(isLate ? now : anchorAt, startsAt, period),
      provider: this.providers.for({ demo }).name,
      attended: false,
      attempt: 1,
      askedAt: now,
      state: 'open',
      refundedCents: 0,
    });
    await tx.em.flush();
    if (invoice.totalCents > 0) return invoice.id;
    await this.changes.paid(tx, invoice);
    return null;
  }

  /** Tries what failed once more, or ends when the days of grace are over. */
  private async again(tx: Tx, subscription: Subscription, now: Date): Promise<string | null> {
    const { accountId, product, failedAt, nextAttemptAt, cancelAtEnd } = subscription;
    if (cancelAtEnd || (failedAt && graceEnd(failedAt) <= now)) {
      await tx.rows(FORGET_OWED, [accountId, product]);
      await this.changes.end(tx, subscription, cancelAtEnd ? 'canceled' : 'unpaid');
      return null;
    }
    const [owed] = await tx.rows<{ id: string }>(OWED, [accountId, product]);
    const invoice = owed && (await tx.em.findOne(SubscriptionInvoice, { id: owed.id }));
    if (!invoice || !nextAttemptAt || nextAttemptAt > now) return null;
    tx.em.assign(invoice, reopened(invoice, false, now));
    return invoice.id;
  }
}
