import { Allow, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, MaxLength, Min } from 'class-validator';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '../../contract/expense-categories.js';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

export class ExpenseDocumentResponse {
  id: string;
  name: string;
}

export class ExpenseResponse {
  id: string;
  propertyId: string;
  propertyName: string;
  unitId: string | null;
  unitLabel: string | null;
  @IsIn(EXPENSE_CATEGORIES) category: ExpenseCategory;
  spentOn: string;
  /** The total, tax included. */
  amountCents: number;
  /** The tax included in it. */
  taxCents: number;
  currency: string;
  payee: string;
  note: string | null;
  /** The invoice; its download address comes from the document. */
  document: ExpenseDocumentResponse | null;
  requestId: string | null;
  /** The supplier's invoice that it comes from: its figures are the invoice's. */
  invoiceId: string | null;
  /** The ledger entry of the expense. */
  entryId: string;
  voidedAt: string | null;
  createdAt: string;
  version: number;
}

export class CreateExpenseRequest {
  @IsUUID()
  propertyId: string;
  @IsOptional()
  @IsUUID()
  unitId?: string | null;
  @IsIn(EXPENSE_CATEGORIES)
  category: ExpenseCategory;
  /** @example "2026-11-04" */
  @IsCalendarDay()
  spentOn: string;
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
  @IsString()
  @Length(1, 120)
  payee: string;
  @IsOptional()
  @IsString()
  @MaxLength(300)
  note?: string | null;
  /** An invoice that was uploaded with `POST /documents`. */
  @IsOptional()
  @IsUUID()
  documentId?: string | null;
}

/**
 * Changes the fields that are sent. Changed figures reverse the previous entry and post a new one; read-only fields may
 * be included.
 */
export class UpdateExpenseRequest {
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
  @IsCalendarDay()
  spentOn?: string;
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
  @IsString()
  @Length(1, 120)
  payee?: string;
  @IsOptional()
  @IsString()
  @MaxLength(300)
  note?: string | null;
  @IsOptional()
  @IsUUID()
  documentId?: string | null;
  @IsOptional()
  @IsInt()
  version?: number;

  @Allow() id?: string;
  @Allow() propertyName?: string;
  @Allow() unitLabel?: string | null;
  @Allow() currency?: string;
  @Allow() document?: ExpenseDocumentResponse | null;
  @Allow() requestId?: string | null;
  @Allow() invoiceId?: string | null;
  @Allow() entryId?: string;
  @Allow() voidedAt?: string | null;
  @Allow() createdAt?: string;
}

/** Filters of the list of expenses, and of its CSV. */
export class ExpenseQuery extends ListQuery {
  @IsOptional()
  @IsUUID()
  propertyId?: string;
  @IsOptional()
  @IsUUID()
  unitId?: string;
  /** The repair that this is the cost of. */
  @IsOptional()
  @IsUUID()
  requestId?: string;
  @IsOptional()
  @IsIn(EXPENSE_CATEGORIES)
  category?: ExpenseCategory;
  /** First and last day. */
  @IsOptional()
  @IsCalendarDay()
  from?: string;
  @IsOptional()
  @IsCalendarDay()
  to?: string;
}

/** The same filters for a file. */
export class ExpenseFileQuery extends ExpenseQuery {
  /** Headings and codes in words of this language; default: their names and codes, for programs. */
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}
