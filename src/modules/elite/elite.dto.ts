import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ELITE } from '../../contract/limits.js';
import type { BillingPeriod } from '../../contract/plans.js';
import { SubscriptionStateResponse, toSubscriptionState } from '../subscriptions/subscription.dto.js';
import type { Subscription } from '../subscriptions/subscription.entity.js';

export const ELITE_PLANS = ['annual', 'lifetime'] as const;
export type ElitePlan = (typeof ELITE_PLANS)[number];
export const ELITE_PERIODS: Readonly<Record<ElitePlan, BillingPeriod>> = { annual: 'year', lifetime: 'once' };

export class SubscribeElite {
  @IsIn(ELITE_PLANS) plan: ElitePlan;
  /** Pays on the provider's page although a card is kept: another one is to be used. */
  @IsOptional() @IsBoolean() newMethod?: boolean;
}

/** The subscription as its supplier sees it. */
export class EliteSubscriptionResponse extends SubscriptionStateResponse {
  @IsIn(ELITE_PLANS) plan: ElitePlan;
  /** Until when cancelling gives the money back; null when it does not. */
  moneyBackUntil: string | null;
  /** It ended with the money going back. */
  refunded: boolean;
}

/** What became of subscribing: done, or to be paid on a page of the provider. */
export class EliteOrderResponse {
  subscription: EliteSubscriptionResponse | null;
  actionUrl: string | null;
}

/** What the lifetime plan costs now: what is unused of the year pays for it first. */
export class EliteQuoteResponse {
  priceCents: number;
  unusedCents: number;
  totalCents: number;
  currency: string;
}

const DAY = 24 * 3600_000;

/** End of the money-back time of an annual plan (docs/specification/elite-partners.md); the lifetime plan has another guarantee. */
export function moneyBackUntil({ plan, startsAt }: Pick<Subscription, 'plan' | 'startsAt'>): Date | null {
  return plan === 'annual' ? new Date(startsAt.getTime() + ELITE.moneyBackDays * DAY) : null;
}

export function toEliteSubscription(row: Subscription, now: Date): EliteSubscriptionResponse {
  const until = moneyBackUntil(row);
  return {
    ...toSubscriptionState(row, now),
    plan: row.plan as ElitePlan,
    moneyBackUntil: row.state === 'active' && until && until > now ? until.toISOString() : null,
    refunded: row.endReason === 'refunded',
  };
}
