import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { AMOUNT_MAX_CENTS, DUE_DAY } from '../../contract/limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';

/** Terms that a lease might have; what is left out stays as it is. */
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

/** A posted month whose rent changes. */
export class ChangedRentResponse {
  /** @example "2026-11" */
  period: string;
  /** Null: nothing is posted for it now. */
  beforeCents: number | null;
  beforeDueOn: string | null;
  /** Null: nothing is owed for it. */
  afterCents: number | null;
  afterDueOn: string | null;
}

/** What other terms would change of what was posted. */
export class RentChangesResponse {
  currency: string;
  months: ChangedRentResponse[];
  /** Late fees that go with the rents they were charged for. */
  canceledFeesCents: number;
  /** Owed now, and after it; below zero is paid in advance. */
  balanceCents: number;
  newBalanceCents: number;
}
