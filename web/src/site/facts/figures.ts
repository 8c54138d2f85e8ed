import { TRIAL_DAYS } from '@contract/limits';
import { ANNUAL_DISCOUNT_BASIS_POINTS, PLAN_PROPERTIES, planPrice } from '@contract/plans';

/** The documented marketing figures (docs/specification/product.md). They are sample copy, and pages that show them say so. */
export const FIGURES = {
  properties: 50_000,
  tenants: 200_000,
  units: 100_000,
  /** In cents. */
  rentProcessedCents: 210_000_000_000,
  /** Basis points. */
  uptime: 9990,
  paperworkSaved: 8500,
  onTimePayments: 9900,
  appRating: 4.8,
  downloads: 50_000,
  eliteOwners: 2500,
} as const;

/** Community impact (docs/specification/content.md). */
export const IMPACT = {
  donatedCents: 24_750_000,
  homes: 12,
  families: 48,
  partners: 8,
  landlords: 156,
  tenants: 342,
  propertiesPerHome: 50,
} as const;

/** Lodgewell's own prices are in US dollars (docs/specification/product.md). */
export const PRICE_CURRENCY = 'USD';

/** Tier set A of the landing page, per month. */
export const PLAN_PRICES = {
  basicCents: 2900,
  premiumCents: 7900,
  traditionalCents: 18_000,
  annualDiscount: ANNUAL_DISCOUNT_BASIS_POINTS,
} as const;

/** Tier set B of the pricing page, per month (docs/specification/landing.md). */
export const PRICING = {
  starterCents: planPrice('starter', 'month'),
  starterProperties: PLAN_PROPERTIES.starter ?? 0,
  professionalCents: planPrice('professional', 'month'),
  professionalProperties: PLAN_PROPERTIES.professional ?? 0,
  trialDays: TRIAL_DAYS.signUp,
  noticeDays: 30,
} as const;

/** Days within which a data request is answered (docs/specification/constants.md). */
export const DATA_REQUEST_DAYS = 30;

/** The method fees of docs/specification/payments.md, in basis points. */
export const METHOD_FEES = [
  { method: 'bank', fee: 150, speed: 'days' },
  { method: 'debit', fee: 190, speed: 'instant' },
  { method: 'wallet', fee: 250, speed: 'instant' },
  { method: 'credit', fee: 290, speed: 'instant' },
] as const;

/** Share of a card payment that comes back to the tenant, in basis points (docs/specification/payments.md). */
export const CASHBACK = 100;

/** A rent to show the method fees on. */
export const EXAMPLE_RENT_CENTS = 165_000;

/** What a plan pays for ductwork at most (docs/specification/protection-plans.md). */
export const DUCTWORK_LIMIT_CENTS = 50_000;
