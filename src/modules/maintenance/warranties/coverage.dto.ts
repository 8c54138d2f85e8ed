import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { COVERAGE_KINDS, DEVICE_KINDS, type CoverageKind, type DeviceKind } from '../../../contract/maintenance.js';
import { COVERAGE } from '../../../contract/work-limits.js';
import { IsCalendarDay } from '../../../platform/http/is-calendar-day.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class CoverageBody {
  @IsIn(COVERAGE_KINDS) kind: CoverageKind;
  /** What is covered; null for the whole unit. */
  @IsOptional() @IsIn(DEVICE_KINDS) deviceKind?: DeviceKind | null;
  /** Which one, in the landlord’s words. */
  @IsOptional() @trimmed @IsString() @MaxLength(80) deviceName?: string | null;
  /** Whom to call. */
  @trimmed @IsString() @Length(1, 120) provider: string;
  /** Of the policy or the warranty. */
  @IsOptional() @trimmed @IsString() @MaxLength(80) number?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(COVERAGE.coversMax) covers?: string | null;
  /** The last day. */
  @IsCalendarDay() validUntil: string;
  /** Whether the supplier who does a job in the unit reads it, too. */
  @IsOptional() @IsBoolean() shareWithSupplier?: boolean;
}

export class CreateCoverageRequest extends CoverageBody {
  @IsUUID() unitId: string;
}

export class UpdateCoverageRequest extends CoverageBody {
  @IsOptional() @IsInt() version?: number;
}

export class CoverageResponse {
  id: string;
  unitId: string;
  @IsIn(COVERAGE_KINDS) kind: CoverageKind;
  @IsIn([...DEVICE_KINDS, null]) deviceKind: DeviceKind | null;
  deviceName: string | null;
  provider: string;
  number: string | null;
  phone: string | null;
  covers: string | null;
  validUntil: string;
  /** By the day where the unit is. */
  expired: boolean;
  shareWithSupplier: boolean;
  version: number;
}
