import type { Options } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';

export type CsvValue = string | number | null;
export type CsvRow = readonly CsvValue[];

/** A negative decimal is a number and can't be a formula. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

/** Spreadsheets would run a text that begins like a formula, so it gets an apostrophe. */
const FORM: Options = {
  record_delimiter: 'windows',
  // With an explicit delimiter, the library would leave other line breaks in a text unquoted.
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { string: (value) => (NEGATIVE.test(value) ? { value, escape_formulas: false } : value) },
};

/** A table as CSV (RFC 4180) that spreadsheets open in every language: UTF-8 with a byte order mark, commas, CRLF. */
export function toCsv(header: readonly string[], rows: readonly CsvRow[]): string {
  return csvStart(header) + csvLines(rows);
}

/** The byte order mark and the heading. */
export function csvStart(header: readonly string[]): string {
  return stringify([[...header]], { ...FORM, bom: true });
}

export function csvLines(rows: readonly CsvRow[]): string {
  return stringify([...rows], FORM);
}
