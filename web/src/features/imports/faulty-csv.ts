import { localeOf, type Language } from '@contract/languages';

/** What spreadsheets take for a formula, also in the wide signs of East Asia. */
const SIGN = '[=+\\-@\\uFF0B\\uFF0D\\uFF1D\\uFF20]';
/**
 * At the start of a cell, and after everything that may become its start: a spreadsheet that expects another separator,
 * or breaks lines within quotation marks, cuts the text there.
 */
const FORMULA = new RegExp(`(^[\\t\\r\\n]*|[,;\\t\\r\\n])(${SIGN})`, 'g');
/** An amount below zero, as people write it, is none. */
const NEGATIVE = /^-\d[\d., \u00A0\u202F]*$/;

const disarmed = (text: string) =>
  NEGATIVE.test(text) ? text : text.replace(FORMULA, "$1'$2").replace(/^(?=[\t\r\n])/, "'");

const quoted = (text: string) => `"${disarmed(text).replaceAll('"', '""')}"`;

/**
 * What a spreadsheet of the reader expects between cells: where amounts have a decimal comma, Excel puts all of a line with commas
 * into one cell. The browser's tag for the language knows the country: Spanish has commas in Mexico and semicolons in Spain.
 */
export function separatorFor(language: Language, tags: readonly string[] = navigator.languages): ',' | ';' {
  const tag = tags.find((one) => one.toLowerCase().startsWith(`${language}-`)) ?? localeOf(language);
  return new Intl.NumberFormat(tag).format(0.5).includes(',') ? ';' : ',';
}

/** Lines as a CSV that spreadsheets open in every language: UTF-8 with its mark, each cell in quotation marks. An import reads it again. */
export function faultyCsv(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n')}\r\n`;
}
