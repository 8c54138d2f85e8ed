import { PartialType } from '@nestjs/swagger';
import { Allow, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { IsHalves } from './is-halves.js';

export const UNIT_STATUSES = ['available', 'occupied', 'offline'] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];

/** A lease as its unit shows it. */
export class UnitLeaseResponse {
  id: string;
  @IsIn(['draft', 'active', 'notice', 'ended']) state: string;
  startsOn: string;
  termEndsOn: string | null;
  endsOn: string | null;
  rentCents: number;
  /** Names of the people on it. */
  tenants: string[];
}

/** The kind of unit. */
export class CreateUnitRequest {
  /** As on its door; once in a property. @example "302" */
  @trimmed
  @IsString()
  @Length(1, 20)
  label: string;
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(50)
  bedrooms?: number;
  /** Halves count: 1.5. */
  @IsOptional()
  @IsHalves()
  @Min(0)
  @Max(50)
  bathrooms?: number;
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  squareFeet?: number | null;
  /** What it would rent for, in the property's currency. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  marketRentCents?: number | null;
  /** `offline` takes it off the market; otherwise its leases say whether it is occupied. */
  @IsOptional()
  @IsIn(UNIT_STATUSES)
  status?: UnitStatus;
}

/** Changes the fields that are sent. Read-only fields of the answer may be sent and are ignored. */
export class UpdateUnitRequest extends PartialType(CreateUnitRequest, { skipNullProperties: false }) {
  /** Archives it, or restores it. 422 while a lease runs. */
  @IsOptional()
  @IsBoolean()
  archived?: boolean;
  /** The version that was read; an older one gets 409 `stale_version`. */
  @IsOptional()
  @IsInt()
  version?: number;

  @Allow() id?: string;
  @Allow() propertyId?: string;
  @Allow() currency?: string;
  @Allow() archivedAt?: string | null;
  @Allow() createdAt?: string;
  @Allow() lease?: UnitLeaseResponse | null;
  @Allow() leases?: UnitLeaseResponse[];
}

export class UnitResponse {
  id: string;
  propertyId: string;
  label: string;
  bedrooms: number;
  bathrooms: number;
  squareFeet: number | null;
  marketRentCents: number | null;
  currency: string;
  @IsIn(UNIT_STATUSES) status: UnitStatus;
  archived: boolean;
  archivedAt: string | null;
  createdAt: string;
  version: number;
  /** The running lease, if there is one. */
  lease: UnitLeaseResponse | null;
}

/** A unit with every lease it had, newest first. */
export class UnitDetailResponse extends UnitResponse {
  leases: UnitLeaseResponse[];
}
