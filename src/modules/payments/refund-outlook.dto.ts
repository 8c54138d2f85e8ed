import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';

export class RefundOutlookQuery {
  /** Default: everything that is left of the payment. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents?: number;
}

export class OutlookLateFeeResponse {
  /** From this day on, if the rent isn't paid before. @example "2026-11-14" */
  fallsOn: string;
  amountCents: number;
}

export class OutlookDueResponse {
  /** @example "2026-12-05" */
  dueOn: string;
  amountCents: number;
}

/** The consequences if the tenants owe a returned amount again, and of its cashback in any case. */
export class RefundOutlookResponse {
  /** The cashback on the amount, which the tenants owe whether the amount is owed again or forgiven. */
  cashbackCents: number;
  /** Open again and due before today; zero if nothing is. */
  overdueCents: number;
  /** Since when, by the oldest of these charges. */
  overdueSince: string | null;
  /** Open again and due today or later. */
  dueCents: number;
  /** The first of these days. */
  dueOn: string | null;
  /** The same for each day on which something is due, in their order. */
  dues: OutlookDueResponse[];
  /** Late fees that can come for it; empty without one. */
  lateFees: OutlookLateFeeResponse[];
}
