import { describe, expect, it } from '@jest/globals';
import type { OwnProfile } from './api/profile';
import { addressBody, addressFault, addressSchema, addressValues, countryOptions } from './components/address-form';

const schema = addressSchema((id) => id);
const NONE = addressValues({ postalAddress: null } as OwnProfile);
const WHOLE = {
  ...NONE,
  streetNumber: '1',
  street: 'Main',
  city: 'Seattle',
  region: 'WA',
  postalCode: '98101',
  country: 'US',
};
const wrong = (values: typeof NONE) =>
  schema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path: string }[] }) => error.inner.map(({ path }) => path),
  );

describe('ST-011 the form of the postal address', () => {
  it('is empty or whole: a second line alone is no address, and emptying it removes the address', async () => {
    expect(await wrong(NONE)).toEqual([]);
    expect(addressBody(NONE)).toBeNull();
    expect(await wrong({ ...NONE, secondLine: 'Suite 3' })).toEqual([
      'streetNumber',
      'street',
      'city',
      'region',
      'postalCode',
    ]);
    expect(await wrong(WHOLE)).toEqual([]);
    expect(addressBody({ ...WHOLE, secondLine: ' ' })).toMatchObject({ street: 'Main', secondLine: null });
  });

  it('offers every country that is known by name, and the one that the address has', () => {
    const codes = (present: string) => countryOptions(present, 'fr-CA').map(({ value }) => value);
    expect(codes('CA')).toEqual(expect.arrayContaining(['CA', 'US', 'MX', 'FR', 'AE', 'JP']));
    expect(codes('CA')).not.toContain('CH');
    expect(codes('CH')).toContain('CH');
    expect(countryOptions('CA', 'fr-CA').find(({ value }) => value === 'DE')).toEqual({
      value: 'DE',
      label: 'Allemagne',
    });
  });

  it('shows what the server refuses at its field', () => {
    expect(['postalAddress.region', 'postalAddress.postalCode', 'version'].map(addressFault)).toEqual([
      'region',
      'postalCode',
      'version',
    ]);
  });

  it('takes an address in a country whose regions have no list', async () => {
    expect(await wrong({ ...WHOLE, country: 'FR', region: 'IDF', postalCode: '75001' })).toEqual([]);
  });

  it('asks for a code and a region of the country', async () => {
    expect(await wrong({ ...WHOLE, country: 'CA' })).toEqual(['region', 'postalCode']);
  });
});
