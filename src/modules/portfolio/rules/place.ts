import { countryCodeOf } from '../../../contract/country-names.js';
import type { Currency } from '../../../contract/currencies.js';
import type { Language } from '../../../contract/languages.js';
import { own } from '../../../contract/own.js';
import { placeNamed } from '../../../contract/regions.js';
import { isStateCode, stateNamed } from '../../../contract/state-names.js';

/** Money of a country, where the landlord names none. */
const CURRENCY_OF: Record<string, Currency> = {
  CA: 'CAD',
  US: 'USD',
  MX: 'MXN',
  GB: 'GBP',
  AU: 'AUD',
  NZ: 'NZD',
  AE: 'AED',
  JP: 'JPY',
  FR: 'EUR',
  ES: 'EUR',
  DE: 'EUR',
  IT: 'EUR',
  PT: 'EUR',
  BE: 'EUR',
  NL: 'EUR',
  IE: 'EUR',
  AT: 'EUR',
  FI: 'EUR',
  LU: 'EUR',
  GR: 'EUR',
};

/** Time zones of states whose tenancy rules we don't have. The others are listed with their region. */
const ZONE_OF_STATE: Record<string, string> = {
  AK: 'America/Anchorage',
  AL: 'America/Chicago',
  AR: 'America/Chicago',
  HI: 'Pacific/Honolulu',
  IA: 'America/Chicago',
  ID: 'America/Boise',
  KS: 'America/Chicago',
  LA: 'America/Chicago',
  MN: 'America/Chicago',
  MO: 'America/Chicago',
  MS: 'America/Chicago',
  MT: 'America/Denver',
  ND: 'America/Chicago',
  NE: 'America/Chicago',
  NM: 'America/Denver',
  NV: 'America/Los_Angeles',
  OK: 'America/Chicago',
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  UT: 'America/Denver',
  WI: 'America/Chicago',
  WY: 'America/Denver',
};

const ZONE_OF_COUNTRY: Record<string, string> = {
  CA: 'America/Toronto',
  US: 'America/New_York',
  MX: 'America/Mexico_City',
  GB: 'Europe/London',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  AE: 'Asia/Dubai',
  JP: 'Asia/Tokyo',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
  PT: 'Europe/Lisbon',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  IE: 'Europe/Dublin',
  AT: 'Europe/Vienna',
  FI: 'Europe/Helsinki',
  LU: 'Europe/Luxembourg',
  GR: 'Europe/Athens',
};

export interface Place {
  country: string;
  region: string;
}

/** Countries all of whose regions we know: another code there is a mistake, such as a state’s name that was cut off. */
const WHOLE_COUNTRIES = ['CA', 'US', 'MX'];

/** Codes for what people write: "Canada", "Québec" → CA, QC. Null for a country or region that is neither name nor code. */
export function placeOf(country: string, region: string): Place | null {
  const code = countryCodeOf(country);
  if (!code) return null;
  const known = placeNamed(code, region);
  if (known) return { country: code, region: known.code.slice(3) };
  const state = stateNamed(code, region);
  if (state) return { country: code, region: state };
  const short = region.trim().toUpperCase();
  if (WHOLE_COUNTRIES.includes(code)) return isStateCode(code, short) ? { country: code, region: short } : null;
  return /^[A-Z0-9]{1,3}$/.test(short) ? { country: code, region: short } : null;
}

/** The currency that rents of a country have when none is named. */
export function usualCurrency(country: string): Currency {
  return own(CURRENCY_OF, country) ?? 'USD';
}

/** The language that most tenants of a place read; null where we can't say. */
export function usualLanguage(country: string, region: string): Language | null {
  if (country === 'CA') return region === 'QC' ? 'fr' : 'en';
  return country === 'US' ? 'en' : null;
}

/** The IANA zone of an address when none is named: rent posts by its calendar. */
export function usualTimeZone(country: string, region: string): string {
  const ofState = country === 'US' ? own(ZONE_OF_STATE, region) : undefined;
  return placeNamed(country, region)?.timeZone ?? ofState ?? own(ZONE_OF_COUNTRY, country) ?? 'UTC';
}
