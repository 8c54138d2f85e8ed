import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { SHOWN_PAYMENT_STATES } from '../../contract/payment-states.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { Recorder } from './recorder.dto.js';

/** The state of a charge, of an entry, or of a payment, as it is shown everywhere. */
export const LEDGER_STATUSES = [
  'scheduled',
  'due',
  'part_paid',
  'overdue',
  'part_overdue',
  'voided',
  'reversed',
  'posted',
  ...SHOWN_PAYMENT_STATES,
] as const;
export type LedgerStatus = (typeof LEDGER_STATUSES)[number];

export class LedgerQuery extends ListQuery {
  /** Only charges, or only payments and credits. */
  @IsOptional()
  @IsIn(['charges', 'payments'])
  show?: 'charges' | 'payments';
}

/** A line of a lease's ledger. `scheduled` lines are not entries yet: they have no id of an entry and no balance. */
export class LedgerRow {
  /** The entry's id; `scheduled-<period>` for a scheduled line. */
  id: string;
  /** Day that it counts for. */
  date: string;
  /** What kind of entry, `rent`, `payment`, `late_fee`, `reversal`, `cashback_withdrawn` (with a refund of its payment), `given_back` (by hand), …: the client has the words. */
  entry: string;
  /** `2026-11` for rent. */
  period: string | null;
  /** When a charge is to be paid. */
  dueOn: string | null;
  /** The landlord's own words for a one-off charge. */
  label: string | null;
  note: string | null;
  @IsIn(LEDGER_STATUSES) status: LedgerStatus;
  /** How much more the tenant owes because of it. */
  chargeCents: number | null;
  /** How much less the tenant owes because of it. */
  paymentCents: number | null;
  /** The deposit that the landlord already held (`deposit_received`), or what was returned of one (`deposit_returned`). It doesn't change what is owed. */
  depositCents: number | null;
  /** What was kept of that deposit, and the interest that was returned with it. */
  depositKeptCents: number | null;
  depositInterestCents: number | null;
  /** For a return: the deposit that was held until then, and the first day on which it was in the ledger. */
  depositHeldCents: number | null;
  depositSince: string | null;
  /** What the tenant owed after it; below zero for a prepayment. Null for a scheduled line. */
  balanceCents: number | null;
  currency: string;
  chargeId: string | null;
  paymentId: string | null;
  /** How a payment was made, or how money of it was returned. */
  method: string | null;
  /** Whether it belongs to a payment in the sandbox, so that no money was moved. */
  test: boolean;
  /** Number of the check or transfer with which the money was returned. */
  reference: string | null;
  /** For a recorded payment: what is left of it after returns. */
  leftCents: number | null;
  receiptNumber: string | null;
  /** The payer's name at that time; null where it is unknown, and for other entries. */
  payerName: string | null;
  /** The entry that this one reverses, with its day. */
  reversesId: string | null;
  reversesOn: string | null;
  /** A refund that someone started on the provider's own pages. */
  atProvider: boolean;
  /** A part of the return of a deposit: taking it back takes the whole return back. */
  ofDepositReturn: boolean;
  /** Whether this entry may be taken back by the landlord. */
  reversible: boolean;
  /** Who wrote it. Null for what isn't an entry yet, for entries of before this was kept, and for the team. */
  recordedBy: Recorder | null;
  /** When a tenant last asked about it, and whether the landlord has written to the tenants since. */
  askedAt: string | null;
  answered: boolean;
}

/** The figures above a lease's ledger. */
export class LedgerSummary {
  leaseId: string;
  /** The lease was just activated, and its opening balance and first charges are still being posted. */
  posting: boolean;
  currency: string;
  /** The total owed; below zero for a prepayment. */
  balanceCents: number;
  /** The part of that that was due before today. */
  overdueCents: number;
  /** Whole days since the oldest unpaid charge was due. */
  daysOverdue: number;
  /** Payments that are on their way. */
  processingCents: number;
  /** Received this calendar year. */
  paidThisYearCents: number;
  year: number;
  /** In the time zone of the property. @example "2026-12-01" */
  today: string;
  /** Rents of this year: how many were charged, and how many of those were paid in full. */
  rentsCharged: number;
  rentsPaid: number;
  /**
   * Rents that were due in the last twelve months, and how many of those were paid, or their payment started, by the
   * due day.
   */
  onTime: number;
  onTimeOf: number;
  depositHeldCents: number;
  /** What the lease had before it was entered here: an opening balance and a deposit. Each is entered once. */
  openingBalanceEntered: boolean;
  openingDepositEntryId: string | null;
}

/** A charge besides the rent, such as a key or a repair that the tenant caused. */
export class AddChargeRequest {
  /** `deposit` becomes a liability when it is paid. */
  @IsOptional()
  @IsIn(['one_off', 'deposit'])
  kind?: 'one_off' | 'deposit';
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** The text for the tenant. A deposit without a text is called “deposit” in each reader's language. */
  @ValidateIf(({ kind, label }: AddChargeRequest) => kind !== 'deposit' || label !== undefined)
  @IsString()
  @Length(1, 120)
  label?: string;
  /** Default: today in the time zone of the property. @example "2026-12-01" */
  @IsOptional()
  @IsCalendarDay()
  dueOn?: string;
}

/** A credit against what is owed. */
export class AddCreditRequest {
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** The text for the tenant. */
  @IsString()
  @Length(1, 120)
  label: string;
}

export class ReverseEntryRequest {
  /** The reason, which both sides can read. */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  note?: string;
}

/** The opening balance and deposit of a lease that was already running when it was entered here. */
export class OpeningRequest {
  /** The amount owed so far; below zero for a prepayment. */
  @IsOptional()
  @IsInt()
  @Min(-AMOUNT_MAX_CENTS)
  @Max(AMOUNT_MAX_CENTS)
  balanceCents?: number;
  /** A deposit that the landlord already holds. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  depositHeldCents?: number;
}

export class DepositDeduction {
  /** `owed` pays rent and charges that are open, the oldest first, and charges nothing new. Without it: an item of its own. */
  @IsOptional()
  @IsIn(['item', 'owed'])
  kind?: 'item' | 'owed';
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** The reason of an item, which the tenant can read. `owed` needs none, because it has a name in each language. */
  @ValidateIf(({ kind, label }: DepositDeduction) => kind !== 'owed' || label !== undefined)
  @IsString()
  @Length(1, 120)
  label?: string;
  /** Receipts and photos that prove it: documents of the lease that its tenants may read. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @IsUUID('all', { each: true })
  documentIds?: string[];
}

/** Returns a deposit with its interest, less itemized deductions. */
export class ReturnDepositRequest {
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  returnedCents: number;
  /** Interest on it, where the region requires it. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  interestCents?: number;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => DepositDeduction)
  deductions?: DepositDeduction[];
  /** The day on which it was settled; today unless it is given. Not before the lease began, and not later than today. @example "2026-11-28" */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  returnedOn?: string;
  /** Where the money and the letter go, if it isn't the home that the tenants left. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(300)
  sentTo?: string;
}
