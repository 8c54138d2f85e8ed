import { PRODUCT } from './product.js';

/** Price ranges of the marketplace (docs/specification/listings.md), in whole units of the listing's currency a month. */
export const PRICE_RANGES = [
  { value: 'under-2000', from: 0, below: 2000 },
  { value: '2000-3000', from: 2000, to: 3000 },
  { value: '3000-4000', from: 3000, to: 4000 },
  { value: 'over-4000', above: 4000 },
] as const;
export const PRICE_RANGE_VALUES = PRICE_RANGES.map(({ value }) => value);
export type PriceRange = (typeof PRICE_RANGES)[number]['value'];

/** Bedrooms to choose from; 3 is shown as 3+. */
export const BEDROOM_CHOICES = ['studio', '1', '2', '3'] as const;
export type BedroomChoice = (typeof BEDROOM_CHOICES)[number];

/** Sort orders of the marketplace: newest, cheapest, most expensive, available soonest. */
export const LISTING_SORTS = ['-publishedAt', 'rentCents', '-rentCents', 'availableDate'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** Amenities that the client can translate. Others are shown as the landlord wrote them. */
export const AMENITIES = [
  'air_conditioning',
  'balcony',
  'bike_room',
  'dishwasher',
  'elevator',
  'fireplace',
  'furnished',
  'gym',
  'laundry',
  'storage',
  'step_free',
  'yard',
] as const;

export const LISTING_LIMITS = {
  title: 120,
  description: 5000,
  utilities: 200,
  amenity: 60,
  amenities: 30,
  photos: 20,
  question: 2000,
  answer: 4000,
} as const;

/** Widths in which photos of homes are stored: from a card on a phone to a full screen. */
export const PHOTO_WIDTHS = { small: 400, card: 720, large: 1080, full: 1600 } as const;
export type PhotoSize = keyof typeof PHOTO_WIDTHS;
export const PHOTO_SIZES = Object.keys(PHOTO_WIDTHS) as PhotoSize[];
/** JPEG is for browsers that support nothing newer. */
export const PHOTO_FORMATS = ['jpeg', 'avif'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Name of the flag for homes in the giving program, which contains the product's name (docs/specification/listings.md). */
export const CARES_FLAG = `is${PRODUCT.name}Cares` as const;

/** Lower case without accents. Listings are searched in this form, so that `montreal` finds Montréal. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
