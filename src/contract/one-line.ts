/** Every character that begins a new line, U+000B and U+000C included. */
export const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * A text on one line. A name is printed between other lines: with a line break in it, a company could print a payment account of
 * its own below it, as if the product had written it.
 */
export function asOneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ');
}
