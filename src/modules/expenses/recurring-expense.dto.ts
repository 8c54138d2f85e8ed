import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, MaxLength, Min } from 'class-validator';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '../../contract/expense-categories.js';
import { EXPENSE_FREQUENCIES, type ExpenseFrequency } from '../../contract/recurring.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

export class RecurringExpenseResponse {
  id: string;
  propertyId: string;
  propertyName: string;
  unitId: string | null;
  unitLabel: string | null;
  @IsIn(EXPENSE_CATEGORIES) category: ExpenseCategory;
  @IsIn(EXPENSE_FREQUENCIES) frequency: ExpenseFrequency;
  /** The total, tax included. */
  amountCents: number;
  /** The tax included in it. */
  taxCents: number;
  currency: string;
  payee: string;
  note: string | null;
  /** The next day on which it is booked, if it is neither paused nor ended. */
  nextOn: string;
  /** The last day on which it may be booked. */
  endsOn: string | null;
  paused: boolean;
  ended: boolean;
  /** How often it has been booked. */
  bookedCount: number;
  createdAt: string;
  version: number;
}

export class CreateRecurringExpenseRequest {
  @IsUUID()
  propertyId: string;
  @IsOptional()
  @IsUUID()
  unitId?: string | null;
  @IsIn(EXPENSE_CATEGORIES)
  category: ExpenseCategory;
  @IsIn(EXPENSE_FREQUENCIES)
  frequency: ExpenseFrequency;
  /** Tax included; in the property's currency. */
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** The tax included in it. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  taxCents?: number;
  @trimmed
  @IsString()
  @Length(1, 120)
  payee: string;
  @IsOptional()
  @IsString()
  @MaxLength(300)
  note?: string | null;
  /**
   * Today or later, in the time zone of the property. The following days are computed from it. @example "2026-12-01"
   */
  @IsCalendarDay()
  nextOn: string;
  /** The last day on which it may be booked. */
  @IsOptional()
  @IsCalendarDay()
  endsOn?: string | null;
}

/** Changes the fields that are sent, for future days. What was booked stays. */
export class UpdateRecurringExpenseRequest {
  @IsOptional()
  @IsUUID()
  propertyId?: string;
  @IsOptional()
  @IsUUID()
  unitId?: string | null;
  @IsOptional()
  @IsIn(EXPENSE_CATEGORIES)
  category?: ExpenseCategory;
  @IsOptional()
  @IsIn(EXPENSE_FREQUENCIES)
  frequency?: ExpenseFrequency;
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents?: number;
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  taxCents?: number;
  @IsOptional()
  @trimmed
  @IsString()
  @Length(1, 120)
  payee?: string;
  @IsOptional()
  @IsString()
  @MaxLength(300)
  note?: string | null;
  /** Today or later; a changed day is the one from which the others are counted. */
  @IsOptional()
  @IsCalendarDay()
  nextOn?: string;
  @IsOptional()
  @IsCalendarDay()
  endsOn?: string | null;
  /** While it is paused nothing is booked; the days of the pause are skipped. */
  @IsOptional()
  @IsBoolean()
  paused?: boolean;
  @IsOptional()
  @IsInt()
  version?: number;
}

/** Filters of the list. */
export class RecurringExpenseQuery extends ListQuery {
  @IsOptional()
  @IsUUID()
  propertyId?: string;
  @IsOptional()
  @IsIn(EXPENSE_CATEGORIES)
  category?: ExpenseCategory;
}
