import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
  IsObject,
} from 'class-validator';
import {
  DUE_DAYS,
  INVOICE_LINES_MAX,
  INVOICE_PAID_METHODS,
  INVOICE_STATES,
  LINE_TAXES_MAX,
  OWED_AGES,
  QUANTITY_MAX_THOUSANDTHS,
  TAX_RATE_UNIT,
  type InvoicePaidMethod,
  type InvoiceState,
  type OwedAge,
} from '../../contract/invoices.js';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { UNDER_WAY, type UnderWay } from '../../contract/under-way.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { PayDiffersResponse, SenderResponse } from './invoice-sender.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);

export class LineTaxBody {
  /** As it is printed: GST, QST. */
  @trimmed @IsString() @Length(1, 20) @nameLine name: string;
  /** In thousandths of a percent: 9975 is 9.975 %. */
  @IsInt() @Min(0) @Max(TAX_RATE_UNIT) rateThousandths: number;
}

export class InvoiceLineBody {
  @trimmed @IsString() @Length(1, 300) description: string;
  /** 1500 is 1.5. */
  @IsInt() @Min(1) @Max(QUANTITY_MAX_THOUSANDTHS) quantityThousandths: number;
  /** The price of one, before taxes, in the currency of the home. */
  @IsInt() @Min(0) @Max(AMOUNT_MAX_CENTS) unitCents: number;
  @IsArray()
  @ArrayMaxSize(LINE_TAXES_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => LineTaxBody)
  taxes: LineTaxBody[];
}

/** Which job of a request an invoice is begun for. */
export class BeginInvoiceQuery {
  /** The offer, for a supplier who has had the same job more than once. Without it, the job that they have or had last. */
  @IsOptional() @IsUUID() offerId?: string;
}

/** The content of a draft; it replaces what was there. */
export class SaveInvoiceRequest {
  @IsArray()
  @ArrayMaxSize(INVOICE_LINES_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => InvoiceLineBody)
  lines: InvoiceLineBody[];
  /** Days from the day it is sent until it is due. */
  @IsInt() @Min(0) @Max(DUE_DAYS.max) dueDays: number;
  /** The supplier's tax registration. */
  @IsOptional() @trimmed @IsString() @MaxLength(60) taxNumber?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(1000) note?: string | null;
  @IsOptional() @IsInt() version?: number;
}

/** A step. The supplier sends and voids; the landlord approves, disputes and marks as paid. */
export class InvoiceStepRequest {
  @IsIn(INVOICE_STATES) status: InvoiceState;
  /** What is wrong with it: with `disputed`. */
  @IsOptional() @trimmed @IsString() @MaxLength(500) reason?: string | null;
  /** With `paid`: the day, by the calendar where the home is, and how. */
  @IsOptional() @IsCalendarDay() paidOn?: string | null;
  @IsOptional() @IsIn(INVOICE_PAID_METHODS) paidMethod?: InvoicePaidMethod | null;
  @IsOptional() @IsInt() version?: number;
}

export class PaperTaxBody {
  /** As it is printed: GST, QST. */
  @trimmed @IsString() @Length(1, 20) @nameLine name: string;
  @IsInt() @Min(0) @Max(AMOUNT_MAX_CENTS) amountCents: number;
}

/** What is printed on an invoice on paper; it replaces what the draft said. */
export class SavePaperRequest {
  /** Its photo or PDF: a document of one's own with the purpose `supplier_invoice`. */
  @IsUUID() fileId: string;
  /** The paper's own number. */
  @trimmed @IsString() @Length(1, 30) number: string;
  /** The date on it: not before the request was filed, and not in the future, where the home is. */
  @IsCalendarDay() issuedOn: string;
  /** With taxes, in the currency of the home. */
  @IsInt() @Min(1) @Max(AMOUNT_MAX_CENTS) totalCents: number;
  /** Within the total. */
  @IsArray()
  @ArrayMaxSize(LINE_TAXES_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PaperTaxBody)
  taxes: PaperTaxBody[];
  /** Days from its date until it is due. */
  @IsInt() @Min(0) @Max(DUE_DAYS.max) dueDays: number;
  /** The supplier's tax registration. */
  @IsOptional() @trimmed @IsString() @MaxLength(60) taxNumber?: string | null;
  @IsOptional() @trimmed @IsString() @MaxLength(1000) note?: string | null;
  @IsOptional() @IsInt() version?: number;
}

export class InvoiceQuery extends ListQuery {
  @IsOptional() @IsIn(INVOICE_STATES) status?: InvoiceState;
  @IsOptional() @IsUUID() requestId?: string;
  /** Those that are sent or approved and not paid, by how late they are. */
  @IsOptional() @IsIn([...OWED_AGES, 'all']) owed?: OwedAge | 'all';
}

export class InvoiceFileQuery {
  /** Default: the landlord's, as of the day on which it was sent; of a draft the reader's own. */
  @IsOptional() @IsIn(CODES) language?: Language;
}

export class LineTaxResponse {
  name: string;
  rateThousandths: number;
}

export class InvoiceLineResponse {
  description: string;
  quantityThousandths: number;
  unitCents: number;
  taxes: LineTaxResponse[];
  /** Quantity times price. */
  netCents: number;
}

export class TaxTotalResponse {
  name: string;
  /** Null on paper, where the amount alone was typed. */
  rateThousandths: number | null;
  baseCents: number;
  amountCents: number;
}

