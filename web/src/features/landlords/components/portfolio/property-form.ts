import { CURRENCY_CODES } from '@contract/currencies';
import { postalCodeExample, postalCodeOf } from '@contract/postal-codes';
import { regionOptions } from '@shared/form/regions';
import { rules, type Translate } from '@shared/form/rules';
import { object, string, type ObjectSchema } from 'yup';
import type { NewProperty, PropertyDetail } from '../../api/types';

export const TYPES = ['apartment', 'house', 'condo', 'townhouse', 'commercial'] as const;

/** What is typed: texts, as the fields hold them. */
export interface PropertyValues {
  streetNumber: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  type: string;
  name: string;
  yearBuilt: string;
  currency: string;
}

export const EMPTY_PROPERTY: PropertyValues = {
  streetNumber: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'CA',
  type: 'apartment',
  name: '',
  yearBuilt: '',
  currency: '',
};

export function propertyValues(property: PropertyDetail): PropertyValues {
  const { streetNumber, street, city, region, postalCode, country, type, name, yearBuilt, currency } = property;
  return {
    streetNumber,
    street,
    city,
    region,
    postalCode,
    country,
    type,
    name,
    yearBuilt: yearBuilt?.toString() ?? '',
    currency,
  };
}

export function propertySchema(t: Translate): ObjectSchema<PropertyValues> {
  return object({
    streetNumber: rules.required(t, 12),
    street: rules.required(t, 120),
    city: rules.required(t, 80),
    region: rules.required(t, 40).when('country', ([country]: unknown[], schema) =>
      schema.test('of-country', t('parts.form.required'), (code: string) => {
        const known = regionOptions(String(country), 'en');
        return known.length === 0 || known.some(({ value }) => value === code);
      }),
    ),
    postalCode: rules
      .required(t, 12)
      .when('country', ([country]: unknown[], schema) =>
        schema.test(
          'postal',
          t('landlords.form.postalCode', { example: postalCodeExample(String(country)) }),
          (code: string) => postalCodeOf(String(country), code) !== null,
        ),
      ),
    country: string().required(t('parts.form.required')),
    type: string().required(),
    name: rules.optional(t, 120),
    yearBuilt: rules.whole(t, 1500, 2200),
    currency: string().defined().default(''),
  });
}

/** What is sent; money and zone follow from the address when they are not named. */
export function propertyBody(values: PropertyValues): NewProperty {
  const { name, yearBuilt, currency, type, ...address } = values;
  return {
    ...address,
    type: TYPES.find((known) => known === type),
    name: name.trim() || undefined,
    yearBuilt: yearBuilt ? Number(yearBuilt) : null,
    currency: CURRENCY_CODES.find((known) => known === currency),
  };
}
