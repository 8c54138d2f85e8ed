export interface AmountOptions {
  /** `hide` drops the minor units (headlines), `auto` drops them if they are zero. Ledgers always show them, which is the default. */
  readonly fraction?: 'show' | 'hide' | 'auto' | undefined;
  /** For amounts that are too large to write out: $2.1B. */
  readonly compact?: boolean | undefined;
  /** Adds the ISO code after the amount, where a view mixes currencies. */
  readonly code?: boolean | undefined;
  /** Shows a + before amounts above zero. */
  readonly signed?: boolean | undefined;
}

const formats = new Map<string, Intl.NumberFormat>();
const digits = new Map<string, number>();

/** Digits of a currency's minor unit according to ISO 4217: 2 for CAD, 0 for JPY. */
export function digitsOf(currency: string): number {
  const known =
    digits.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  digits.set(currency, known);
  return known;
}

/** How many minor units make one unit of a currency: 100 for CAD, 1 for JPY. */
export function unitOf(currency: string): number {
  return 10 ** digitsOf(currency);
}

/** The plain decimal of an amount in minor units ("1650.00", "-0.05"), for CSV files, providers and exact `Intl` formatting. */
export function decimalOf(amount: number, currency: string): `${number}` {
  const minor = String(Math.abs(amount)).padStart(digitsOf(currency) + 1, '0');
  const cut = minor.length - digitsOf(currency);
  const text = cut === minor.length ? minor : `${minor.slice(0, cut)}.${minor.slice(cut)}`;
  return `${amount < 0 ? '-' : ''}${text}` as `${number}`;
}

/** Minor units as a number of whole units, for chart axes and answers with a plain number. Never calculate with it. */
export function majorOf(amount: number, currency: string): number {
  return Number(decimalOf(amount, currency));
}

/** An amount in minor units as a locale writes it: narrow symbol, true minus (docs/specification/languages.md). */
export function formatAmount(
  amount: number,
  currency: string,
  locale: string,
  { fraction = 'show', compact, code, signed }: AmountOptions = {},
): string {
  const whole = fraction === 'hide' || (fraction === 'auto' && amount % unitOf(currency) === 0);
  const look = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: signed ? 'exceptZero' : 'auto',
  } as const;
  const format = compact
    ? formatOf(locale, { ...look, notation: 'compact', useGrouping: 'always' })
    : formatOf(locale, look, whole ? 0 : digitsOf(currency));
  const text = format.format(decimalOf(amount, currency)).replace(/-(?=\D?\d)/u, '\u2212');
  return code ? `${text}\u00a0${currency}` : text;
}

/** Formatters are cached, because creating one takes far longer than using it. */
export function formatOf(locale: string, look: Intl.NumberFormatOptions, fractionDigits?: number): Intl.NumberFormat {
  const options = { ...look, minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
