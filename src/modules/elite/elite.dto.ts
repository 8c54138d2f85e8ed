import { IsIn } from 'class-validator';
import { ELITE } from '../../contract/limits.js';
import { ELITE_PLANS, type ElitePlan, type EliteSubscription } from './elite-subscription.entity.js';

export class SubscribeElite {
  @IsIn(ELITE_PLANS) plan: ElitePlan;
}

/** Whether a plan can be paid on this instance. */
export class ElitePaymentResponse {
  payable: boolean;
}

/** The subscription as its supplier sees it. */
export class EliteSubscriptionResponse {
  @IsIn(ELITE_PLANS) plan: ElitePlan;
  /** Whether its rights hold now. */
  active: boolean;
  priceCents: number;
  currency: string;
  /** `sandbox` moves no money. */
  provider: string;
  startsAt: string;
  /** Null: for good. */
  endsAt: string | null;
  /** Goes on by itself for another year: not where no payment can be taken. */
  renews: boolean;
  /** Until when cancelling gives the money back; null when it does not. */
  moneyBackUntil: string | null;
  refundedAt: string | null;
}

const DAY = 24 * 3600_000;

/** End of the money-back time of an annual plan (docs/specification/elite-partners.md); the lifetime plan has another guarantee. */
export function moneyBackUntil({ plan, startsAt }: Pick<EliteSubscription, 'plan' | 'startsAt'>): Date | null {
  return plan === 'annual' ? new Date(startsAt.getTime() + ELITE.moneyBackDays * DAY) : null;
}

export function toEliteSubscription(row: EliteSubscription, now: Date, payable: boolean): EliteSubscriptionResponse {
  const active = !row.refundedAt && (!row.endsAt || row.endsAt > now);
  const until = moneyBackUntil(row);
  return {
    plan: row.plan,
    active,
    priceCents: row.priceCents,
    currency: row.currency,
    provider: row.provider,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    renews: row.renews && payable,
    moneyBackUntil: active && until && until > now ? until.toISOString() : null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
  };
}
