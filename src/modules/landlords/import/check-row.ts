import { currency, isCurrency, type Currency } from '../../../contract/currencies.js';
import type { ImportColumn, ImportProblemCode } from '../../../contract/import-columns.js';
import { LANGUAGES } from '../../../contract/languages.js';
import { isPhone } from '../../../contract/phones.js';
import { postalCodeOf } from '../../../contract/postal-codes.js';
import { placeOf, usualCurrency, usualTimeZone, type Place } from '../place.js';
import { PROPERTY_TYPES } from '../property.dto.js';
import { readAmount, readDay, readHalves, readWhole, type Read } from './read-cell.js';
import type { TableRow } from './read-table.js';

export interface ImportProblem {
  line: number;
  column: ImportColumn | null;
  code: ImportProblemCode;
  /** What stands in the cell. */
  value: string;
  /** The tenancy rule that a lease breaks. */
  rule?: { code: string; limitCents: number | null; source: string };
}

export interface PropertyPart extends Place {
  streetNumber: string;
  street: string;
  city: string;
  postalCode: string;
  type: (typeof PROPERTY_TYPES)[number];
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
/** A line as it was understood. */
export interface CheckedRow {
  line: number;
  property: PropertyPart;
  unit: UnitPart;
  lease: LeasePart | null;
  tenant: TenantPart | null;
}

const MAX_LENGTH: Partial<Record<ImportColumn, number>> = {
  streetNumber: 12, street: 120, city: 80, postalCode: 12, propertyName: 120, unit: 20, firstName: 80, lastName: 80, email: 254, phone: 40,
};
const LEASE_COLUMNS = ['leaseStart', 'leaseEnd', 'rent', 'dueDay', 'deposit', 'depositHeld', 'openingBalance'] as const;
const TENANT_COLUMNS = ['firstName', 'lastName', 'email', 'phone'] as const;
const STATUSES: Record<string, boolean> = { offline: true, available: false, occupied: false };
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]{2,}$/;

/** Reads the lines of a file one by one; what countries and regions are called is looked up once each. */
export class RowChecker {
  readonly problems: ImportProblem[] = [];
  private readonly places = new Map<string, Place | null>();

  constructor(private readonly usualLanguage: string) {}

  /** The line as it was understood, or null with its complaints noted. */
  check(row: TableRow): CheckedRow | null {
    const cells = withNumber(row.cells);
    const reader = new CellReader(row.line, cells, this.problems);
    const before = this.problems.length;
    if (row.tooMany) reader.complain(null, 'too_many_cells');
    reader.checkTexts();
    const property = this.property(reader);
    const unit = property && readUnit(reader, property.currency);
    const lease = property && LEASE_COLUMNS.some((column) => cells[column]) ? readLease(reader, property.currency) : null;
    const tenant = TENANT_COLUMNS.some((column) => cells[column]) ? this.tenant(reader, property?.country) : null;
    if (this.problems.length > before || !property || !unit) return null;
    return { line: row.line, property, unit, lease, tenant };
  }

  private property(reader: CellReader): PropertyPart | null {
    const [streetNumber, street, city] = [reader.required('streetNumber'), reader.required('street'), reader.required('city')];
    const place = this.place(reader);
    const type = reader.oneOf('propertyType', PROPERTY_TYPES) ?? 'apartment';
    const yearBuilt = reader.optional('yearBuilt', (text) => readWhole(text, 1500, 2200));
    if (!place) return null;
    const postalCode = reader.optional('postalCode', (text) => orCode(postalCodeOf(place.country, text), 'postal_code'));
    if (!reader.text('postalCode')) reader.complain('postalCode', 'required');
    const money = reader.optional('currency', (text) => orCode(isCurrency(text.toUpperCase()) ? currency(text.toUpperCase()) : null, 'unknown_value'));
    return {
      ...place, streetNumber, street, city, type, yearBuilt, postalCode: postalCode ?? '', name: reader.text('propertyName') || `${streetNumber} ${street}`,
      currency: money ?? usualCurrency(place.country), timeZone: usualTimeZone(place.country, place.region),
    };
  }

