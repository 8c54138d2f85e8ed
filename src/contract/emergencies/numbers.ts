/**
 * The number of the emergency services by country (ISO 3166), as their authorities publish it. Where police, fire and ambulance
 * have numbers of their own, it is the one that sends help to a fire. Countries that are missing have none that we know.
 *
 * EU: 112, Directive (EU) 2018/1972, article 109. Canada and United States: 911, CRTC and FCC. Mexico: 911, gob.mx/911.
 * United Kingdom: 999, gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers. Australia: 000, triplezero.gov.au.
 * New Zealand: 111, 111.govt.nz. Japan: 119, fdma.go.jp. United Arab Emirates: 997 (Civil Defence), u.ae.
 */
const NUMBERS: Readonly<Record<string, string>> = {
  CA: '911',
  US: '911',
  MX: '911',
  GB: '999',
  AU: '000',
  NZ: '111',
  JP: '119',
  AE: '997',
  FR: '112',
  ES: '112',
  DE: '112',
  IT: '112',
  PT: '112',
  BE: '112',
  NL: '112',
  IE: '112',
  AT: '112',
  FI: '112',
  LU: '112',
  GR: '112',
};

/** Null if we know none. The words then name no number. */
export function emergencyNumber(country: string | null | undefined): string | null {
  return Object.hasOwn(NUMBERS, country ?? '') ? (NUMBERS[country ?? ''] ?? null) : null;
}
