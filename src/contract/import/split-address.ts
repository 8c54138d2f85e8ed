import { countryCodeOf, countryNamed } from '../country-names.js';
import { placeNamed } from '../regions.js';
import { isStateCode, stateNamed } from '../state-names.js';
import { splitStreet, unitOnly, type StreetParts, type UnitFirst } from './split-street.js';

export interface AddressParts extends StreetParts {
  /** What was before the address: "Maple Court - 1200 Maple St". */
  name: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}

/** English street types. If no comma marks the city, it is what follows the last of them. */
const KINDS = new Set([
  'st',
  'street',
  'ave',
  'avenue',
  'rd',
  'road',
  'blvd',
  'boulevard',
  'dr',
  'drive',
  'ln',
  'lane',
  'ct',
  'court',
  'pl',
  'place',
  'way',
  'ter',
  'terrace',
  'cir',
  'circle',
  'pkwy',
  'parkway',
  'hwy',
  'highway',
  'trl',
  'trail',
  'sq',
  'square',
  'cres',
  'crescent',
]);
const DIRECTIONS = new Set([
  'n',
  's',
  'e',
  'w',
  'ne',
  'nw',
  'se',
  'sw',
  'north',
  'south',
  'east',
  'west',
  'ouest',
  'est',
  'nord',
  'sud',
  'o',
]);

/**
 * Splits an address in one cell, starting at its end: country, postal code, region, city, then the street. What is missing
 * stays empty and nothing is invented: "Springfield" alone has no region.
 */
