import { countryChoices } from '@contract/country-names';
import { postalCodeExample, postalCodeOf } from '@contract/postal-codes';
import { regionOptions } from '@shared/form/regions';
import { rules, type Translate } from '@shared/form/rules';
import { object, string, type ObjectSchema } from 'yup';
import type { OwnProfile, ProfileChange } from '../api/profile';

const PARTS = ['streetNumber', 'street', 'city', 'region', 'postalCode'] as const;
type Part = (typeof PARTS)[number];

export type AddressValues = Record<Part | 'secondLine' | 'country', string>;

export function addressValues({ postalAddress: address }: OwnProfile): AddressValues {
  return {
    streetNumber: address?.streetNumber ?? '',
    street: address?.street ?? '',
    secondLine: address?.secondLine ?? '',
    city: address?.city ?? '',
    region: address?.region ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? 'CA',
  };
}

/** An address is whole or left out; the country alone is none. */
const isBegun = (values: Partial<AddressValues>) =>
  ([...PARTS, 'secondLine'] as const).some((part) => values[part]?.trim());

export function addressSchema(t: Translate): ObjectSchema<AddressValues> {
  const part = (max: number) =>
    rules
      .optional(t, max)
      .test('whole', t('parts.form.required'), (value, { parent }) => Boolean(value?.trim()) || !isBegun(parent));
  return object({
    streetNumber: part(12),
    street: part(120),
    secondLine: rules.optional(t, 120),
    city: part(80),
    region: part(40).test('of-country', t('parts.form.required'), (code, { parent }) => {
      const known = regionOptions(String(parent.country), 'en');
      return !code || known.length === 0 || known.some(({ value }) => value === code);
    }),
    postalCode: part(12).when('country', ([country]: unknown[], schema) =>
      schema.test(
        'postal',
        t('account.postalAddress.postalWrong', { example: postalCodeExample(String(country)) }),
        (code) => !code?.trim() || postalCodeOf(String(country), code) !== null,
      ),
    ),
    country: string().required(t('parts.form.required')),
  });
}

/** Every country that has a name here, by name, and the one that an address has already: the server takes any. */
export function countryOptions(present: string, locale: string): { value: string; label: string }[] {
  const known = countryChoices(locale);
  const name = new Intl.DisplayNames(locale, { type: 'region' });
  const others = known.some(({ value }) => value === present)
    ? []
    : [{ value: present, label: name.of(present) ?? present }];
  return [...known, ...others].toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** The field of the form that a refusal names: `postalAddress.region` is `region`. */
export const addressFault = (field: string): string => field.replace(/^postalAddress\./, '');

export function addressBody(values: AddressValues): NonNullable<ProfileChange['postalAddress']> | null {
  return isBegun(values) ? { ...values, secondLine: values.secondLine.trim() || null } : null;
}
