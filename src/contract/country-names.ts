import { LANGUAGES } from './languages.js';
import { own } from './own.js';

/** The countries whose names are recognized. Others are recognized by their two letters only. */
const NAMED = [
  'CA',
  'US',
  'MX',
  'GB',
  'AU',
  'NZ',
  'AE',
  'JP',
  'FR',
  'ES',
  'DE',
  'IT',
  'PT',
  'BE',
  'NL',
  'IE',
  'AT',
  'FI',
  'LU',
  'GR',
] as const;

/** What people and other products write instead of the name that `Intl` has. */
const ALSO: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'united states of america': 'US',
  eua: 'US',
  'ee uu': 'US',
  eeuu: 'US',
  'etats unis d amerique': 'US',
  'estados unidos de america': 'US',
  can: 'CA',
  mex: 'MX',
  'estados unidos mexicanos': 'MX',
  uk: 'GB',
  gbr: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  fra: 'FR',
  aus: 'AU',
  nzl: 'NZ',
  uae: 'AE',
  holland: 'NL',
};

/** A longer text isn't a country. */
const LONGEST = 60;

/** ISO 3166 code of a country by its name in any of our languages, by a common name, or by its code; null if none matches. */
export function countryCodeOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  for (const name of text.split('/')) {
    const code = countryNamed(name) ?? (/^[A-Za-z]{2}$/.test(name.trim()) ? name.trim().toUpperCase() : null);
    if (code) return code;
  }
  return null;
}

/** Like `countryCodeOf`, but only by a name, because two letters can also be a state. */
export function countryNamed(text: string): string | null {
  if (text.length > LONGEST || /\d/.test(text)) return null;
  const name = plain(text);
  names ??= readNames();
  return own(ALSO, name) ?? names.get(name) ?? null;
}

/** The countries that `countryCodeOf` recognizes, for a list to choose from: codes with their names in a language. */
export function countryChoices(language: string): { value: string; label: string }[] {
  const words = new Intl.DisplayNames(language, { type: 'region' });
  return NAMED.map((value) => ({ value, label: words.of(value) ?? value }));
}

/** What a language calls a country; its code if that is all we know. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** Built at the first lookup, because Intl is slow with names. */
let names: ReadonlyMap<string, string> | undefined;

function readNames(): ReadonlyMap<string, string> {
  return new Map(
    LANGUAGES.toReversed().flatMap(({ code }) => {
      const words = new Intl.DisplayNames(code, { type: 'region' });
      return NAMED.map((country) => [plain(words.of(country) ?? country), country] as const);
    }),
  );
}

/** Makes "U.S." equal to "us", and "México" to "mexico". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
