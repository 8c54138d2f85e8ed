import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  Allow,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { CARES_FLAG, LISTING_LIMITS } from '../../contract/listing-options.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { ListingResponse } from './listing.dto.js';
import { LISTING_STATES, type ListingState } from './listing.states.js';

/** Offers a vacant unit. What is left out comes from the unit and its property. */
export class NewListingRequest {
  /** `published`, or `draft` to keep it as a draft. */
  @IsOptional() @IsIn(['draft', 'published']) status?: ListingState;
  /** The property's name when left out. */
  @IsOptional() @trimmed @IsString() @Length(1, LISTING_LIMITS.title) title?: string;
  @IsOptional() @trimmed @IsString() @MaxLength(LISTING_LIMITS.description) description?: string;
  /** A month, in the property's currency; the unit's market rent when left out. */
  @IsOptional() @IsInt() @Min(1) @Max(AMOUNT_MAX_CENTS) rentCents?: number;
  /** Today when left out. */
  @IsOptional() @IsCalendarDay() availableDate?: string;
  @IsOptional() @IsBoolean() petFriendly?: boolean;
  @IsOptional() @IsBoolean() parking?: boolean;
  /** What the rent includes: "Heat and hot water". */
  @IsOptional() @trimmed @IsString() @MaxLength(LISTING_LIMITS.utilities) utilities?: string | null;
  /** Keys of the catalogue (`laundry`, `balcony` …) or own words. */
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(LISTING_LIMITS.amenities)
  @IsString({ each: true })
  @Length(1, LISTING_LIMITS.amenity, { each: true })
  amenities?: string[];
  /** Documents of this unit with the purpose `listing_photo`, in the order in which they are shown. */
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(LISTING_LIMITS.photos)
  @IsUUID('all', { each: true })
  photoIds?: string[];
  @ApiProperty({ type: Boolean, required: false, description: 'The home is part of the giving program.' })
  @IsOptional()
  @IsBoolean()
  [CARES_FLAG]?: boolean;
}

/** Changes what is sent. With `status` it is published, paused or closed. */
export class ListingChange extends PartialType(NewListingRequest, { skipNullProperties: false }) {
  @IsOptional() @IsIn(LISTING_STATES) declare status?: ListingState;
  /** The version that was read; an older one gets 409 `stale_version`. */
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() unitId?: unknown;
  @Allow() unitLabel?: unknown;
  @Allow() propertyId?: unknown;
  @Allow() address?: unknown;
  @Allow() city?: unknown;
  @Allow() province?: unknown;
  @Allow() country?: unknown;
  @Allow() rent?: unknown;
  @Allow() currency?: unknown;
  @Allow() bedrooms?: unknown;
  @Allow() bathrooms?: unknown;
  @Allow() squareFeet?: unknown;
  @Allow() landlordName?: unknown;
  @Allow() landlordRating?: unknown;
  @Allow() isVerified?: unknown;
  @Allow() images?: unknown;
  @Allow() publishedAt?: unknown;
  @Allow() sample?: unknown;
  @Allow() contact?: unknown;
  @Allow() favorite?: unknown;
  @Allow() questionCount?: unknown;
  @Allow() openQuestionCount?: unknown;
  @Allow() createdAt?: unknown;
  @Allow() closedAt?: unknown;
}

export class OwnListingQuery extends ListQuery {
  @IsOptional() @IsIn(LISTING_STATES) status?: ListingState;
}

/** A listing as its landlord, staff and admins see it. */
export class OwnListingResponse extends ListingResponse {
  unitId: string;
  unitLabel: string;
  propertyId: string;
  @IsIn(LISTING_STATES) status: ListingState;
  photoIds: string[];
  questionCount: number;
  /** Questions without an answer. */
  openQuestionCount: number;
  createdAt: string;
  closedAt: string | null;
  version: number;
}
