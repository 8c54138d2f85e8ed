import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { ELITE } from '../../contract/limits.js';
import { cents } from '../../contract/money.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { SubscriptionProducts, type Product } from '../subscriptions/products.service.js';
import { entitledUntil } from '../subscriptions/rules/dunning.js';
import { SubscriptionOrders } from '../subscriptions/subscription-orders.service.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.service.js';
import type { SubscriptionPaymentResponse } from '../subscriptions/subscription.dto.js';
import type { Subscription } from '../subscriptions/subscription.entity.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import {
  ELITE_PERIODS,
  moneyBackUntil,
  toEliteSubscription,
  type EliteOrderResponse,
  type ElitePlan,
  type EliteQuoteResponse,
  type EliteSubscriptionResponse,
  type SubscribeElite,
} from './elite.dto.js';

/** Until when rights hold that have no end. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

const PRICES: Readonly<Record<ElitePlan, number>> = { annual: ELITE.annualCents, lifetime: ELITE.lifetimeCents };

/** The Elite Partner subscription of suppliers (docs/specification/elite-partners.md). */
@Injectable()
export class EliteSubscriptions implements OnModuleInit, Product {
  readonly name = 'elite';
  readonly page = '/elite/subscribe';

  constructor(
    private readonly scope: Scope,
    private readonly products: SubscriptionProducts,
    private readonly orders: SubscriptionOrders,
    private readonly reader: SubscriptionReader,
  ) {}

  onModuleInit(): void {
    this.products.register(this);
  }

  /** Of the signed-in supplier; null when there was none. */
  async own(): Promise<EliteSubscriptionResponse | null> {
    const row = await this.reader.own('elite');
    return row && toEliteSubscription(row, this.scope.clock.now());
  }

  payment(): Promise<SubscriptionPaymentResponse> {
    return this.reader.payment('elite');
  }

  /**
   * Pays and begins, or resumes what was to end. A year may be raised to lifetime, not the other way (422). 404 without an entry
   * in the directory.
   */
  async subscribe({ plan, newMethod }: SubscribeElite): Promise<EliteOrderResponse> {
    await this.mustBeInDirectory();
    const present = await this.reader.own('elite');
    if (plan === 'annual' && present?.plan === 'lifetime' && present.state !== 'ended') throw refusal('lifetime_plan');
    const actionUrl = await this.orders.choose({ ...wishFor(plan), newMethod });
    return { subscription: await this.own(), actionUrl };
  }

  /** What a plan would cost now. */
  async quote(plan: ElitePlan): Promise<EliteQuoteResponse> {
    const { priceCents } = wishFor(plan);
    const { unusedCents, totalCents } = await this.orders.terms({ product: 'elite', priceCents });
    return { priceCents, unusedCents, totalCents, currency: PRICE_CURRENCY };
  }

  /** Ends an annual plan: with the money back within 30 days, else when its year is over. 422 for the lifetime plan. */
  async cancel(): Promise<EliteSubscriptionResponse> {
    const present = orNotFound(await this.reader.own('elite'));
    const now = this.scope.clock.now();
    if (present.state === 'ended') throw new Problem('not_found');
    const until = moneyBackUntil(present);
    const isBack = present.state === 'active' && until !== null && until > now;
    const row = await (isBack ? this.orders.giveBack('elite') : this.orders.cancel('elite'));
    return toEliteSubscription(row, now);
  }

  /** Gives the rights for as long as they are paid, and takes them when that is over. */
  async applied(tx: Tx, subscription: Subscription): Promise<void> {
    const supplier = await tx.em.findOne(Supplier, { accountId: subscription.accountId });
    if (!supplier) return;
    supplier.eliteUntil = entitledUntil(subscription) ?? FOR_GOOD;
    tx.changed(['suppliers'], [supplier.id], { accounts: [supplier.accountId] });
  }

  private async mustBeInDirectory(): Promise<void> {
    const rows = await this.scope.rows('select 1 from supplier where account_id = $1', [this.scope.actor.accountId]);
    if (rows.length === 0) throw new Problem('not_found');
  }
}

function wishFor(plan: ElitePlan) {
  return { product: 'elite' as const, plan, period: ELITE_PERIODS[plan], priceCents: cents(PRICES[plan]) };
}
