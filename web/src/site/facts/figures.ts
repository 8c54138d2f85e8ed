/** The documented marketing figures (spec 2, section 1), once. They are sample copy: pages that show them say so. */
export const FIGURES = {
  properties: 50_000,
  tenants: 200_000,
  /** In cents. */
  rentProcessedCents: 210_000_000_000,
  /** Basis points. */
  uptime: 9990,
  paperworkSaved: 8500,
  onTimePayments: 9900,
  appRating: 4.8,
  eliteOwners: 2500,
} as const;

/** Community impact (spec 2, section 9). */
export const IMPACT = { homes: 12, families: 48, partners: 8, propertiesPerHome: 50 } as const;

/** Lodgewell's own prices are in US dollars (decisions, section 6). */
export const PRICE_CURRENCY = 'USD';

/** Tier set A of the landing page, per month. */
export const PLAN_PRICES = { basicCents: 2900, premiumCents: 7900, traditionalCents: 18_000, annualDiscount: 3000 } as const;

/** The method fees of document 2, section 2, in basis points. */
export const METHOD_FEES = [
  { method: 'bank', fee: 150, speed: 'days' },
  { method: 'debit', fee: 190, speed: 'instant' },
  { method: 'wallet', fee: 250, speed: 'instant' },
  { method: 'credit', fee: 290, speed: 'instant' },
] as const;