export function splitAddress(text: string, unitFirst?: UnitFirst): AddressParts {
  const { name, rest } = takeName(
    text
      .replace(/[\n\r]/g, ', ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const parts = rest
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const country = takeCountry(parts);
  const { postalCode, region, city: behind } = takePlace(parts);
  const units = parts.map((part, at) => unitOnly(part) ?? bareUnit(part, parts.slice(0, at)));
  const unit = units.find((found) => found !== null) ?? '';
  const lines = parts.filter((_, at) => units[at] === null);
  const city = behind || (lines.length > 1 ? (lines.pop() ?? '') : '');
  const apart =
    city || (!region && !postalCode) ? { line: lines.join(', '), city } : cityBehindStreet(lines.join(', '));
  const street = splitStreet(apart.line, unit ? 'number' : unitFirst);
  return { ...street, unit: unit || street.unit, name, city: apart.city, region, postalCode, country };
}

/** "1200 Maple St, 101": a number after a street that has its house number is a unit. "Maple St, 1200" may be the house number. */
function bareUnit(part: string, before: readonly string[]): string | null {
  return /^\d{1,4}[A-Za-z]?$/.test(part) && before.some((street) => /^\d\S* \S/.test(street)) ? part : null;
}

/** A name, a dash and a number, as one product writes properties. A unit before a dash doesn't count. */
function takeName(text: string): { name: string; rest: string } {
  const at = text.indexOf(' - ');
  const [before, behind] = at < 0 ? ['', text] : [text.slice(0, at).trim(), text.slice(at + 3).trim()];
  return before.length > 4 && !/^[\d#]/.test(before) && /^\d/.test(behind) && unitOnly(before) === null
    ? { name: before, rest: behind }
    : { name: '', rest: text };
}

/** Removes the country from the end: a separate part, or the last words of one. */
function takeCountry(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && countryNamed(last)) return countryNamed(parts.pop() ?? '') ?? '';
  // Two letters are a country only if something shows that the state was named before: "H2T 2N6, CA".
  if (/^[A-Za-z]{2}$/.test(last) && parts.length > 2 && /\d/.test(parts.at(-2) ?? ''))
    return countryCodeOf(parts.pop() ?? '') ?? '';
  const words = last.split(' ');
  for (const count of [2, 1]) {
    const named = words.length > count ? countryNamed(words.slice(-count).join(' ')) : null;
    // "Ciudad de México" is a city.
    if (!named || words.at(-count - 1)?.toLowerCase() === 'de') continue;
    parts[parts.length - 1] = words.slice(0, -count).join(' ');
    return named;
  }
  return '';
}

/** Removes the postal code, the region and, where the city is written with them, the city. */
function takePlace(parts: string[]): { postalCode: string; region: string; city: string } {
  const single = parts.length === 1;
  let { code: postalCode, rest: last } = codeAtEnd(parts.at(-1) ?? '', single);
  if (!last && !single) {
    parts.pop();
    last = parts.at(-1) ?? '';
  }
  const { region, rest: beforeRegion } = regionAtEnd(last, postalCode !== '' || parts.length > 2);
  if (region) last = beforeRegion;
  if (parts.length === 1) {
    parts[0] = last;
    return { postalCode, region, city: '' };
  }
  parts.pop();
  if (!last) last = parts.length > 1 ? (parts.pop() ?? '') : '';
  if (!postalCode) ({ code: postalCode, rest: last } = codeInFront(last));
  if (!postalCode && !region) parts.push(last);
  return { postalCode, region, city: postalCode || region ? last : '' };
}

/** A code after the region or the city: H2T 2N6, 97201-1234, SW1A 1AA. A number alone after a street may be anything. */
function codeAtEnd(text: string, single: boolean): { code: string; rest: string } {
  const words = text.split(' ');
  const [last = '', two] = [words.at(-1), words.slice(-2).join(' ')];
  if (/^(?:[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/i.test(two))
    return { code: two, rest: words.slice(0, -2).join(' ') };
  if (/^[A-Z]\d[A-Z]\d[A-Z]\d$/i.test(last) || /^\d{5}(?:-\d{4})?$/.test(last)) {
    const rest = words.slice(0, -1).join(' ');
    if (!single || regionAtEnd(rest, true).region) return { code: last, rest };
  }
  return { code: '', rest: text };
}

/** "75011 Paris", "06700 Ciudad de México". */
function codeInFront(text: string): { code: string; rest: string } {
  const [, code, rest] = /^(\d{5}) (\S.*)$/.exec(text) ?? [];
  return code && rest ? { code, rest } : { code: '', rest: text };
}

/** The longest name of a region, or its code, at the end of a text. */
function regionAtEnd(text: string, alone: boolean): { region: string; rest: string } {
  const words = text.replace(/[()]/g, '').split(' ').filter(Boolean);
  for (const count of [4, 3, 2, 1]) {
    if (count > words.length) continue;
    const name = words.slice(-count).join(' ');
    // If "New York" is all that follows the street, it is the city.
    if (isRegion(name) && (count < words.length || alone || name.length <= 3))
      return { region: name, rest: words.slice(0, -count).join(' ') };
  }
  return { region: '', rest: text };
}

function isRegion(name: string): boolean {
  const short = /^[A-Z]{2,3}$/.test(name);
  if (short)
    return (
      placeNamed('CA', name) !== null ||
      placeNamed('US', name) !== null ||
      isStateCode('US', name) ||
      isStateCode('MX', name) ||
      name === 'CDMX'
    );
  return (
    name.length > 3 &&
    (['CA', 'US'].some((country) => placeNamed(country, name) !== null) ||
      stateNamed('US', name) !== null ||
      stateNamed('MX', name) !== null)
  );
}

/** "100 W Example St Chicago": the city is what follows the last street type and its direction. */
function cityBehindStreet(line: string): { line: string; city: string } {
  const words = line.split(' ');
  const kinds = words.flatMap((word, at) => (at > 0 && KINDS.has(word.toLowerCase().replace('.', '')) ? [at] : []));
  let at = kinds.at(-1);
  if (at === undefined) return { line, city: '' };
  // "Maple St St Louis": the second one belongs to the city.
  if (kinds.at(-2) === at - 1) at -= 1;
  if (DIRECTIONS.has((words[at + 1] ?? '').toLowerCase().replace('.', '')) && words.length > at + 2) at += 1;
  const behind = words.slice(at + 1);
  const unitWords = unitOnly(behind.slice(0, 2).join(' ')) ? 2 : behind[0]?.startsWith('#') ? 1 : 0;
  return { line: words.slice(0, at + 1 + unitWords).join(' '), city: behind.slice(unitWords).join(' ') };
}
