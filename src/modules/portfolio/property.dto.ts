import { PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { CURRENCY_CODES, type Currency } from '../../contract/currencies.js';
import { IsTimeZone } from '../../platform/http/is-time-zone.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { PROPERTY_TYPES, type PropertyType } from './rules/property-types.js';
import type { UnitResponse } from './unit.dto.js';

/** A new building or house (docs/specification/leases.md). Currency and time zone follow from the address where they are not named. */
export class CreatePropertyRequest {
  /** The landlord's name for it; default: number and street. */
  @IsOptional()
  @trimmed
  @IsString()
  @Length(1, 120)
  name?: string;
  /** House number as on the plate. @example "87" */
  @trimmed
  @IsString()
  @Length(1, 12)
  streetNumber: string;
  /** @example "Laurier Avenue West" */
  @trimmed
  @IsString()
  @Length(1, 120)
  street: string;
  /** @example "Montréal" */
  @trimmed
  @IsString()
  @Length(1, 80)
  city: string;
  /** ISO 3166-2 without the country, or its name. @example "QC" */
  @trimmed
  @IsString()
  @Length(1, 40)
  region: string;
  /** @example "H2T 2N6" */
  @trimmed
  @IsString()
  @Length(1, 12)
  postalCode: string;
  /** ISO 3166-1, or its name. @example "CA" */
  @trimmed
  @IsString()
  @Length(2, 40)
  country: string;
  @IsOptional()
  @IsIn(PROPERTY_TYPES)
  type?: PropertyType;
  @IsOptional()
  @IsInt()
  @Min(1500)
  @Max(2200)
  yearBuilt?: number | null;
  /** ISO 4217; default: the country's. */
  @IsOptional()
  @IsIn(CURRENCY_CODES)
  currency?: Currency;
  /** IANA area and city, or UTC; default: the region's. @example "America/Toronto" */
  @IsOptional()
  @IsTimeZone()
  timeZone?: string;
}

/** Changes the fields that are sent. Read-only fields of the answer may be sent and are ignored. */
export class UpdatePropertyRequest extends PartialType(CreatePropertyRequest, { skipNullProperties: false }) {
  /** Archives it, or restores it. 422 while a lease runs. */
  @IsOptional()
  @IsBoolean()
  archived?: boolean;
  /** The version that was read; an older one gets 409 `stale_version`. */
  @IsOptional()
  @IsInt()
  version?: number;

  @Allow() id?: string;
  @Allow() createdAt?: string;
  @Allow() archivedAt?: string | null;
  @Allow() unitCount?: number;
  @Allow() occupiedCount?: number;
  @Allow() offlineCount?: number;
  @Allow() units?: UnitResponse[];
}

/** Filters of the list; archived ones are left out by default. */
export class PropertyListQuery extends ListQuery {
  @IsOptional()
  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  archived?: boolean;
  @IsOptional()
  @IsIn(PROPERTY_TYPES)
  type?: PropertyType;
  /** Only those with a unit of this kind. */
  @IsOptional()
  @IsIn(['available', 'offline'])
  having?: 'available' | 'offline';
}

/** A property in a list. */
export class PropertyResponse {
  id: string;
  name: string;
  streetNumber: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  @IsIn(PROPERTY_TYPES) type: PropertyType;
  yearBuilt: number | null;
  currency: string;
  timeZone: string;
  archived: boolean;
  archivedAt: string | null;
  createdAt: string;
  version: number;
  /** Units that are not archived; occupied: with a running lease. */
  unitCount: number;
  occupiedCount: number;
  offlineCount: number;
}

/** A property with its units, in the order of their labels. */
export class PropertyDetailResponse extends PropertyResponse {
  units: UnitResponse[];
}