  private place(reader: CellReader): Place | null {
    const [country, region] = [reader.required('country'), reader.required('region')];
    if (!country || !region) return null;
    const key = `${country}\n${region}`;
    if (!this.places.has(key)) this.places.set(key, placeOf(country, region));
    const place = this.places.get(key) ?? null;
    if (!place) reader.complain(placeOf(country, 'X') ? 'region' : 'country', placeOf(country, 'X') ? 'unknown_region' : 'unknown_country');
    return place;
  }

  private tenant(reader: CellReader, country = 'CA'): TenantPart | null {
    const missing = (['firstName', 'lastName', 'email'] as const).filter((column) => !reader.text(column));
    for (const column of missing) reader.complain(column, 'tenant_incomplete');
    const email = reader.optional('email', (text) => orCode(EMAIL.test(text) ? text : null, 'email'));
    const phone = reader.optional('phone', (text) => orCode(isPhone(text, country) ? text : null, 'phone'));
    const language = reader.optional('language', (text) => orCode(languageNamed(text), 'unknown_value'));
    if (missing.length > 0) return null;
    return { firstName: reader.text('firstName'), lastName: reader.text('lastName'), email: email ?? '', phone, language: language ?? this.usualLanguage };
  }
}

/** The cells of one line; notes what is wrong with each. */
class CellReader {
  constructor(private readonly line: number, private readonly cells: TableRow['cells'], private readonly problems: ImportProblem[]) {}

  text(column: ImportColumn): string {
    return this.cells[column] ?? '';
  }

  complain(column: ImportColumn | null, code: ImportProblemCode, value = column ? this.text(column) : ''): void {
    this.problems.push({ line: this.line, column, code, value: value.slice(0, 120) });
  }

  required(column: ImportColumn): string {
    const text = this.text(column);
    if (!text) this.complain(column, 'required');
    return text;
  }

  optional<T>(column: ImportColumn, read: (text: string) => Read<T>): T | null {
    const text = this.text(column);
    if (!text) return null;
    const result = read(text);
    if (result.ok) return result.value;
    this.complain(column, result.code);
    return null;
  }

  oneOf<T extends string>(column: ImportColumn, known: readonly T[]): T | null {
    return this.optional(column, (text) => orCode(known.find((entry) => entry === text.toLowerCase()) ?? null, 'unknown_value'));
  }

  /** Lengths, and characters that no text may have. */
  checkTexts(): void {
    for (const [column, text] of Object.entries(this.cells) as [ImportColumn, string][]) {
      if (text.length > (MAX_LENGTH[column] ?? 60)) this.complain(column, 'too_long');
      else if (!text.isWellFormed() || /[\0-\x1f\x7f]/.test(text)) this.complain(column, 'unsafe_text');
    }
  }
}

function readUnit(reader: CellReader, money: Currency): UnitPart {
  const status = reader.optional('status', (text) => orCode(Object.hasOwn(STATUSES, text.toLowerCase()) ? text.toLowerCase() : null, 'unknown_value'));
  return {
    label: reader.required('unit'),
    bedrooms: reader.optional('bedrooms', (text) => readWhole(text, 0, 50)) ?? 0,
    halfBathrooms: reader.optional('bathrooms', readHalves) ?? 2,
    squareFeet: reader.optional('squareFeet', (text) => readWhole(text, 1, 1_000_000)),
    marketRentCents: reader.optional('marketRent', (text) => readAmount(text, money)),
    offline: status !== null && STATUSES[status] === true,
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
  const [, streetNumber, street] = cells.streetNumber ? [] : (/^(\d[\dA-Za-z/-]{0,11})[,\s]+(.+)$/.exec(cells.street ?? '') ?? []);
  return streetNumber && street ? { ...cells, streetNumber, street } : cells;
}

function languageNamed(text: string): string | null {
  const wanted = text.toLowerCase();
  return LANGUAGES.find(({ code, name, nativeName }) => [code, name.toLowerCase(), nativeName.toLowerCase()].includes(wanted))?.code ?? null;
}

function orCode<T>(value: T | null, code: ImportProblemCode): Read<T> {
  return value === null ? { ok: false, code } : { ok: true, value };
}

