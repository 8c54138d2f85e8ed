import { CURRENCIES, type Currency } from './currencies.js';
import type { Cents } from './money.js';

export interface AmountOptions {
  /** Headlines drop the minor units; ledgers always show them (the default). */
  readonly minorUnits?: boolean;
  /** Adds the ISO code behind the amount, where a view mixes currencies. */
  readonly code?: boolean;
  /** Shows + before what is above zero. */
  readonly signed?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/** The plain decimal of an amount ("1650.00", "-0.05"), for CSV files, providers and exact `Intl` formatting. */
export function decimalOf(amount: Cents, currency: Currency): `${number}` {
  const digits = CURRENCIES[currency];
  const minor = String(Math.abs(amount)).padStart(digits + 1, '0');
  const cut = minor.length - digits;
  const text = digits === 0 ? minor : `${minor.slice(0, cut)}.${minor.slice(cut)}`;
  return `${amount < 0 ? '-' : ''}${text}` as `${number}`;
}

/** An amount as a locale writes it: narrow symbol, true minus (decisions, section 7; design, Money and dates). */
export function formatAmount(amount: Cents, currency: Currency, locale: string, options: AmountOptions = {}): string {
  const text = formatOf(locale, currency, options).format(decimalOf(amount, currency)).replace(/-(?=\D?\d)/u, '\u2212');
  return options.code ? `${text}\u00a0${currency}` : text;
}

function formatOf(locale: string, currency: Currency, { minorUnits = true, signed = false }: AmountOptions): Intl.NumberFormat {
  const key = [locale, currency, minorUnits, signed].join(' ');
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: signed ? 'exceptZero' : 'auto',
    ...(minorUnits ? {} : { maximumFractionDigits: 0 }),
  });
  formats.set(key, made);
  return made;
}
