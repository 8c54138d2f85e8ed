import { countryCodeOf } from '../../contract/country-names.js';
import { isCurrency, type Currency } from '../../contract/currencies.js';
import { postalCodeOf } from '../../contract/postal-codes.js';
import { placeOf, usualCurrency, usualTimeZone, type Place } from '../portfolio/rules/place.js';
import { PROPERTY_TYPES, type PropertyType } from '../portfolio/rules/property-types.js';
import { orCode, type CellReader } from './cell-reader.js';
import { countryOf } from './country-of-row.js';
import { readWhole } from './read-cell.js';

export interface PropertyPart extends Place {
  streetNumber: string;
  street: string;
  city: string;
  postalCode: string;
  type: PropertyType;
  name: string;
  yearBuilt: number | null;
  currency: Currency;
  timeZone: string;
}

/** A line without any of these gets one mistake, and not one for each. */
const ADDRESS = ['streetNumber', 'street', 'city', 'postalCode'] as const;
const ADDRESS_IN = { CA: 'address_in_canada', US: 'address_in_us', MX: 'address_in_mexico' } as const;

/** Reads what each line says about its property and where it is; what countries and regions are called is looked up once each. */
export class PropertyReader {
  private readonly places = new Map<string, Place | null>();

  read(reader: CellReader): PropertyPart {
    if (ADDRESS.some((column) => reader.has(column))) return this.located(reader);
    reader.complain(null, 'no_address');
    return nowherePart(reader);
  }

  /** An unknown place is kept as it was written, so that the rest of the line can be checked. */
  private located(reader: CellReader): PropertyPart {
    const [streetNumber, street, city] = [
      reader.required('streetNumber'),
      reader.required('street'),
      reader.required('city'),
    ];
    const known = this.place(reader);
    const place = known ?? { country: reader.text('country'), region: reader.text('region') };
    const type = reader.oneOf('propertyType', isPropertyType) ?? 'apartment';
    const yearBuilt = reader.optional('yearBuilt', (text) => readWhole(text, 1500, 2200));
    const postalCode = known
      ? reader.optional('postalCode', (text) => orCode(postalCodeOf(known.country, text), 'postal_code'))
      : reader.text('postalCode');
    if (!reader.text('postalCode')) reader.complain('postalCode', 'required');
    return {
      ...place,
      streetNumber,
      street,
      city,
      type,
      yearBuilt,
      postalCode: postalCode ?? '',
      name: reader.text('propertyName') || `${streetNumber} ${street}`,
      currency: reader.oneOf('currency', isCurrency) ?? usualCurrency(place.country),
      timeZone: usualTimeZone(place.country, place.region),
    };
  }

  private place(reader: CellReader): Place | null {
    const [country, region] = [reader.required('country'), reader.required('region')];
    if (!country || !region) return null;
    const key = `${country}\n${region}`;
    if (!this.places.has(key)) this.places.set(key, placeOf(country, region));
    const place = this.places.get(key) ?? null;
    if (place) return place;
    if (!countryCodeOf(country)) {
      reader.complain('country', 'unknown_country');
      return null;
    }
    return placeShown(reader);
  }
}

/**
 * When the country has no such region, the postal code may show that the country is wrong. The rest of the line is then
 * read with the country of the postal code.
 */
function placeShown(reader: CellReader): Place | null {
  const region = reader.text('region');
  const shown = countryOf(region, reader.text('postalCode'));
  if (shown) reader.complain('country', ADDRESS_IN[shown]);
  else reader.complain('region', 'unknown_region');
  return shown && placeOf(shown, region);
}

/**
 * For a line without an address only the country and its currency are known. They are enough to check the rest of the
 * line.
 */
function nowherePart(reader: CellReader): PropertyPart {
  const country = reader.text('country');
  const region = reader.text('region');
  return {
    ...(placeOf(country, region) ?? { country, region }),
    streetNumber: '',
    street: '',
    city: '',
    postalCode: '',
    type: 'apartment',
    name: '',
    yearBuilt: null,
    currency: reader.oneOf('currency', isCurrency) ?? usualCurrency(country),
    timeZone: usualTimeZone(country, region),
  };
}

function isPropertyType(value: string): value is PropertyType {
  return PROPERTY_TYPES.some((type) => type === value);
}
