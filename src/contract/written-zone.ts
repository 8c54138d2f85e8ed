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
