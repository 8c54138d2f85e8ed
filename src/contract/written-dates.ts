/** “02 h 55”: `Intl` pads French hours in its ready-made styles, and not where hour and minute are named. */
const FRENCH_PADDED_HOUR = /(?<!\d)0(?=\d[\s\u00a0\u202f]h[\s\u00a0\u202f])/gu;
const FRENCH_FIRST = /(?<!\d)1(?=[\s\u00a0\u202f](?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/gu;

/**
 * An instant in words. French writes the first of a month as an ordinal, “1er décembre”, which `Intl` doesn't do, and hours
 * without a leading zero, “2 h 55”.
 */
export function writtenDate(locale: string, value: Date, options: Intl.DateTimeFormatOptions): string {
  return asWritten(locale, new Intl.DateTimeFormat(locale, options).format(value));
}

/** A range from one instant to another. What both have in common is written once. */
export function writtenRange(locale: string, from: Date, until: Date, options: Intl.DateTimeFormatOptions): string {
  return asWritten(locale, new Intl.DateTimeFormat(locale, options).formatRange(from, until));
}

/** A calendar day `YYYY-MM-DD`, which has no time zone, in words. */
export function writtenDay(
  locale: string,
  day: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return writtenDate(locale, new Date(`${day.slice(0, 10)}T00:00:00Z`), { ...options, timeZone: 'UTC' });
}

/** Where `Intl` translates a zone in a way that its readers don't say: “hora oriental”. */
const SPANISH_ZONES: Readonly<Record<string, string>> = {
  'hora oriental': 'hora del Este',
  'hora estándar oriental': 'hora estándar del Este',
};

/**
 * “Eastern Time”, in the reader's language. Where clocks don't change around `at`, the name says so (“Mountain Standard Time”), and
 * zones have had times without a change: a name for 1970 would be wrong today.
 */
export function writtenZone(locale: string, timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return (locale.startsWith('es') && SPANISH_ZONES[name]) || name;
}

/** The date of a source, which is a year, a month or a day: “2020”, “July 2020”, “Jun 5, 2026”. */
export function writtenSourceDate(locale: string, date: string): string {
  const [, month, ofMonth] = date.split('-');
  const first = `${date}${ofMonth ? '' : '-01'}`;
  if (!month || Number.isNaN(Date.parse(first))) return date;
  return writtenDay(locale, first, ofMonth ? { dateStyle: 'medium' } : { month: 'long', year: 'numeric' });
}

function asWritten(locale: string, text: string): string {
  return locale.startsWith('fr') ? text.replace(FRENCH_FIRST, '1er').replaceAll(FRENCH_PADDED_HOUR, '') : text;
}
