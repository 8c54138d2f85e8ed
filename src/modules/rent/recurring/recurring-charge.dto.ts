import { IsIn, IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { RECURRING_CHARGE_CATEGORIES, type RecurringChargeCategory } from '../../../contract/recurring.js';
import { AMOUNT_MAX_CENTS, DUE_DAY } from '../../../contract/work-limits.js';
import { IsCalendarDay } from '../../../platform/http/is-calendar-day.js';
import { trimmed } from '../../../platform/http/trimmed.js';

/** The amount from a day on. */
export class RecurringRateResponse {
  from: string;
  amountCents: number;
  /** Why the landlord continued where the region caps the rent and the charge may count as rent. */
  confirmReason: string | null;
}

export class RecurringChargeResponse {
  id: string;
  leaseId: string;
  @IsIn(RECURRING_CHARGE_CATEGORIES) category: RecurringChargeCategory;
  /** The text for the tenants on each charge. */
  label: string;
  /** The amount today; before it begins, its first amount. */
  amountCents: number;
  currency: string;
  /** 1 to 31; the last day of a shorter month. */
  dueDay: number;
  startsOn: string;
  /** Last day that is charged; null continues until the lease ends. */
  endsOn: string | null;
  /** Every amount with the day from which it applies, the oldest first. */
  rates: RecurringRateResponse[];
  /** The next charge that will be posted; null when none is left or the lease is a draft. */
  nextDueOn: string | null;
  nextCents: number | null;
  ended: boolean;
  version: number;
}

/** Asks for a reason where the region caps the rent: a charge on a running lease may count as rent. */
class ConfirmableCharge {
  /** Why the landlord continues anyway; without it such a charge answers 422 `confirmation_required`. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  confirmReason?: string;
}

export class AddRecurringChargeRequest extends ConfirmableCharge {
  @IsIn(RECURRING_CHARGE_CATEGORIES)
  category: RecurringChargeCategory;
  /** The text for the tenants on each charge. */
  @trimmed
  @IsString()
  @Length(1, 120)
  label: string;
  /** The amount per month, in the lease's currency. */
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** Default: the rent's. */
  @IsOptional()
  @IsInt()
  @Min(DUE_DAY.first)
  @Max(DUE_DAY.last)
  dueDay?: number;
  /** First day that is charged: for an active lease today or later. @example "2026-12-01" */
  @IsCalendarDay()
  startsOn: string;
  /** Last day that is charged. Default: the lease's last day. */
  @IsOptional()
  @IsCalendarDay()
  endsOn?: string | null;
}

/** Sets another amount from a day on, which replaces amounts that were planned for that day or later. */
export class ChangeRecurringAmountRequest extends ConfirmableCharge {
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** Today or later. Within a month it counts from the next one. @example "2027-01-01" */
  @IsCalendarDay()
  from: string;
  @IsOptional()
  @IsInt()
  version?: number;
}

/** The last day that is charged: charges for later days are reversed. */
export class StopRecurringChargeRequest {
  @IsCalendarDay()
  endsOn: string;
  @IsOptional()
  @IsInt()
  version?: number;
}