export class InvoiceResponse {
  id: string;
  requestId: string;
  /** The offer that it is for. Null for older invoices, which are for the whole job. */
  offerId: string | null;
  propertyId: string;
  supplierId: string | null;
  @IsIn(INVOICE_STATES) status: InvoiceState;
  /** States that the reader may ask for now. */
  @IsIn(INVOICE_STATES, { each: true }) moves: InvoiceState[];
  /** In the supplier's series; a draft has none. */
  number: string | null;
  issuedOn: string | null;
  dueDays: number;
  dueOn: string | null;
  /** Days past due of one that is owed; below zero before. */
  lateDays: number | null;
  currency: string;
  netCents: number;
  taxCents: number;
  totalCents: number;
  supplierName: string;
  landlordName: string;
  jobTitle: string;
  place: string;
  disputeReason: string | null;
  paidOn: string | null;
  @IsIn([...INVOICE_PAID_METHODS, null]) paidMethod: InvoicePaidMethod | null;
  sentAt: string | null;
  approvedAt: string | null;
  createdAt: string;
  version: number;
}

/** The photo or PDF of an invoice on paper, and what it was typed with. */
export class InvoicePaperResponse {
  fileId: string;
  /** `application/pdf`, or a picture. */
  mediaType: string;
  /** A download address that lives 5 minutes; null for staff and admins, who don't see contents. */
  url: string | null;
  number: string;
  issuedOn: string;
}

/** What the supplier has last charged in the same US state. */
export class ChargedTaxesResponse {
  /** The number of that invoice. */
  number: string;
  issuedOn: string;
  /** Empty if no taxes were charged. */
  taxes: LineTaxResponse[];
}

export class InvoiceDetail extends InvoiceResponse {
  lines: InvoiceLineResponse[];
  taxes: TaxTotalResponse[];
  /** Of an invoice on paper, which has no lines here. */
  paper: InvoicePaperResponse | null;
  taxNumber: string | null;
  note: string | null;
  /** The region of its taxes, as "US-OH". Null for one of an earlier version. */
  taxRegion: string | null;
  /** Of a draft in a US state: what the supplier has last charged there. Null without an invoice there, and otherwise. */
  charged: ChargedTaxesResponse | null;
  /** Who sends it, as of the day on which it was sent; a draft has what is saved now. Null when nothing is known, and for staff and admins. */
  sender: SenderResponse | null;
  /** Set where money would go elsewhere than by the supplier's invoice before; null for staff and admins. */
  payDiffers: PayDiffersResponse | null;
  /** What the PDF is written in unless another language is asked for: the landlord’s. */
  language: string;
  /** The expense that it is booked as. */
  expenseId: string | null;
  /** The price before taxes that is approved for the job: its limit, or the cost that was entered. Null when there is none, or the job is closed to the reader. */
  approvedCents: number | null;
  /** The cost that was entered when the job was completed. */
  costCents: number | null;
  /** Whether the job is still the supplier’s and open to the reader: a supplier’s access ends a while after it is closed. */
  jobOpen: boolean;
  /** For the supplier of a job that ended for them: until when they can bill it. Null once that is over, and for any other job. */
  billableUntil: string | null;
  /** Above this total only an owner of the landlord’s account approves, and the reader isn’t one. Null if they may, or if nothing is to be approved. */
  ownerAboveCents: number | null;
}

/** A job that is done and not invoiced. */
export class JobToInvoiceResponse {
  requestId: string;
  /** Which of the supplier’s offers for the request it was. */
  offerId: string | null;
  title: string;
  landlordName: string;
  place: string;
  currency: string;
  /** IANA time zone of the place. */
  timeZone: string;
  /** The cost before taxes that was entered; null when there is none. */
  costCents: number | null;
  /** What was under way when the job ended for the supplier, who no longer sees it. Null for a job that is still theirs. */
  @IsIn([...UNDER_WAY, null]) endedDuring: UnderWay | null;
  /** Until when such a job can be billed. */
  billableUntil: string | null;
  /** And how much, before taxes. Null without a limit. */
  limitCents: number | null;
  /** The draft that was begun. */
  draftId: string | null;
}

export class OwedAgeResponse {
  @IsIn(OWED_AGES) age: OwedAge;
  amountCents: number;
  count: number;
}

/** What is owed in one currency. */
export class OwedResponse {
  currency: string;
  ages: OwedAgeResponse[];
  totalCents: number;
  /** Of it, what waits for the landlord's approval. */
  toApproveCents: number;
  toApproveCount: number;
}

export class InvoiceSettingsRequest {
  /** Before the number: `INV-`. */
  @trimmed @IsString() @MaxLength(12) prefix: string;
  /** Where the series begins. It can't change once an invoice was sent. */
  @IsOptional() @IsInt() @Min(1) @Max(99_999_999) nextNumber?: number;
  @IsOptional() @trimmed @IsString() @MaxLength(60) taxNumber?: string | null;
  /** ISO 3166-2, whose taxes are suggested; null takes the region of the home. */
  @IsOptional() @trimmed @IsString() @MaxLength(6) region?: string | null;
  @IsInt() @Min(0) @Max(DUE_DAYS.max) dueDays: number;
  @IsOptional() @IsInt() version?: number;

  @Allow() begun?: unknown;
}

export class InvoiceSettingsResponse {
  prefix: string;
  nextNumber: number;
  taxNumber: string | null;
  region: string | null;
  dueDays: number;
  /** Whether an invoice was sent, so that the series continues. */
  begun: boolean;
  /** 0 before anything was saved. */
  version: number;
}
