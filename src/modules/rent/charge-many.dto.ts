import { IsInt, IsOptional, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { AMOUNT_MAX_CENTS } from '../../contract/limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { ChosenRows } from '../../platform/lists/chosen-rows.dto.js';

/** The same charge for several leases. */
export class ChargeManyRequest extends ChosenRows {
  /** Names this charge for good: sent again, no lease is charged twice. */
  @IsUUID()
  key: string;
  /** In the currency of each lease. */
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** What the tenants read on it. */
  @IsString()
  @Length(1, 120)
  label: string;
  /** Default: today where each property stands. @example "2026-12-01" */
  @IsOptional()
  @IsCalendarDay()
  dueOn?: string;
}
