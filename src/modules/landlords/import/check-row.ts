import { isCurrency, type Currency } from '../../../contract/currencies.js';
import type { ImportColumn } from '../../../contract/import-columns.js';
import { isLanguage } from '../../../contract/languages.js';
import { isPhone } from '../../../platform/phones/phone-number.js';
import { postalCodeOf } from '../../../contract/postal-codes.js';
import { placeOf, usualCurrency, usualTimeZone, type Place } from '../place.js';
import { PROPERTY_TYPES, type PropertyType } from '../property-types.js';
import { CellReader, orCode, type ImportProblem } from './cell-reader.js';
import { readAmount, readDay, readHalves, readWhole } from './read-cell.js';
import type { TableRow } from './read-table.js';

export interface PropertyPart extends Place {
  streetNumber: string;
  street: string;
  city: string;
  postalCode: string;
  type: PropertyType;
  name: string;
  yearBuilt: number | null;
  currency: Currency;
  timeZone: string;
}
export interface UnitPart {
  label: string;
  bedrooms: number;
  halfBathrooms: number;
  squareFeet: number | null;
  marketRentCents: number | null;
  offline: boolean;
}
export interface LeasePart {
  startsOn: string;
  termEndsOn: string | null;
  rentCents: number;
  dueDay: number;
  depositCents: number;
  openingDepositCents: number;
  openingBalanceCents: number;
}
export interface TenantPart {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  language: string;
}
/** A line as far as it was understood. */
export interface CheckedRow {
  line: number;
  property: PropertyPart;
  unit: UnitPart;
  lease: LeasePart | null;
  tenant: TenantPart | null;
  /** Columns with a complaint: what stands there says nothing about other lines. */
  wrong: ReadonlySet<ImportColumn | null>;
}

export const LEASE_COLUMNS = ['leaseStart', 'leaseEnd', 'rent', 'dueDay', 'deposit', 'depositHeld', 'openingBalance'] as const;
export const TENANT_COLUMNS = ['firstName', 'lastName', 'email', 'phone'] as const;
const PLACED = ['streetNumber', 'street', 'city', 'country', 'region', 'unit'] as const;
const STATUSES = ['available', 'occupied', 'offline'] as const;
const EMAIL = /^[^\s@,;]+@(?:[^\s@,;.]+\.)+[^\s@,;.]{2,}$/;
/** A street and its number, as they may be long, and some spaces. */
const STREET_AND_NUMBER_MAX = 140;

/** Reads the lines of a file one by one; what countries and regions are called is looked up once each. */
export class RowChecker {
  readonly problems: ImportProblem[] = [];
  private readonly places = new Map<string, Place | null>();

  constructor(private readonly usualLanguage: string) {}

  /** The line as far as it was understood, its complaints noted; null when it names no home, so that other lines cannot be held against it. */
  check(row: TableRow): CheckedRow | null {
    const reader = new CellReader(row.line, withNumber(row.cells), this.problems);
    if (row.tooMany) reader.complain(null, 'too_many_cells');
    const property = this.property(reader);
    const unit = readUnit(reader, property.currency);
    const lease = LEASE_COLUMNS.some((column) => reader.has(column)) ? readLease(reader, property.currency) : null;
    const tenant = TENANT_COLUMNS.some((column) => reader.has(column)) ? this.tenant(reader, property.country) : null;
    if (!reader.hasWhole(PLACED)) return null;
    return { line: row.line, property, unit, lease, tenant, wrong: reader.wrong };
  }

  /** A place that is not known stands as it is written: the rest of the line is looked at all the same. */
  private property(reader: CellReader): PropertyPart {
    const [streetNumber, street, city] = [reader.required('streetNumber'), reader.required('street'), reader.required('city')];
    const known = this.place(reader);
    const place = known ?? { country: reader.text('country'), region: reader.text('region') };
    const type = reader.oneOf('propertyType', isPropertyType) ?? 'apartment';
    const yearBuilt = reader.optional('yearBuilt', (text) => readWhole(text, 1500, 2200));
    const postalCode = known ? reader.optional('postalCode', (text) => orCode(postalCodeOf(known.country, text), 'postal_code')) : reader.text('postalCode');
    if (!reader.text('postalCode')) reader.complain('postalCode', 'required');
    return {
      ...place, streetNumber, street, city, type, yearBuilt, postalCode: postalCode ?? '', name: reader.text('propertyName') || `${streetNumber} ${street}`,
      currency: reader.oneOf('currency', isCurrency) ?? usualCurrency(place.country), timeZone: usualTimeZone(place.country, place.region),
    };
  }

