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
import { AMOUNT_MAX_CENTS } from '../../contract/limits.js';
import { SHOWN_PAYMENT_STATES } from '../../contract/payment-states.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

/** Of a charge, of an entry, and of a payment what it is shown as everywhere. */
export const LEDGER_STATUSES = [
  'scheduled',
  'due',
  'part_paid',
  'overdue',
  'voided',
  'reversed',
  'posted',
  ...SHOWN_PAYMENT_STATES,
] as const;
export type LedgerStatus = (typeof LEDGER_STATUSES)[number];

export class LedgerQuery extends ListQuery {
  /** Charges alone, or payments and credits alone. */
  @IsOptional()
  @IsIn(['charges', 'payments'])
  show?: 'charges' | 'payments';
}

/** A line of a lease's ledger. `scheduled` lines are not entries yet: they have no id of an entry and no balance. */
export class LedgerRow {
  /** The entry's id; `scheduled-<period>` of what is to come. */
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
  /** What the tenant owes more by it. */
  chargeCents: number | null;
  /** What the tenant owes less by it. */
  paymentCents: number | null;
  /** The part of a deposit that was returned. It doesn't change what is owed. */
  depositCents: number | null;
  /** What was kept of that deposit, and the interest that was returned with it. */
  depositKeptCents: number | null;
  depositInterestCents: number | null;
  /** What the tenant owed after it; below zero is paid in advance. Null for what is scheduled. */
  balanceCents: number | null;
  currency: string;
  chargeId: string | null;
  paymentId: string | null;
  /** How a payment was made, or money of it given back. */
  method: string | null;
  /** Whether it belongs to a payment in the sandbox, so that no money was moved. */
  test: boolean;
  /** Number of the check or transfer with which the money was returned. */
  reference: string | null;
  /** Of a recorded payment: what is left of it after what was given back. */
  leftCents: number | null;
  receiptNumber: string | null;
  /** Who paid, as they were called then; null where it is not known, and for what is no payment. */
  payerName: string | null;
  /** The entry that this one takes back, with its day. */
  reversesId: string | null;
  reversesOn: string | null;
  /** A refund that someone started on the provider's own pages. */
  atProvider: boolean;
  /** Whether this entry may be taken back by the landlord. */
  reversible: boolean;
}

/** The figures above a lease's ledger. */
export class LedgerSummary {
  leaseId: string;
  /** The lease was just activated, and what it brought along and owes by now is still being posted. */
  posting: boolean;
  currency: string;
  /** Owed in all; below zero is paid in advance. */
  balanceCents: number;
  /** Of that, what was due before today. */
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
  /** Rents of this year: charged, and of those paid in full. */
  rentsCharged: number;
  rentsPaid: number;
  /** Of the last twelve months: rents that were due, and of those paid or begun to be paid by their due day. */
  onTime: number;
  onTimeOf: number;
  depositHeldCents: number;
  /** What the lease had before it was entered here: an opening balance and a deposit. Each is entered once. */
  openingBalanceEntered: boolean;
  openingDepositEntryId: string | null;
}

/** A charge beside the rent: a key, a repair that the tenant caused. */
export class AddChargeRequest {
  /** `deposit` becomes a liability when it is paid. */
  @IsOptional()
  @IsIn(['one_off', 'deposit'])
  kind?: 'one_off' | 'deposit';
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** What the tenant reads on it. A deposit without one is called so in each reader's language. */
  @ValidateIf(({ kind, label }: AddChargeRequest) => kind !== 'deposit' || label !== undefined)
  @IsString()
  @Length(1, 120)
  label?: string;
  /** Default: today in the time zone of the property. @example "2026-12-01" */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  dueOn?: string;
}

/** Takes something off what is owed. */
export class AddCreditRequest {
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX_CENTS)
  amountCents: number;
  /** What the tenant reads on it. */
  @IsString()
  @Length(1, 120)
  label: string;
}

export class ReverseEntryRequest {
  /** Why, for both sides to read. */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  note?: string;
}

/** What a running lease brings along when it is entered here. */
export class OpeningRequest {
  /** Owed so far; below zero is paid ahead. */
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
  /** What an item is for, for the tenant to read. `owed` needs none: it is called so in each reader's language. */
  @ValidateIf(({ kind, label }: DepositDeduction) => kind !== 'owed' || label !== undefined)
  @IsString()
  @Length(1, 120)
  label?: string;
  /** Receipts and photos that show it: documents of the lease that its tenants may read. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @IsUUID('all', { each: true })
  documentIds?: string[];
}

/** Gives a deposit back with its interest, less itemised deductions. */
export class ReturnDepositRequest {
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX_CENTS)
  returnedCents: number;
  /** Interest on it, where the region asks for some. */
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
}
