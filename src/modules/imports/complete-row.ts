import { countryCodeOf } from '../../contract/country-names.js';
import { importValueOf } from '../../contract/import-values.js';
import type { DefaultedColumn } from '../../contract/import/fields.js';
import { DEFAULTED_COLUMNS, LEAVE_LINE_OUT, type ImportAnswers } from '../../contract/import/questions.js';
import { splitAddress } from '../../contract/import/split-address.js';
import { isNobody } from '../../contract/import/split-names.js';
import { splitStreet, type UnitFirst } from '../../contract/import/split-street.js';
import { own } from '../../contract/own.js';
import type { CellReader } from './cell-reader.js';
import { countryShown } from './country-of-row.js';
import { splitBedBath } from './read-cell.js';
import type { TableRow } from './read-table.js';

/** How the lines of a file are read: what the mapping says, and the answers to its questions. */
export interface Reading extends ImportAnswers {
  splitAddress?: boolean;
  splitNames?: boolean;
  /** When the file is checked: by the day that this is where its home is, a lease has begun or not. */
  now?: Date;
}

const AMOUNTS = ['rent', 'deposit', 'depositHeld', 'openingBalance', 'prepayment'] as const;

/**
 * Completes a line: cells that hold several things are taken apart, values get their answers, and empty cells the answer for the
 * whole file. Returns the country that the line says itself, before any answer: the survey, which asks, sees no other.
 */
export function completed(reader: CellReader, reading: Reading): string {
  if (reading.splitAddress !== false) takeAddressApart(reader, reading.unitFirst);
  const { bedrooms, bathrooms } = splitBedBath(reader.text('bedBath'));
  reader.put('bedrooms', bedrooms);
  reader.put('bathrooms', bathrooms);
  for (const { column, text, value } of reading.values ?? []) {
    if (reader.text(column).toLowerCase() === text.toLowerCase() && value !== LEAVE_LINE_OUT)
      reader.replace(column, value);
  }
  const country = countryShown(reader);
  const defaults: Partial<Record<string, string>> = reading.defaults ?? {};
  if (!reader.has('country')) reader.put('country', own(defaults as Record<string, string>, 'country') ?? '');
  if (!reader.has('region')) reader.put('region', departmentOf(reader));
  for (const column of DEFAULTED_COLUMNS) reader.put(column, own(defaults as Record<string, string>, column) ?? '');
  if (isNobody(reader.text('tenantName'))) takeAsVacant(reader);
  return country;
}

/** A rent roll prints "Vacant" for the tenants, and beside it what the unit would pay: that is its market rent. */
function takeAsVacant(reader: CellReader): void {
  if (reader.text('tenantName')) {
    reader.put('status', 'available');
    if (!isZero(reader.text('rent'))) reader.put('marketRent', reader.text('rent'));
  }
  reader.replace('tenantName', '');
}

/** Whether the line describes a lease, by a day or an amount. Zeros, and a deposit alone, do not describe one. */
export function readsLease(reader: CellReader): boolean {
  if (reader.has('leaseStart') || reader.has('leaseEnd')) return true;
  const vacant =
    importValueOf('status', reader.text('status')) === 'available' &&
    !reader.has('tenantName') &&
    !reader.has('lastName');
  return !vacant && AMOUNTS.some((column) => reader.has(column) && !isZero(reader.text(column)));
}

/** Whether an answer leaves the line out as a whole. */
export function isLeftOut({ cells }: TableRow, { values = [] }: Reading): boolean {
  return values.some(
    ({ column, text, value }) => value === LEAVE_LINE_OUT && cells[column]?.toLowerCase() === text.toLowerCase(),
  );
}

function takeAddressApart(reader: CellReader, unitFirst?: UnitFirst): void {
  const address = reader.text('address');
  if (address) {
    const {
      name,
      unclear: _,
      ...parts
    } = splitAddress(address, headIsUnit(address, reader.text('unit')) ? 'unit' : unitFirst);
    for (const [column, text] of Object.entries(parts)) reader.put(column as keyof typeof parts, text, 'address');
    reader.put('propertyName', name, 'address');
  }
  const street = reader.text('street');
  if (!street || address) return;
  const parts = splitStreet(street, headIsUnit(street, reader.text('unit')) ? 'unit' : unitFirst);
  if (parts.street) reader.replace('street', reader.has('streetNumber') ? withUnitTaken(street, parts) : parts.street);
  reader.put('unit', parts.unit, 'street');
  reader.put('streetNumber', parts.streetNumber, 'street');
}

/** A number of its own column stays: then only the unit is taken out of the street. */
function withUnitTaken(
  street: string,
  { unit, street: rest, streetNumber }: { unit: string; street: string; streetNumber: string },
): string {
  return unit ? [streetNumber, rest].filter(Boolean).join(' ') : street;
}

/** "3-1200 Maple St" beside a column that says unit 3. */
export function headIsUnit(text: string, unit: string): boolean {
  return unit !== '' && text.replaceAll(' ', '').startsWith(`${unit}-`);
}

/** France says the department in the first two figures of the code. */
function departmentOf(reader: CellReader): string {
  const code = reader.text('postalCode');
  if (countryCodeOf(reader.text('country')) !== 'FR' || !/^\d{5}$/.test(code)) return '';
  return code.startsWith('97') ? code.slice(0, 3) : code.slice(0, 2);
}

const isZero = (text: string) => /\d/.test(text) && !/[1-9]/.test(text);

/** The columns for which one answer applies to the whole file. */
export function answeredFor({ defaults = {} }: ImportAnswers): DefaultedColumn[] {
  return DEFAULTED_COLUMNS.filter((column) => own(defaults as Record<string, string>, column));
}
