/** The help center's categories with the number of their articles (docs/specification/content.md). */
export const CATEGORIES = [
  { id: 'getting-started', count: 12 },
  { id: 'rent', count: 18 },
  { id: 'leases', count: 15 },
  { id: 'repairs', count: 10 },
] as const;
export type CategoryId = (typeof CATEGORIES)[number]['id'];

/**
 * What most people ask; titles are in the catalogue as `help-center.popular.<slug>`, so that the page shows them
 * without loading articles.
 */
export const POPULAR = [
  'pay-rent-online',
  'tenant-first-sign-in',
  'first-lease',
  'report-a-problem',
  'payment-methods-fees',
  'issue-access-codes',
] as const;

/** The tours; captions `tours.<id>.1` to `.5`, what their picture shows `.alt`. */
export const TOURS = ['lease', 'pay', 'dashboard', 'ledger', 'repair', 'offer'] as const;
export type TourId = (typeof TOURS)[number];
export const TOUR_STEPS = [1, 2, 3, 4, 5] as const;

/** Seconds of every tour: 5:30. */
export const TOUR_SECONDS = 330;

/** `330` is `5:30`. */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const isCategory = (value: string | undefined): value is CategoryId => CATEGORIES.some(({ id }) => id === value);
