/** Months in which a home without heat gets too cold within hours. In other countries only a report that mentions cold counts. */
const COLD_MONTHS: Readonly<Record<string, readonly number[]>> = {
  CA: [10, 11, 12, 1, 2, 3, 4],
  US: [11, 12, 1, 2, 3],
  GB: [11, 12, 1, 2, 3],
  IE: [11, 12, 1, 2, 3],
  FR: [11, 12, 1, 2, 3],
  BE: [11, 12, 1, 2, 3],
  LU: [11, 12, 1, 2, 3],
  NL: [11, 12, 1, 2, 3],
  DE: [10, 11, 12, 1, 2, 3, 4],
  AT: [10, 11, 12, 1, 2, 3, 4],
  CH: [10, 11, 12, 1, 2, 3, 4],
  FI: [10, 11, 12, 1, 2, 3, 4],
  ES: [12, 1, 2],
  IT: [12, 1, 2],
  PT: [12, 1, 2],
  GR: [12, 1, 2],
  NZ: [6, 7, 8],
};

/** States with mild winter nights. */
const MILD = new Set(['US-FL', 'US-HI', 'US-PR', 'US-GU', 'US-VI']);

/** `country` as in ISO 3166, `region` as "FL" or "US-FL", `month` from 1 to 12. */
export function isColdMonth(country: string | null, region: string | null, month: number): boolean {
  if (!country || !COLD_MONTHS[country]?.includes(month)) return false;
  const code = (region ?? '').toUpperCase();
  return !MILD.has(code.includes('-') ? code : `${country}-${code}`);
}
