import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  BEDROOM_CHOICES,
  CARES_FLAG,
  LISTING_SORTS,
  PHOTO_FORMATS,
  PHOTO_SIZES,
  PRICE_RANGE_VALUES,
  type BedroomChoice,
  type ListingSort,
  type PhotoFormat,
  type PhotoSize,
  type PriceRange,
} from '../../contract/listing-options.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

const flag = Transform(({ value }) => value === true || value === 'true');
const number = Transform(({ value }) => (typeof value === 'string' ? Number(value) : value));

/** What the marketplace filters by. `q`: words in title, place or description; several places with commas between them. */
export class ListingQuery extends ListQuery {
  /** Rent a month, in the listing's currency. */
  @IsOptional() @IsIn(PRICE_RANGE_VALUES) priceRange?: PriceRange;
  /** `3` means three or more. */
  @IsOptional() @IsIn(BEDROOM_CHOICES) bedrooms?: BedroomChoice;
  /** At least so many; halves count. */
  @IsOptional() @number @Min(0) @Max(20) bathrooms?: number;
  /** At least so many square feet. */
  @IsOptional() @number @IsInt() @Min(0) @Max(100_000) squareFeet?: number;
  /** Free on this day or before. */
  @IsOptional() @IsCalendarDay() availableBy?: string;
  @IsOptional() @flag @IsBoolean() petFriendly?: boolean;
  @IsOptional() @flag @IsBoolean() parking?: boolean;
  /** Homes in the giving program. */
  @IsOptional() @flag @IsBoolean() cares?: boolean;
  /** Those that the signed-in reader marked; none for visitors. */
  @IsOptional() @flag @IsBoolean() favorites?: boolean;
  /** Only these, ids with commas between them: what a visitor's browser has kept. */
  @IsOptional() @IsString() @MaxLength(4000) ids?: string;
  /** Newest first when left out. */
  @IsOptional() @IsIn(LISTING_SORTS) declare sort?: ListingSort;
}

/** A listing (docs/specification/listings.md), as everyone sees it. */
export class ListingResponse {
  id: string;
  title: string;
  /** House number and street. */
  address: string;
  city: string;
  /** ISO 3166-2 without the country. */
  province: string;
  /** ISO 3166-1. */
  country: string;
  /** Rent a month in whole units of `currency`, as documented; `rentCents` is exact. */
  rent: number;
  rentCents: number;
  currency: string;
  /** 0 is a studio. */
  bedrooms: number;
  bathrooms: number;
  squareFeet: number | null;
  availableDate: string;
  landlordName: string;
  /** Out of 5; null while there is none. */
  landlordRating: number | null;
  /** Whether the landlord's email address is verified. */
  isVerified: boolean;
  @ApiProperty({ type: Boolean, description: 'The home is part of the giving program.' })
  [CARES_FLAG]: boolean;
  /** Keys of the catalogue, or the landlord's own words. */
  amenities: string[];
  /** Addresses of pictures; `?size=card` gives a small one, `&format=avif` a lighter one. */
  images: string[];
  description: string;
  petFriendly: boolean;
  parking: boolean;
  utilities: string | null;
  publishedAt: string | null;
  /** Made up, or of the demo world: marked as such wherever it is shown. */
  sample: boolean;
  /** Whether questions can be asked about it. */
  contact: boolean;
  /** Whether it is a favorite of the signed-in reader. */
  favorite: boolean;
}

/** A favorite listing that is no longer on the market. */
export class AwayHomeResponse {
  /** Of the listing. */
  id: string;
  /** As it was when the home was marked. */
  title: string;
}

/** What the address of a picture carries. */
export class PhotoQuery {
  /** 400, 720, 1080 or 1600 pixels wide, at most as wide as the upload. */
  @IsOptional() @IsIn(PHOTO_SIZES) size?: PhotoSize;
  @IsOptional() @IsIn(PHOTO_FORMATS) format?: PhotoFormat;
}