  private place(reader: CellReader): Place | null {
    const [country, region] = [reader.required('country'), reader.required('region')];
    if (!country || !region) return null;
    const key = `${country}\n${region}`;
    if (!this.places.has(key)) this.places.set(key, placeOf(country, region));
    const place = this.places.get(key) ?? null;
    if (!place && placeOf(country, 'X')) reader.complain('region', 'unknown_region');
    else if (!place) reader.complain('country', 'unknown_country');
    return place;
  }

  private tenant(reader: CellReader, country: string): TenantPart | null {
    const missing = (['firstName', 'lastName', 'email'] as const).filter((column) => !reader.text(column));
    for (const column of missing) reader.complain(column, 'tenant_incomplete');
    const email = reader.optional('email', (text) => orCode(EMAIL.test(text) ? text : null, 'email'));
    const phone = reader.optional('phone', (text) => orCode(isPhone(text, country) ? text : null, 'phone'));
    const language = reader.oneOf('language', isLanguage);
    if (missing.length > 0 || email === null) return null;
    return { firstName: reader.text('firstName'), lastName: reader.text('lastName'), email, phone, language: language ?? this.usualLanguage };
  }
}

function readUnit(reader: CellReader, money: Currency): UnitPart {
  return {
    label: reader.required('unit'),
    bedrooms: reader.optional('bedrooms', (text) => readWhole(text, 0, 50)) ?? 0,
    halfBathrooms: reader.optional('bathrooms', readHalves) ?? 2,
    squareFeet: reader.optional('squareFeet', (text) => readWhole(text, 1, 1_000_000)),
    marketRentCents: reader.optional('marketRent', (text) => readAmount(text, money)),
    offline: reader.oneOf('status', isStatus) === 'offline',
  };
}

function readLease(reader: CellReader, money: Currency): LeasePart | null {
  const amount = (column: ImportColumn, signed = false) => reader.optional(column, (text) => readAmount(text, money, { signed }));
  for (const column of ['leaseStart', 'rent'] as const) if (!reader.text(column)) reader.complain(column, 'lease_incomplete');
  const [startsOn, termEndsOn, rentCents] = [reader.optional('leaseStart', readDay), reader.optional('leaseEnd', readDay), amount('rent')];
  if (rentCents === 0) reader.complain('rent', 'zero_rent');
  if (startsOn && termEndsOn && termEndsOn < startsOn) reader.complain('leaseEnd', 'end_before_start');
  const rest = {
    dueDay: reader.optional('dueDay', (text) => readWhole(text, 1, 31)) ?? 1,
    depositCents: amount('deposit') ?? 0,
    openingDepositCents: amount('depositHeld') ?? 0,
    openingBalanceCents: amount('openingBalance', true) ?? 0,
  };
  return startsOn && rentCents ? { startsOn, termEndsOn, rentCents, ...rest } : null;
}

/** "87 Laurier" in the street's cell, as other products write it. */
function withNumber(cells: TableRow['cells']): TableRow['cells'] {
  if (cells.streetNumber || !cells.street || cells.street.length > STREET_AND_NUMBER_MAX) return cells;
  const [, streetNumber, street] = /^(\d[\dA-Za-z/-]{0,11})[,\s]+([^,\s].*)$/s.exec(cells.street) ?? [];
  return streetNumber && street ? { ...cells, streetNumber, street } : cells;
}

function isPropertyType(value: string): value is PropertyType {
  return PROPERTY_TYPES.some((type) => type === value);
}

function isStatus(value: string): value is (typeof STATUSES)[number] {
  return STATUSES.some((status) => status === value);
}
