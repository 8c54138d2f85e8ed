import { majorOf } from '../../contract/amount-format.js';
import { CARES_FLAG } from '../../contract/listing-options.js';
import { iso, isoOrNull } from '../../platform/database/iso.js';
import type { ListingResponse } from './listing.dto.js';
import type { ListingState } from './listing.states.js';
import type { OwnListingResponse } from './own-listing.dto.js';

/** A listing as the list's SQL names its columns. */
export interface ListingRow {
  id: string;
  title: string;
  description: string;
  address: string;
  city: string;
  province: string;
  country: string;
  rentCents: number;
  currency: string;
  bedrooms: number;
  halfBathrooms: number;
  squareFeet: number | null;
  availableDate: string;
  landlordName: string;
  landlordRating: number | null;
  verified: boolean;
  cares: boolean;
  amenities: string[];
  photoIds: string[];
  petFriendly: boolean;
  parking: boolean;
  utilities: string | null;
  publishedAt: Date | string | null;
  sample: boolean;
  contact: boolean;
  favorite: boolean;
}

export interface OwnListingRow extends ListingRow {
  unitId: string;
  unitLabel: string;
  propertyId: string;
  state: ListingState;
  questions: number;
  openQuestions: number;
  createdAt: Date | string;
  closedAt: Date | string | null;
  version: number;
}

/** Columns of a listing `l`; samples come as a record set of the same columns. */
export const LISTING_COLUMNS = `l.id, l.title, l.description, l.address, l.city, l.province, l.country, l.rent_cents as "rentCents", l.currency,
  l.bedrooms, l.half_bathrooms as "halfBathrooms", l.square_feet as "squareFeet", l.available_date::text as "availableDate",
  l.landlord_name as "landlordName", l.landlord_rating::float as "landlordRating", l.verified, l.cares, l.amenities, l.photo_ids as "photoIds",
  l.pet_friendly as "petFriendly", l.parking, l.utilities, l.published_at as "publishedAt", l.sample, l.contact,
  exists (select 1 from listing_favorite f where f.listing_id = l.id and f.user_id = lw_uid()) as favorite`;

/**
 * There are no ratings of landlords yet, so live listings have none. Publishing requires a confirmed address, so all
 * landlords are verified. Rows of the demo world are shown as samples.
 */
export const LIVE_LISTINGS = `(select x.*, null::numeric as landlord_rating, true as verified, x.demo as sample, true as contact from listing x) l`;

export function toListing(row: ListingRow): ListingResponse {
  return {
    id: row.id,
    title: row.title,
    address: row.address,
    city: row.city,
    province: row.province,
    country: row.country,
    rent: majorOf(row.rentCents, row.currency),
    rentCents: row.rentCents,
    currency: row.currency,
    bedrooms: row.bedrooms,
    bathrooms: row.halfBathrooms / 2,
    squareFeet: row.squareFeet,
    availableDate: row.availableDate,
    landlordName: row.landlordName,
    landlordRating: row.landlordRating,
    isVerified: row.verified,
    [CARES_FLAG]: row.cares,
    amenities: row.amenities,
    images: row.photoIds.map((photoId) => `/api/listings/${row.id}/photos/${photoId}`),
    description: row.description,
    petFriendly: row.petFriendly,
    parking: row.parking,
    utilities: row.utilities,
    publishedAt: isoOrNull(row.publishedAt),
    sample: row.sample,
    contact: row.contact,
    favorite: row.favorite,
  };
}

export function toOwnListing(row: OwnListingRow): OwnListingResponse {
  return {
    ...toListing(row),
    unitId: row.unitId,
    unitLabel: row.unitLabel,
    propertyId: row.propertyId,
    status: row.state,
    photoIds: row.photoIds,
    questionCount: row.questions,
    openQuestionCount: row.openQuestions,
    createdAt: iso(row.createdAt),
    closedAt: isoOrNull(row.closedAt),
    version: row.version,
  };
}
