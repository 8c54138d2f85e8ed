import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { AREA_PREFIXES_MAX } from '../../contract/service-area.js';
import { SERVICE_TYPE_VALUES, serviceTypeOf, TRADES, TRADES_MAX, type Trade } from '../../contract/service-types.js';
import { nameLine } from '../../platform/http/one-line.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import { SupplierHoursResponse } from './hours.dto.js';
import { toPaper, SupplierPaperResponse, type PaperRow } from './paper.dto.js';
import { isElite } from './rules/elite.js';

const toServiceType = Transform(({ value }) => serviceTypeOf(value)?.value ?? value);

/** Validates a supplier's trades, without duplicates. */
export const AreTrades = () =>
  applyDecorators(IsArray(), ArrayMinSize(1), ArrayMaxSize(TRADES_MAX), ArrayUnique(), IsIn(TRADES, { each: true }));

export class SupplierQuery extends ListQuery {
  /** Only suppliers who have this trade. */
  @IsOptional() @IsIn(TRADES) trade?: Trade;
  /** The trade that a job needs. Suppliers who have it, or who do all kinds of work, come first. */
  @IsOptional() @IsIn(TRADES) needs?: Trade;
  /** One of the landlord's properties. Suppliers who serve its postal code come first, and `serves` says whether they do. */
  @IsOptional() @IsUUID() propertyId?: string;
}

/** Replaces the area in which a supplier works. An empty list removes it. */
export class ServiceAreaChange {
  /** ISO 3166. @example "CA" */
  @IsString() @Matches(/^[A-Z]{2}$/, { context: { fault: 'format' } }) country: string;
  /** Prefixes of postal codes: 3 characters in Canada, 3 to 5 digits in the US, elsewhere 1 to 10 letters and digits. */
  @IsArray()
  @ArrayMaxSize(AREA_PREFIXES_MAX)
  @IsString({ each: true })
  @MaxLength(20, { each: true })
  prefixes: string[];
}

/**
 * A supplier's own profile. A supplier who was invited can set the company name once; otherwise it doesn't change (docs/specification/suppliers.md) and
 * is ignored here.
 */
export class SupplierChange {
  /** The main trade. The previous main trade is only kept if `trades` contains it. */
  @IsOptional() @toServiceType @IsIn(SERVICE_TYPE_VALUES) serviceType?: string;
  /** All trades. The main one stays if it is among them; otherwise the first of them becomes the main one. */
  @IsOptional() @AreTrades() trades?: Trade[];
  @IsOptional() @IsString() @MaxLength(120) @nameLine companyName?: string;
  @IsOptional() @IsString() @MaxLength(80) city?: string | null;
  @IsOptional() @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @IsString() @MaxLength(2000) about?: string | null;
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() accountId?: unknown;
  @Allow() namesCompany?: unknown;
  @Allow() trade?: unknown;
  @Allow() email?: unknown;
  @Allow() elite?: unknown;
  @Allow() own?: unknown;
  @Allow() papers?: unknown;
  @Allow() jobsDone?: unknown;
  @Allow() ratingCount?: unknown;
  @Allow() ratingAverage?: unknown;
  @Allow() numbers?: unknown;
  @Allow() areaCountry?: unknown;
  @Allow() areaPrefixes?: unknown;
  @Allow() serves?: unknown;
  @Allow() hours?: unknown;
  @Allow() createdAt?: unknown;
}

/** A new entry of a supplier in the directory. */
export class NewSupplier {
  @IsString() @MaxLength(120) @nameLine companyName: string;
  @toServiceType @IsIn(SERVICE_TYPE_VALUES) serviceType: string;
  /** All trades. Only the main one if left out. */
  @IsOptional() @AreTrades() trades?: Trade[];
  @IsOptional() @IsString() @MaxLength(80) city?: string | null;
  @IsOptional() @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @IsString() @MaxLength(2000) about?: string | null;
}

/**
 * Figures measured from jobs finished in the last 12 months, over all landlords. Each figure is null until it is based on
 * at least `SUPPLIER_NUMBERS.minJobs` jobs (docs/decisions/0681-supplier-numbers-are-measured.md).
 */
