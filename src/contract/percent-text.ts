import { formatOf } from './amount-format.js';
import { parseDecimal } from './amount-text.js';
import { percentOf } from './percent.js';

/** Basis points as a percentage in a field: `2.50`, `2,50`. `parsePercent` reads it back. */
export function typedPercent(basisPoints: number, locale: string): string {
  return formatOf(locale, {}, 2).format(percentOf(basisPoints));
}

/** Basis points of what was typed, with or without a percent sign; null if it isn't a percentage. */
export function parsePercent(text: string, locale: string): number | null {
  const read = parseDecimal(text.trim().replace(/%$/u, ''), locale, 2);
  return read.ok ? read.cents : null;
}
