import { add, MoneyError, ZERO, type Cents } from './money.js';

/** ISO 4217 codes that rents and prices can have; `digitsOf` knows their minor units. */
export const CURRENCY_CODES = ['CAD', 'USD', 'EUR', 'MXN', 'GBP', 'AUD', 'NZD', 'AED', 'JPY'] as const;

export type Currency = (typeof CURRENCY_CODES)[number];

/** The product's own prices (decisions, section 6). */
export const PRICE_CURRENCY: Currency = 'USD';

/** An amount that knows its currency. */
export interface Money {
  readonly cents: Cents;
  readonly currency: Currency;
}

export function isCurrency(value: unknown): value is Currency {
  return CURRENCY_CODES.some((code) => code === value);
}

/** Takes a code from a column. Throws `MoneyError` for one that the product does not know. */
export function currency(value: unknown): Currency {
  if (!isCurrency(value)) throw new MoneyError(`Not a known currency: ${String(value)}`);
  return value;
}

/** Throws `MoneyError` when the currencies differ: they are never added across (decisions, section 5). */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new MoneyError(`${a.currency} and ${b.currency} cannot be added`);
  return { cents: add(a.cents, b.cents), currency: a.currency };
}

/** One total for each currency that occurs, in order of first occurrence. */
export function totalByCurrency(amounts: Iterable<Money>): Money[] {
  const totals = new Map<Currency, Cents>();
  for (const { cents, currency } of amounts) totals.set(currency, add(totals.get(currency) ?? ZERO, cents));
  return [...totals].map(([currency, cents]) => ({ cents, currency }));
}