export class SupplierNumbersResponse {
  /** How many jobs were finished. */
  jobs: number | null;
  /** The median time from an offer to the first answer, in minutes. */
  answerMinutes: number | null;
  /** The share of offers that expired without an answer, of those that were answered or expired. */
  unansweredPercent: number | null;
  /** The share of jobs that were started within the time of the appointment, or done by their due day. */
  onTimePercent: number | null;
  /** The share of jobs without a return visit within 30 days. */
  firstFixPercent: number | null;
}

export class SupplierResponse {
  id: string;
  companyName: string;
  /** On the reader's own entry: whether the name comes from a landlord's invitation, so that the supplier can set it once. */
  namesCompany: boolean;
  /** The documented label of the main trade. */
  serviceType: string;
  /** The main trade. */
  @IsIn(TRADES) trade: Trade;
  /** All trades, the main one first. */
  @IsIn(TRADES, { each: true }) trades: Trade[];
  city: string | null;
  /** Where the supplier works, as stated: prefixes of postal codes in one country. Null and empty if no area is stated. */
  areaCountry: string | null;
  areaPrefixes: string[];
  /** Whether the area contains the property `propertyId`. Null without one, or if no area is stated. */
  serves: boolean | null;
  about: string | null;
  /** Only for landlords, staff, admins and the supplier itself. Null for tenants and other suppliers. */
  phone: string | null;
  email: string | null;
  /** Whether the supplier is an Elite Partner, who has a badge and is listed first. */
  elite: boolean;
  own: boolean;
  /** Insurance and licenses, as stated by the supplier, without number and certificate. Empty for tenants and other suppliers. */
  papers: SupplierPaperResponse[];
  jobsDone: number;
  ratingCount: number;
  /** From 1 to 5, with one decimal. Null without ratings. */
  ratingAverage: number | null;
  /** Only for landlords, staff, admins and the supplier itself. Null for tenants and other suppliers. */
  numbers: SupplierNumbersResponse | null;
  /** For the same readers: when the supplier works, as stated. Null if nothing is stated. */
  hours: SupplierHoursResponse | null;
  createdAt: string;
  version: number;
}

export interface SupplierRow {
  id: string;
  accountId: string;
  companyName: string;
  namedByLandlord?: boolean;
  serviceType: string;
  trade: Trade;
  trades: Trade[];
  city?: string | null;
  areaCountry?: string | null;
  areaPrefixes?: string[] | null;
  serves?: boolean | null;
  about?: string | null;
  phone?: string | null;
  email: string;
  eliteUntil?: Date | null;
  papers?: PaperRow[];
  jobsDone: number;
  ratingCount: number;
  ratingSum: number;
  numbers?: SupplierNumbersResponse | null;
  hours?: SupplierHoursResponse | null;
  createdAt: Date;
  version: number;
}

export function toSupplier(
  row: SupplierRow,
  reader: { own: boolean; seesContact: boolean; now: Date },
): SupplierResponse {
  return {
    id: row.id,
    companyName: row.companyName,
    namesCompany: reader.own && (row.namedByLandlord ?? false),
    serviceType: row.serviceType,
    trade: row.trade,
    trades: row.trades,
    city: row.city ?? null,
    areaCountry: row.areaCountry ?? null,
    areaPrefixes: row.areaPrefixes ?? [],
    serves: row.serves ?? null,
    about: row.about ?? null,
    phone: reader.seesContact ? (row.phone ?? null) : null,
    email: reader.seesContact ? row.email : null,
    elite: isElite(row, reader.now),
    own: reader.own,
    papers: (row.papers ?? []).map((paper) => toPaper(paper, reader.now, null)),
    jobsDone: row.jobsDone,
    ratingCount: row.ratingCount,
    ratingAverage: row.ratingCount > 0 ? Math.round((row.ratingSum / row.ratingCount) * 10) / 10 : null,
    numbers: row.numbers ?? null,
    hours: row.hours ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
