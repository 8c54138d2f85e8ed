import { Allow, IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';

const LIMIT_MAX = Math.min(AMOUNT_MAX_CENTS, 2 ** 31 - 1);

export class MaintenanceSettingsChange {
  /** What a supplier may spend without a quote if the offer names no limit. Null for no limit. */
  @IsOptional() @IsInt() @Min(0) @Max(LIMIT_MAX) usualLimitCents?: number | null;
  /** What a supplier may spend on an emergency without a quote, if that is more than the offer allows. Null for none. */
  @IsOptional() @IsInt() @Min(0) @Max(LIMIT_MAX) emergencyLimitCents?: number | null;
  /** Whether suppliers need a valid insurance, as they state it, to get a job. The same for a license. */
  @IsOptional() @IsBoolean() requireInsurance?: boolean;
  @IsOptional() @IsBoolean() requireLicense?: boolean;
  /** Whether the landlord’s people are also reminded of suppliers’ appointments the day before. */
  @IsOptional() @IsBoolean() remindAppointments?: boolean;
  @IsOptional() @IsInt() version?: number;

  @Allow() currencies?: unknown;
}

export class MaintenanceSettingsResponse {
  usualLimitCents: number | null;
  emergencyLimitCents: number | null;
  requireInsurance: boolean;
  requireLicense: boolean;
  remindAppointments: boolean;
  /** Currencies of the landlord’s properties. The limits apply in each of them. */
  currencies: string[];
  /** 0 until the settings are saved for the first time. */
  version: number;
}
