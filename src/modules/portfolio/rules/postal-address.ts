import type { PostalAddress } from '../../../contract/postal-address.js';
import { postalCodeExample, postalCodeOf } from '../../../contract/postal-codes.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { placeOf } from './place.js';

/** The address as it is stored. 400 under `field` for a place or a postal code that doesn't exist. */
export function checkedAddress(
  { streetNumber, street, city, region, postalCode, country }: PostalAddress,
  field: string,
): PostalAddress {
  const place = placeOf(country, region);
  if (!place) throw invalidField(`${field}.region`, 'country and region must be ISO 3166 codes', 'place');
  const code = postalCodeOf(place.country, postalCode);
  const example = postalCodeExample(place.country);
  if (!code)
    throw invalidField(
      `${field}.postalCode`,
      `postalCode must be one of the country, such as ${example}`,
      'postal_code',
      { example },
    );
  // In the order in which they are read: what changed is compared as text.
  return { streetNumber, street, city, region: place.region, postalCode: code, country: place.country };
}

/** The address of a row that has all of its parts or none. */
export function toAddress({
  streetNumber,
  street,
  city,
  region,
  postalCode,
  country,
}: { [Part in keyof PostalAddress]: string | null }): PostalAddress | null {
  if (!streetNumber || !street || !city || !region || !postalCode || !country) return null;
  return { streetNumber, street, city, region, postalCode, country };
}
