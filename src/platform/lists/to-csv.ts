export type CsvValue = string | number | null;

/** A table as CSV (RFC 4180) that spreadsheets open in every language: UTF-8 with its mark, commas, CRLF. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return csvStart(header) + rows.map(csvLine).join('');
}

/** The mark and the heading. */
export function csvStart(header: readonly string[]): string {
  return `\uFEFF${csvLine(header)}`;
}

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** A decimal below zero is a number, and cannot be a formula. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A text that begins like a formula is disarmed by an apostrophe: spreadsheets would run it. */
function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
