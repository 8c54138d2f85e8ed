import { MoneyError } from './money.js';

/** ISO 4217 codes that rents and prices can have; `digitsOf` knows their minor units. */
export const CURRENCY_CODES = ['CAD', 'USD', 'EUR', 'MXN', 'GBP', 'AUD', 'NZD', 'AED', 'JPY'] as const;

export type Currency = (typeof CURRENCY_CODES)[number];

/** The product's own prices (docs/specification/product.md). */
export const PRICE_CURRENCY: Currency = 'USD';

export function isCurrency(value: unknown): value is Currency {
  return CURRENCY_CODES.some((code) => code === value);
}

/** Whether amounts of these rows have several currencies, so that each has to name its own. */
export const hasSeveralCurrencies = (rows: readonly { currency: string }[] = []): boolean =>
  rows.some(({ currency: one }) => one !== rows[0]?.currency);

/** Takes a code from a column. Throws `MoneyError` for one that the product does not know. */
export function currency(value: unknown): Currency {
  if (!isCurrency(value)) throw new MoneyError(`Not a known currency: ${String(value)}`);
  return value;
}
