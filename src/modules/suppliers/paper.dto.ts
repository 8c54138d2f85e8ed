import { Allow, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, Min, ValidateIf } from 'class-validator';
import { CURRENCY_CODES, type Currency } from '../../contract/currencies.js';
import { TRADES, type Trade } from '../../contract/service-types.js';
import { SUPPLIER_PAPER_KINDS, type SupplierPaperKind } from '../../contract/supplier-papers.js';
import { todayIn } from '../../contract/time-zones.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { IsCalendarDay } from '../../platform/http/is-calendar-day.js';
import { IsTimeZone } from '../../platform/http/is-time-zone.js';
import { trimmed } from '../../platform/http/trimmed.js';

const isInsurance = ({ kind }: NewSupplierPaper) => kind === 'insurance';
const isLicense = ({ kind }: NewSupplierPaper) => kind === 'license';

/** An insurance or a license, as stated by the supplier. */
export class NewSupplierPaper {
  @IsIn(SUPPLIER_PAPER_KINDS) kind: SupplierPaperKind;
  /** For a license: the work that it allows. An insurance has none. */
  @ValidateIf((body: NewSupplierPaper) => isLicense(body) || typeof body.trade === 'string')
  @IsIn(TRADES)
  trade?: Trade | null;
  /** The insurer, or the issuer of the license. */
  @trimmed @IsString() @Length(1, 120) issuer: string;
  /** The number of the policy or the license. Landlords see it only after they have given the supplier a job. */
  @trimmed @IsString() @Length(1, 60) number: string;
  /** The cover of an insurance, with its currency. */
  @IsOptional() @IsInt() @Min(1) @Max(AMOUNT_MAX_CENTS) coverCents?: number | null;
  @ValidateIf(
    ({ coverCents, currency }: NewSupplierPaper) => typeof coverCents === 'number' || typeof currency === 'string',
  )
  @IsIn(CURRENCY_CODES)
  currency?: Currency | null;
  /** The last day on which it is valid. A license without one does not expire. */
  @ValidateIf((body: NewSupplierPaper) => isInsurance(body) || typeof body.validUntil === 'string')
  @IsCalendarDay()
  validUntil?: string | null;
  /** The supplier's time zone, in which the days of reminders are counted. */
  @IsTimeZone() timeZone: string;
  /** The certificate: one of the supplier's own documents with the purpose `certificate`. */
  @IsOptional() @IsUUID() fileId?: string | null;
}

/** Replaces all fields. */
export class SupplierPaperChange extends NewSupplierPaper {
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() expired?: unknown;
  @Allow() certificate?: unknown;
  @Allow() hasCertificate?: unknown;
  @Allow() createdAt?: unknown;
}

export class CertificateResponse {
  id: string;
  name: string;
  /** A download URL that is valid for 5 minutes. */
  url: string;
}

/** An insurance or a license, as stated by the supplier. No one has checked it. */
export class SupplierPaperResponse {
  id: string;
  @IsIn(SUPPLIER_PAPER_KINDS) kind: SupplierPaperKind;
  @IsIn(TRADES) trade: Trade | null;
  issuer: string;
  coverCents: number | null;
  currency: string | null;
  /** Null for a license that does not expire. */
  validUntil: string | null;
  /** Whether it has expired, by the date in the supplier's time zone. For a job, the date at the home counts instead. */
  expired: boolean;
  hasCertificate: boolean;
  /** Only for the supplier and for landlords who have given the supplier a job. Null for others. */
  number: string | null;
  certificate: CertificateResponse | null;
  timeZone: string;
  createdAt: string;
  version: number;
}

/** An insurance or a license that the supplier removed and that no entry replaces. */
export class RemovedPaperResponse {
  @IsIn(SUPPLIER_PAPER_KINDS) kind: SupplierPaperKind;
  @IsIn(TRADES) trade: Trade | null;
  /** After this day there are no offers and no jobs until a new one is recorded, or the landlord allows the job. */
  validUntil: string;
  /** Whether that day has passed, in the supplier's time zone. */
  expired: boolean;
}

export interface RemovedPaperRow {
  kind: SupplierPaperKind;
  trade: Trade | null;
  validUntil: string;
  timeZone: string;
}

export interface PaperRow extends Omit<
  SupplierPaperResponse,
  'expired' | 'hasCertificate' | 'certificate' | 'createdAt'
> {
  /** A string if the row was read as JSON together with its supplier. */
  createdAt: Date | string;
  number: string;
  fileId: string | null;
  fileName?: string | null;
}

export function toRemovedPaper(
  { kind, trade, validUntil, timeZone }: RemovedPaperRow,
  now: Date,
): RemovedPaperResponse {
  return { kind, trade, validUntil, expired: validUntil < todayIn(timeZone, now) };
}

/** `link` makes the download URL of a certificate. It is null for readers who can see neither number nor certificate. */
export function toPaper(row: PaperRow, now: Date, link: ((fileId: string) => string) | null): SupplierPaperResponse {
  const { fileId, fileName, number, ...rest } = row;
  return {
    ...rest,
    createdAt: new Date(row.createdAt).toISOString(),
    expired: row.validUntil !== null && row.validUntil < todayIn(row.timeZone, now),
    hasCertificate: fileId !== null,
    number: link && number,
    certificate: link && fileId ? { id: fileId, name: fileName ?? '', url: link(fileId) } : null,
  };
}
