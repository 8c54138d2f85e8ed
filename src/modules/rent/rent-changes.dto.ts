import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { AMOUNT_MAX_CENTS, DUE_DAY } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';

/** Terms that a lease might have; omitted terms stay as they are. */
export class RentChangesQuery {
  /** The last day that is occupied. @example "2026-11-19" */
  @IsOptional()
  @IsCalendarDay()
  endsOn?: string;
  @IsOptional()
  @IsCalendarDay()
  startsOn?: string;
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  rentCents?: number;
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(DUE_DAY.first)
  @Max(DUE_DAY.last)
  dueDay?: number;
}

/** A posted month with a changed rent. */
export class ChangedRentResponse {
  /** @example "2026-11" */
  period: string;
  /** Null when nothing is posted for it now. */
  beforeCents: number | null;
  beforeDueOn: string | null;
  /** Null when nothing is owed for it. */
  afterCents: number | null;
  afterDueOn: string | null;
}

/** The changes of posted charges that other terms would cause. */
export class RentChangesResponse {
  currency: string;
  months: ChangedRentResponse[];
  /** Late fees that are reversed with their rents. */
  canceledFeesCents: number;
  /** What is owed now, and after the change; below zero for a prepayment. */
  balanceCents: number;
  newBalanceCents: number;
}
