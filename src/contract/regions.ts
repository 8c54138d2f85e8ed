import type { Currency } from './currencies.js';
import { own } from './own.js';

export interface Region {
  /** ISO 3166-2. */
  readonly code: string;
  readonly en: string;
  readonly fr: string;
  readonly es: string;
  readonly currency: Currency;
  /** The time zone of most of its people. A property may have another one. */
  readonly timeZone: string;
}

/** Regions whose tenancy rules the product has as data. Elsewhere no rule is applied automatically. */
export const REGIONS = [
  { code: 'CA-ON', en: 'Ontario', fr: 'Ontario', es: 'Ontario', currency: 'CAD', timeZone: 'America/Toronto' },
  { code: 'CA-QC', en: 'Quebec', fr: 'Québec', es: 'Quebec', currency: 'CAD', timeZone: 'America/Toronto' },
  {
    code: 'CA-BC',
    en: 'British Columbia',
    fr: 'Colombie-Britannique',
    es: 'Columbia Británica',
    currency: 'CAD',
    timeZone: 'America/Vancouver',
  },
  { code: 'CA-AB', en: 'Alberta', fr: 'Alberta', es: 'Alberta', currency: 'CAD', timeZone: 'America/Edmonton' },
  { code: 'CA-MB', en: 'Manitoba', fr: 'Manitoba', es: 'Manitoba', currency: 'CAD', timeZone: 'America/Winnipeg' },
  {
    code: 'CA-SK',
    en: 'Saskatchewan',
    fr: 'Saskatchewan',
    es: 'Saskatchewan',
    currency: 'CAD',
    timeZone: 'America/Regina',
  },
  {
    code: 'CA-NS',
    en: 'Nova Scotia',
    fr: 'Nouvelle-Écosse',
    es: 'Nueva Escocia',
    currency: 'CAD',
    timeZone: 'America/Halifax',
  },
  {
    code: 'CA-NB',
    en: 'New Brunswick',
    fr: 'Nouveau-Brunswick',
    es: 'Nuevo Brunswick',
    currency: 'CAD',
    timeZone: 'America/Moncton',
  },
  {
    code: 'CA-NL',
    en: 'Newfoundland and Labrador',
    fr: 'Terre-Neuve-et-Labrador',
    es: 'Terranova y Labrador',
    currency: 'CAD',
    timeZone: 'America/St_Johns',
  },
  {
    code: 'CA-PE',
    en: 'Prince Edward Island',
    fr: 'Île-du-Prince-Édouard',
    es: 'Isla del Príncipe Eduardo',
    currency: 'CAD',
    timeZone: 'America/Halifax',
  },
  { code: 'CA-YT', en: 'Yukon', fr: 'Yukon', es: 'Yukón', currency: 'CAD', timeZone: 'America/Whitehorse' },
  {
    code: 'CA-NT',
    en: 'Northwest Territories',
    fr: 'Territoires du Nord-Ouest',
    es: 'Territorios del Noroeste',
    currency: 'CAD',
    timeZone: 'America/Yellowknife',
  },
  { code: 'US-NY', en: 'New York', fr: 'New York', es: 'Nueva York', currency: 'USD', timeZone: 'America/New_York' },
  {
    code: 'US-CA',
    en: 'California',
    fr: 'Californie',
    es: 'California',
    currency: 'USD',
    timeZone: 'America/Los_Angeles',
  },
  { code: 'US-TX', en: 'Texas', fr: 'Texas', es: 'Texas', currency: 'USD', timeZone: 'America/Chicago' },
  { code: 'US-FL', en: 'Florida', fr: 'Floride', es: 'Florida', currency: 'USD', timeZone: 'America/New_York' },
  { code: 'US-IL', en: 'Illinois', fr: 'Illinois', es: 'Illinois', currency: 'USD', timeZone: 'America/Chicago' },
  {
    code: 'US-WA',
    en: 'Washington',
    fr: 'Washington',
    es: 'Washington',
    currency: 'USD',
    timeZone: 'America/Los_Angeles',
  },
  { code: 'US-OR', en: 'Oregon', fr: 'Oregon', es: 'Oregón', currency: 'USD', timeZone: 'America/Los_Angeles' },
  {
    code: 'US-MA',
    en: 'Massachusetts',
    fr: 'Massachusetts',
    es: 'Massachusetts',
    currency: 'USD',
    timeZone: 'America/New_York',
  },
  {
    code: 'US-NJ',
    en: 'New Jersey',
    fr: 'New Jersey',
    es: 'Nueva Jersey',
    currency: 'USD',
    timeZone: 'America/New_York',
  },
  { code: 'US-CO', en: 'Colorado', fr: 'Colorado', es: 'Colorado', currency: 'USD', timeZone: 'America/Denver' },
  { code: 'US-AZ', en: 'Arizona', fr: 'Arizona', es: 'Arizona', currency: 'USD', timeZone: 'America/Phoenix' },
] as const satisfies readonly Region[];

export type RegionCode = (typeof REGIONS)[number]['code'];

/** Parts of Canada for which we have no rules. Addresses there are accepted all the same. */
export const REGIONS_WITHOUT_RULES: readonly Region[] = [
  { code: 'CA-NU', en: 'Nunavut', fr: 'Nunavut', es: 'Nunavut', currency: 'CAD', timeZone: 'America/Iqaluit' },
];

const COUNTRIES: Readonly<Record<string, string>> = {
  CANADA: 'CA',
  'UNITED STATES': 'US',
  'UNITED STATES OF AMERICA': 'US',
  USA: 'US',
};

/**
 * The region of an address, by code ("QC", "CA-QC") or by name in any of our languages ("Québec", "quebec"). Null if we don't
 * have its rules.
 */
export function regionOf(country: string, region: string): (typeof REGIONS)[number] | null {
  return named(REGIONS, country, region);
}

/** Like `regionOf`, but also where we have no rules: it says what an address is called, and its currency and time zone. */
export function placeNamed(country: string, region: string): Region | null {
  return named<Region>([...REGIONS, ...REGIONS_WITHOUT_RULES], country, region);
}

function named<R extends Region>(among: readonly R[], country: string, region: string): R | null {
  const nation = own(COUNTRIES, plainName(country)) ?? plainName(country);
  const wanted = plainName(region);
  const names = ({ code, en, fr, es }: Region) => [code, code.slice(3), en, fr, es].map(plainName);
  return (
    among.find((candidate) => candidate.code.startsWith(`${nation}-`) && names(candidate).includes(wanted)) ?? null
  );
}

/** The name of a region, `CA-QC` becomes Québec; the code itself if we don't know the region. */
export function regionName(code: string, language: 'en' | 'fr' | 'es'): string {
  return [...REGIONS, ...REGIONS_WITHOUT_RULES].find((region) => region.code === code)?.[language] ?? code;
}

export function isRegionCode(value: unknown): value is RegionCode {
  return REGIONS.some(({ code }) => code === value);
}

/** Capitals without accents and punctuation, so that "Québec" equals "QUEBEC". */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();
}
