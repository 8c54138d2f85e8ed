import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { planPrice, type LandlordPlan } from '../../contract/plans.js';
import { Settings } from '../../platform/config/settings.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { setPlan } from '../accounts/account-changes.service.js';
import { isTrialOver, propertyLimit } from '../accounts/rules/plan-room.js';
import { SubscriptionProducts, type Product } from '../subscriptions/products.service.js';
import { SubscriptionOrders } from '../subscriptions/subscription-orders.service.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.service.js';
import { toSubscriptionState } from '../subscriptions/subscription.dto.js';
import type { Subscription } from '../subscriptions/subscription.entity.js';
import type {
  BillingResponse,
  ChoosePlanRequest,
  PlanOrderResponse,
  PlanQuery,
  PlanQuoteResponse,
} from './billing.dto.js';

interface Row {
  plan: LandlordPlan | null;
  trialEndsAt: Date | null;
  propertyCount: number;
}

const OWN = `select a.plan, a.trial_ends_at as "trialEndsAt",
    (select count(*)::int from property p where p.account_id = a.id and p.archived_at is null) as "propertyCount"
  from account a where a.id = $1`;

/** The plans of landlords (docs/specification/registration.md, RG-044). With BILLING_ENABLED=false every call is refused. */
@Injectable()
export class Billing implements OnModuleInit, Product {
  readonly name = 'plan';
  readonly page = '/dashboards/landlord/billing';

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly products: SubscriptionProducts,
    private readonly orders: SubscriptionOrders,
    private readonly reader: SubscriptionReader,
  ) {}

  onModuleInit(): void {
    this.products.register(this);
  }

  async own(): Promise<BillingResponse> {
    this.mustBeOn();
    const [row] = await this.scope.rows<Row>(OWN, [this.scope.actor.accountId]);
    const { plan, trialEndsAt, propertyCount } = orNotFound(row);
    const subscription = await this.reader.own('plan');
    const now = this.scope.clock.now();
    const isDemo = this.scope.actor.demo;
    return {
      plan,
      trialEndsAt: isoOrNull(trialEndsAt),
      trialOver: !isDemo && isTrialOver({ plan, trialEndsAt }, now),
      propertyCount,
      propertyLimit: isDemo ? null : propertyLimit({ plan, trialEndsAt }, now),
      subscription: subscription && toSubscriptionState(subscription, now),
      payment: await this.reader.payment('plan'),
    };
  }

  async quote(query: PlanQuery): Promise<PlanQuoteResponse> {
    this.mustBeOn();
    const { priceCents } = wishFor(query);
    const present = await this.reader.own('plan');
    const { unusedCents, totalCents, balanceAfterCents } = await this.orders.terms({ product: 'plan', priceCents });
    const balanceCents = present?.balanceCents ?? 0;
    return { priceCents, unusedCents, balanceCents, totalCents, balanceAfterCents, currency: PRICE_CURRENCY };
  }

  /** Chooses a plan, changes it immediately, resumes it, or pays an amount that couldn't be collected. */
  async choose({ newMethod, ...query }: ChoosePlanRequest): Promise<PlanOrderResponse> {
    this.mustBeOn();
    const actionUrl = await this.orders.choose({ ...wishFor(query), newMethod });
    return { billing: await this.own(), actionUrl };
  }

  /** Ends with the period that is paid. 404 without a plan that is paid. */
  async cancel(): Promise<BillingResponse> {
    this.mustBeOn();
    const present = await this.reader.own('plan');
    if (!present || present.state === 'ended') throw new Problem('not_found');
    await this.orders.cancel('plan');
    return this.own();
  }

  /** The account has the plan for as long as it is paid. */
  async applied(tx: Tx, { accountId, state, plan }: Subscription): Promise<void> {
    await setPlan(tx, accountId, state === 'ended' ? null : plan);
  }

  private mustBeOn(): void {
    if (!this.settings.BILLING_ENABLED) throw refusal('billing_off');
  }
}

function wishFor({ plan, period }: PlanQuery) {
  return { product: 'plan' as const, plan, period, priceCents: planPrice(plan, period) };
}
