import { countryCodeOf } from '../../contract/country-names.js';
import { placeNamed } from '../../contract/regions.js';
import { isStateCode } from '../../contract/state-names.js';

/** A state with a code of its country: no proof, but what to suggest. */
export function countryOf(region: string, code: string): 'CA' | 'US' | 'MX' | null {
  if (/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i.test(code) && (region === '' || placeNamed('CA', region))) return 'CA';
  if (/^\d{5}(?:-\d{4})?$/.test(code) && (placeNamed('US', region) ?? isStateCode('US', region.toUpperCase())))
    return 'US';
  return /^\d{5}$/.test(code) && isStateCode('MX', region.toUpperCase()) ? 'MX' : null;
}

/** The country that a row itself says or shows, as a code; empty if it doesn't. Its dates are read as the others of that country. */
export function countryShown(row: { text: (column: 'country' | 'region' | 'postalCode') => string }): string {
  const country = row.text('country');
  return country ? (countryCodeOf(country) ?? '') : (countryOf(row.text('region'), row.text('postalCode')) ?? '');
}
