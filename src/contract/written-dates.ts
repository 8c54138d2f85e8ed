/** “02 h 55”: `Intl` pads French hours in its ready-made styles, and not where hour and minute are named. */
const FRENCH_PADDED_HOUR = /(?<!\d)0(?=\d[\s\u00a0\u202f]h[\s\u00a0\u202f])/gu;
/** “martes, 1 de diciembre”: Spanish writes the comma in a date that stands alone, not after an article (“el martes 1 de diciembre”). */
const SPANISH_COMMA = /(?<=lunes|martes|miércoles|jueves|viernes|sábado|domingo),(?= \d)/giu;
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

function asWritten(locale: string, text: string): string {
  if (locale.startsWith('fr')) return text.replace(FRENCH_FIRST, '1er').replaceAll(FRENCH_PADDED_HOUR, '');
  return locale.startsWith('es') ? text.replaceAll(SPANISH_COMMA, '') : text;
}
