import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { CURRENCY_CODES, type Currency } from '../../contract/currencies.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { ChosenRows } from '../../platform/lists/chosen-rows.dto.js';

/** The same charge for several leases. */
export class ChargeManyRequest extends ChosenRows {
  /** The unique key of this charge, so that no lease is charged twice when it is sent again. */
  @IsUUID()
  key: string;
  /** In `currency`, or without one in that of each lease. */
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** What the amount is in: leases in another currency are refused. @example "CAD" */
  @IsOptional()
  @IsIn(CURRENCY_CODES)
  currency?: Currency;
  /** The text for the tenants. */
  @IsString()
  @Length(1, 120)
  label: string;
  /** Default: today in the time zone of each property. @example "2026-12-01" */
  @IsOptional()
  @IsCalendarDay()
  dueOn?: string;
}
