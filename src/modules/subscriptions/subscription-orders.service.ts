import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { cents, type Cents } from '../../contract/money.js';
import type { BillingPeriod } from '../../contract/plans.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { PaymentProviders } from '../payments/providers/providers.service.js';
import { Charges } from './charges.service.js';
import { changeTerms, type ChangeTerms } from './rules/change.js';
import { SubscriptionChanges } from './subscription-changes.service.js';
import { SubscriptionInvoice } from './subscription-invoice.entity.js';
import { lockSubscription } from './subscription-lock.js';
import { SubscriptionMethods } from './subscription-methods.service.js';
import { Subscription, type ProductName } from './subscription.entity.js';

/** What an account wants to pay for from now on. */
export interface Wish {
  readonly product: ProductName;
  readonly plan: string;
  readonly period: BillingPeriod;
  readonly priceCents: Cents;
  /** Pays on the provider's page although a card is kept: another one is to be used. */
  readonly newMethod?: boolean | undefined;
}

interface Payer {
  readonly accountId: string;
  readonly demo: boolean;
}

const OPEN =
  "select id, plan, period from subscription_invoice where account_id = $1 and product = $2 and state = 'open'";

/** Chooses, changes and ends what an account pays for. Two changes at once: one is made, the other sees it. */
@Injectable()
export class SubscriptionOrders {
  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
    private readonly methods: SubscriptionMethods,
    private readonly charges: Charges,
    private readonly changes: SubscriptionChanges,
  ) {}

  /**
   * Begins, changes, or pays what could not be collected. Returns the provider's page where someone has to pay there; null when
   * it is done. 422 `card_declined`, 409 while another payment is on its way.
   */
  async choose(wish: Wish): Promise<string | null> {
    const payer = this.payer();
    await this.giveUpOthers(wish, payer);
    const method = wish.newMethod ? null : await this.methods.of(payer);
    const invoice = await this.asItself(payer, () =>
      this.scope.write('subscription.choose', (tx) => this.order(tx, wish, payer, method === null)),
    );
    if (!invoice) return null;
    const { state, actionUrl } = await this.charges.collect(invoice);
    if (state === 'failed') throw refusal('card_declined');
    return actionUrl ?? null;
  }

  /** What a change would cost now. */
  async terms({ product, priceCents }: Pick<Wish, 'product' | 'priceCents'>): Promise<ChangeTerms> {
    const payer = this.payer();
    const now = this.scope.clock.now();
    const present = await this.asItself(payer, () =>
      this.scope.load((em) => em.findOne(Subscription, { accountId: payer.accountId, product })),
    );
    return termsOf(present, priceCents, now);
  }

  /** Ends with the period that is paid. 404 without one, 422 for what is paid for good. */
  cancel(product: ProductName): Promise<Subscription> {
    return this.changed(product, 'subscription.cancel', async (tx, subscription) => {
      if (!subscription.endsAt) throw refusal('lifetime_kept');
      // Nothing is collected any more: what could not be paid ends now.
      if (subscription.state === 'past_due') return this.endUnpaid(tx, subscription, 'canceled');
      subscription.cancelAtEnd = true;
      await this.changes.tell(tx, subscription);
    });
  }

  /** Ends at once and sends back what the present period has cost. */
  async giveBack(product: ProductName): Promise<Subscription> {
    const asked: string[] = [];
    const subscription = await this.changed(product, 'subscription.give_back', async (tx, present) => {
      const [paid] = await tx.rows<{ id: string }>(
        `update subscription_invoice set money_back = 'asked', version = version + 1
         where account_id = $1 and product = $2 and state = 'paid' and period_start = $3 and total_cents > 0 and money_back is null returning id`,
        [present.accountId, product, present.startsAt],
      );
      if (paid) asked.push(paid.id);
      await this.changes.end(tx, present, 'refunded');
    });
    for (const id of asked) await this.charges.sendBack(id);
    return subscription;
  }

  /** Under the lock of the subscription, as the system, for the account of the person who asks. */
  private changed(
    product: ProductName,
    action: string,
    fn: (tx: Tx, subscription: Subscription) => Promise<unknown>,
  ): Promise<Subscription> {
    const payer = this.payer();
    return this.asItself(payer, () =>
      this.scope.write(action, async (tx) => {
        await lockSubscription(tx, payer.accountId, product);
        const subscription = orNotFound(await this.changes.find(tx, { ...payer, product }));
        if (subscription.state === 'ended') throw new Problem('not_found');
        await fn(tx, subscription);
        return subscription;
      }),
    );
  }

  /** An open page for something else is closed first, so that only one can be paid. */
  private async giveUpOthers({ product, plan, period, newMethod }: Wish, payer: Payer): Promise<void> {
    const open = await this.asItself(payer, () =>
      this.scope.rows<{ id: string; plan: string; period: string }>(OPEN, [payer.accountId, product]),
    );
    for (const one of open)
      if (newMethod || one.plan !== plan || one.period !== period) await this.charges.giveUp(one.id);
  }

  /** The invoice to collect; null when nothing is to be paid. */
  private async order(tx: Tx, wish: Wish, payer: Payer, attended: boolean): Promise<string | null> {
    const { product, plan, period } = wish;
    await lockSubscription(tx, payer.accountId, product);
    const waiting = await tx.em.findOne(SubscriptionInvoice, {
      ...payer,
      product,
      state: { $in: ['open', 'processing'] },
    });
    if (waiting?.plan === plan && waiting.period === period && waiting.state === 'open') {
      tx.about('subscription_invoice', waiting.id, payer.accountId);
      return waiting.id;
    }
    if (waiting) throw refusal('subscription_payment_running');
    const present = await this.changes.find(tx, { ...payer, product });
    if (present) tx.about('subscription', present.id, payer.accountId);
    const same = present?.state !== 'ended' && present?.plan === plan && present.period === period;
    if (present && same && present.state === 'active') {
      present.cancelAtEnd = false;
      await this.changes.tell(tx, present);
      return null;
    }
    if (present && same) return this.payOwed(tx, present, attended);
    if (present?.state === 'past_due') await this.forgetOwed(tx, present);
    return this.place(tx, wish, { payer, present, attended });
  }

  private async place(
    tx: Tx,
    { product, plan, period, priceCents }: Wish,
    { payer, present, attended }: { payer: Payer; present: Subscription | null; attended: boolean },
  ): Promise<string | null> {
    const now = this.scope.clock.now();
    const terms = termsOf(present, priceCents, now);
    const invoice = tx.em.create(SubscriptionInvoice, {
      ...payer,
      ...terms,
      id: v7(),
      createdAt: now,
      product,
      kind: present && present.state !== 'ended' ? 'change' : 'start',
      plan,
      period,
      priceCents,
      balanceCents: present?.balanceCents ?? 0,
      currency: PRICE_CURRENCY,
      provider: this.providers.for(payer).name,
      attended,
      attempt: 1,
      askedAt: now,
      state: 'open',
      refundedCents: 0,
    });
    await tx.em.flush();
    tx.about('subscription_invoice', invoice.id, payer.accountId);
    if (invoice.totalCents > 0) return invoice.id;
    await this.changes.paid(tx, invoice);
    return null;
  }

  /** The renewal that could not be collected is tried again now. */
  private async payOwed(tx: Tx, { accountId, product }: Subscription, attended: boolean): Promise<string> {
    const owed = orNotFound(
      await tx.em.findOne(SubscriptionInvoice, { accountId, product, kind: 'renewal', state: 'failed' }),
    );
    tx.em.assign(owed, reopened(owed, attended, this.scope.clock.now()));
    return owed.id;
  }

  private async endUnpaid(tx: Tx, subscription: Subscription, reason: 'canceled' | 'unpaid'): Promise<void> {
    await this.forgetOwed(tx, subscription);
    await this.changes.end(tx, subscription, reason);
  }

  private async forgetOwed(tx: Tx, { accountId, product }: Subscription): Promise<void> {
    await tx.rows(FORGET_OWED, [accountId, product]);
  }

  private payer(): Payer {
    const { accountId, demo } = this.scope.actor;
    return { accountId: orNotFound(accountId), demo };
  }

  private asItself<T>(payer: Payer, fn: () => Promise<T>): Promise<T> {
    return this.scope.asSystem('subscription', fn, { ...payer, by: this.scope.actor.userId });
  }
}

export const FORGET_OWED =
  "update subscription_invoice set state = 'cancelled', version = version + 1 where account_id = $1 and product = $2 and kind = 'renewal' and state = 'failed'";

/** Another try of the same invoice, under an idempotency key of its own. */
export function reopened({ attempt }: SubscriptionInvoice, attended: boolean, now: Date) {
  return {
    state: 'open' as const,
    attended,
    attempt: attempt + 1,
    askedAt: now,
    providerReference: null,
    actionUrl: null,
    failure: null,
  };
}

/** A subscription that is over, or whose period is, has nothing unused; its credit is kept. */
function termsOf(present: Subscription | null, priceCents: Cents, now: Date): ChangeTerms {
  const running =
    present?.state === 'active'
      ? { priceCents: cents(present.priceCents), startsAt: present.startsAt, endsAt: present.endsAt ?? null }
      : null;
  return changeTerms(priceCents, running, cents(present?.balanceCents ?? 0), now);
}
