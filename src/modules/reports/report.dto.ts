import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, Length, Matches } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { BASES, CELL_KINDS, REPORTS, type Basis, type CellKind, type ReportName } from './report.js';

const SIDES = ['debit', 'credit'] as const;
type Side = (typeof SIDES)[number];

/** Which property and period; without them everything, this calendar year (of maintenance costs this one and the four before). */
export class ReportQuery {
  @IsOptional()
  @IsUUID()
  propertyId?: string;
  /** For maintenance costs: only one unit. Other reports ignore it. */
  @IsOptional()
  @IsUUID()
  unitId?: string;
  /** First and last day. The rent roll and the ageing report only use `to`. */
  @IsOptional()
  @IsCalendarDay()
  from?: string;
  @IsOptional()
  @IsCalendarDay()
  to?: string;
  /**
   * For income and expense: as charged (`accrual`, the default), or as received and paid (`cash`). Other reports ignore
   * it.
   */
  @IsOptional()
  @IsIn(BASES)
  basis?: Basis;
  /** Of the words in CSV and PDF; default: the reader's own. */
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}

export class ReportColumnResponse {
  id: string;
  @IsIn(CELL_KINDS) kind: CellKind;
  /** In the language that was asked for. */
  label: string;
}

/** The entries that make up a figure: the query of `GET /reports/entries`. */
export class BehindResponse {
  accounts: string[] | null;
  propertyId: string | null;
  leaseId: string | null;
  unit: string | null;
  currency: string;
  from: string | null;
  to: string | null;
  @IsIn(SIDES) side: Side | null;
  creditsAdd: boolean | null;
  received: boolean | null;
  running: string | null;
  open: boolean | null;
  dueFrom: string | null;
  dueTo: string | null;
  @IsIn(BASES) basis: Basis | null;
}

export class ReportCellResponse {
  text: string | null;
  amount: number | null;
  behind: BehindResponse | null;
}

export class ReportRowResponse {
  id: string;
  cells: ReportCellResponse[];
  leaseId: string | null;
  /** Set apart: it is in no total. */
  sum: boolean;
  /** The sum of a property's rows above it; its first cell is the property's name. */
  subtotal: boolean;
}

export class ReportTableResponse {
  currency: string;
  columns: ReportColumnResponse[];
  rows: ReportRowResponse[];
  /** One for each column; null where there is no sum. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  totals: (number | null)[];
  /** One for each column: the query behind its total. */
  @ApiProperty({
    type: 'array',
    items: { type: 'object', oneOf: [{ $ref: getSchemaPath(BehindResponse) }], nullable: true },
  })
  totalsBehind: (BehindResponse | null)[];
}

export class ReportPointResponse {
  /** `2026-11`. */
  month: string;
  currency: string;
  incomeCents: number;
  expenseCents: number;
}

export class ReportResponse {
  @IsIn(REPORTS) report: ReportName;
  title: string;
  from: string;
  to: string;
  propertyId: string | null;
  /** The basis of income and expense; null for other reports. */
  @IsIn(BASES) basis: Basis | null;
  tables: ReportTableResponse[];
  /** Of income and expense, by month; empty elsewhere. */
  points: ReportPointResponse[];
}

/** Entries behind a figure. */
export class EntryQuery extends ListQuery {
  /** Debits or credits alone. */
  @IsOptional()
  @IsIn(SIDES)
  side?: Side;
  /** Amounts with credits above zero and debits below, as the figure counts them; without it the other way round. */
  @IsOptional()
  @IsIn(['true'])
  creditsAdd?: 'true';
  /** Money received from tenants, less what was returned, in the account of prepayments. */
  @IsOptional()
  @IsIn(['true'])
  received?: 'true';
  /** Only leases that ran on that day. */
  @IsOptional()
  @IsCalendarDay()
  running?: string;
  /** The rents of a month, `2026-11`, each with what has settled it. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}$/, { context: { fault: 'month' } })
  rents?: string;
  /** Charges of which something is open, now or on the day `to`, each with what had settled a part of it. */
  @IsOptional()
  @IsIn(['true'])
  open?: 'true';
  /** Of those: first and last due day. */
  @IsOptional()
  @IsCalendarDay()
  dueFrom?: string;
  @IsOptional()
  @IsCalendarDay()
  dueTo?: string;
  /** With `cash`: the lines of the report on cash basis, on the days on which the money moved. */
  @IsOptional()
  @IsIn(['cash'])
  basis?: 'cash';
  /** Ledger accounts, separated by commas. */
  @IsOptional()
  @IsString()
  @Length(1, 1000)
  accounts?: string;
  @IsOptional()
  @IsUUID()
  propertyId?: string;
  @IsOptional()
  @IsUUID()
  leaseId?: string;
  /** Expenses of this unit alone, or with `none` those of no unit. */
  @IsOptional()
  @Matches(/^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, { context: { fault: 'shape' } })
  unit?: string;
  @IsOptional()
  @Length(3, 3)
  currency?: string;
  @IsOptional()
  @IsCalendarDay()
  from?: string;
  @IsOptional()
  @IsCalendarDay()
  to?: string;
  @IsOptional()
  @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}

/** One posting with the entry that it belongs to. */
export class EntryLineResponse {
  id: string;
  entryId: string;
  date: string;
  kind: string;
  account: string;
  /** Names of the kind and of the account, in the reader's language. */
  kindName: string;
  accountName: string;
  /** Debit above zero, credit below; with `creditsAdd` the other way round. */
  amountCents: number;
  currency: string;
  propertyId: string;
  propertyName: string;
  unitLabel: string | null;
  leaseId: string | null;
  tenants: string[];
  note: string | null;
}

/** What the entries behind a figure add up to, in one currency. */
export class EntryTotalResponse {
  currency: string;
  amountCents: number;
  entries: number;
}
