import { parseAmount, typedAmount } from '@contract/amount-text';
import { CARES_FLAG, LISTING_LIMITS } from '@contract/listing-options';
import type { MessageId } from '@i18n/message-ids';
import { object, string } from 'yup';
import type { NewListing, OwnListing, Unit } from '../api/types';

export interface ListingValues {
  title: string;
  description: string;
  rent: string;
  availableDate: string;
  utilities: string;
  amenities: string[];
  petFriendly: boolean;
  parking: boolean;
  cares: boolean;
  photoIds: string[];
}

type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The form of a listing, or of a unit that has none yet. */
export function listingValues(unit: Unit, listing: OwnListing | null, locale: string): ListingValues {
  const rent = typedAmount(listing?.rentCents ?? unit.marketRentCents, unit.currency, locale);
  if (!listing) return { ...EMPTY, rent, availableDate: today() };
  const {
    title,
    description,
    availableDate,
    utilities,
    amenities,
    petFriendly,
    parking,
    photoIds,
    [CARES_FLAG]: cares,
  } = listing;
  return {
    title,
    description: description ?? '',
    rent,
    availableDate: availableDate ?? today(),
    utilities: utilities ?? '',
    amenities,
    petFriendly,
    parking,
    cares,
    photoIds,
  };
}

const EMPTY = {
  title: '',
  description: '',
  utilities: '' as const,
  amenities: [],
  petFriendly: false,
  parking: false,
  cares: false,
  photoIds: [],
};

export function listingSchema(t: Translate, locale: string, currency: string) {
  return object({
    title: string().trim().required(t('listings.form.titleMissing')).max(LISTING_LIMITS.title),
    description: string().max(LISTING_LIMITS.description),
    rent: string()
      .required(t('listings.form.rentMissing'))
      .test('rent', t('listings.form.rentWrong', { example: typedAmount(165_000, currency, locale) }), (value) => {
        const read = parseAmount(value ?? '', locale, currency);
        return read.ok && read.cents > 0;
      }),
    availableDate: string().required(t('listings.form.dayMissing')),
  });
}

/** The request for the server. Call it after the form was checked. */
export function listingBody(values: ListingValues, locale: string, currency: string): NewListing {
  const rent = parseAmount(values.rent, locale, currency);
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    rentCents: rent.ok ? rent.cents : undefined,
    availableDate: values.availableDate,
    utilities: values.utilities.trim() || null,
    amenities: values.amenities,
    petFriendly: values.petFriendly,
    parking: values.parking,
    photoIds: values.photoIds,
    [CARES_FLAG]: values.cares,
  };
}
