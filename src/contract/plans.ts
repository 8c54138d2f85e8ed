import { basisPoints, cents, subtract, type Cents } from './money.js';

/**
 * What landlords and suppliers pay the platform for, in the product's price currency (docs/specification/constants.md). The public
 * pages show the same figures.
 */
export const LANDLORD_PLANS = ['starter', 'professional', 'enterprise'] as const;
export type LandlordPlan = (typeof LANDLORD_PLANS)[number];
/** The plans that can be booked and paid for online; Enterprise is agreed with the team. */
export const BOOKABLE_PLANS = ['starter', 'professional'] as const satisfies readonly LandlordPlan[];
export type BookablePlan = (typeof BOOKABLE_PLANS)[number];

/** How often a plan is paid. `once`: for good. */
export const BILLING_PERIODS = ['month', 'year', 'once'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];
export const PLAN_PERIODS = ['month', 'year'] as const satisfies readonly BillingPeriod[];
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

const MONTHLY_CENTS: Readonly<Record<BookablePlan, number>> = { starter: 2900, professional: 7900 };

/** How many properties a plan has room for; null: as many as you like. */
export const PLAN_PROPERTIES: Readonly<Record<LandlordPlan, number | null>> = {
  starter: 10,
  professional: 50,
  enterprise: null,
};

/** What is taken off when a plan is paid yearly: 30 %. */
export const ANNUAL_DISCOUNT_BASIS_POINTS = 3000;

export function planPrice(plan: BookablePlan, period: PlanPeriod): Cents {
  const monthly = cents(MONTHLY_CENTS[plan]);
  if (period === 'month') return monthly;
  const year = cents(monthly * 12);
  return subtract(year, basisPoints(year, ANNUAL_DISCOUNT_BASIS_POINTS));
}

/**
 * When a renewal can't be paid: on which days after it was due it is tried again, and how long everything stays as it is before the
 * subscription ends.
 */
export const DUNNING = { retryDays: [3, 7, 12], graceDays: 14 } as const;

/** How many days before its end the trial's notices begin; an email is sent then, and one when it has ended. */
export const TRIAL_NOTICE_DAYS = 3;
