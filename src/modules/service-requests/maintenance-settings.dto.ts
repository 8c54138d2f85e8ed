import { Allow, IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { AMOUNT_MAX_CENTS } from '../../contract/limits.js';

const LIMIT_MAX = Math.min(AMOUNT_MAX_CENTS, 2 ** 31 - 1);

export class MaintenanceSettingsChange {
  /** What an offer that names no limit lets a supplier spend without a quote; null for no limit. */
  @IsOptional() @IsInt() @Min(0) @Max(LIMIT_MAX) usualLimitCents?: number | null;
  /** What a supplier may spend on an emergency without a quote, if that is more than the offer allows; null for none. */
  @IsOptional() @IsInt() @Min(0) @Max(LIMIT_MAX) emergencyLimitCents?: number | null;
  /** Suppliers get a job only with an insurance that is valid, as they state it; the same for a license. */
  @IsOptional() @IsBoolean() requireInsurance?: boolean;
  @IsOptional() @IsBoolean() requireLicense?: boolean;
  /** Reminds the landlord’s people of suppliers’ appointments the day before, too. */
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
  /** Of the landlord's properties: the limits count in each of them. */
  currencies: string[];
  /** 0 until something is saved. */
  version: number;
}
