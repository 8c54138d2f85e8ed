/** What a spreadsheet would run; an amount below zero it would not. */
const FORMULA = /^[=+\-@\t\r]/;
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

const quoted = (text: string) => `"${(FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Lines as a CSV that spreadsheets open in every language: UTF-8 with its mark, each cell in quotation marks. An import reads it again. */
export function faultyCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}
