import { BANK_DETAILS_MAX } from '@contract/invoices';
import { postalCodeExample, postalCodeOf } from '@contract/postal-codes';
import { regionOptions } from '@shared/form/regions';
import { rules, type Translate } from '@shared/form/rules';
import { object, string, type ObjectSchema } from 'yup';
import type { InvoiceSender } from '../api/invoices';

export interface SenderValues {
  streetNumber: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  phone: string;
  email: string;
  eTransfer: string;
  checkPayableTo: string;
  bankDetails: string;
  currentPassword: string;
}

const ADDRESS = ['streetNumber', 'street', 'city', 'region', 'postalCode'] as const;

export function senderValues({
  address,
  phone,
  email,
  eTransfer,
  checkPayableTo,
  bankDetails,
}: InvoiceSender): SenderValues {
  return {
    streetNumber: address?.streetNumber ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    region: address?.region ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? 'CA',
    phone: phone ?? '',
    email: email ?? '',
    eTransfer: eTransfer ?? '',
    checkPayableTo: checkPayableTo ?? '',
    bankDetails: bankDetails ?? '',
    currentPassword: '',
  };
}

/** An address is whole or left out. */
const hasAddress = (values: Partial<SenderValues>) => ADDRESS.some((part) => values[part]?.trim());

export function senderSchema(t: Translate, asksPassword: boolean): ObjectSchema<SenderValues> {
  const part = (name: (typeof ADDRESS)[number], max: number) =>
    rules
      .optional(t, max)
      .test('whole', t('parts.form.required'), (value, { parent }) => Boolean(value?.trim()) || !hasAddress(parent));
  const email = () =>
    rules
      .optional(t, 254)
      .test(
        'email',
        t('parts.form.email'),
        (value) => !value?.trim() || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()),
      );
  return object({
    streetNumber: part('streetNumber', 12),
    street: part('street', 120),
    city: part('city', 80),
    region: part('region', 40).test('of-country', t('parts.form.required'), (code, { parent }) => {
      const known = regionOptions(String(parent.country), 'en');
      return !code || known.length === 0 || known.some(({ value }) => value === code);
    }),
    postalCode: part('postalCode', 12).when('country', ([country]: unknown[], schema) =>
      schema.test(
        'postal',
        t('invoices.sender.postalWrong', { example: postalCodeExample(String(country)) }),
        (code) => !code?.trim() || postalCodeOf(String(country), code) !== null,
      ),
    ),
    country: string().required(t('parts.form.required')),
    phone: rules.phone(t),
    email: email(),
    eTransfer: email(),
    checkPayableTo: rules.optional(t, 120),
    bankDetails: rules.optional(t, BANK_DETAILS_MAX),
    currentPassword: asksPassword ? string().required(t('parts.form.required')) : string().defined().default(''),
  });
}

export function senderBody(values: SenderValues) {
  const { streetNumber, street, city, region, postalCode, country, currentPassword, ...rest } = values;
  const text = (value: string) => value.trim() || null;
  return {
    address: hasAddress(values) ? { streetNumber, street, city, region, postalCode, country } : null,
    phone: text(rest.phone),
    email: text(rest.email),
    eTransfer: text(rest.eTransfer),
    checkPayableTo: text(rest.checkPayableTo),
    bankDetails: text(rest.bankDetails),
    ...(currentPassword && { currentPassword }),
  };
}
