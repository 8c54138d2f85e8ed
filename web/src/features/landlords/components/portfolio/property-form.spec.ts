import { describe, expect, it } from '@jest/globals';
import { regionOptions } from '@shared/form/regions';
import { validateYupSchema } from 'formik';
import { EMPTY_PROPERTY, propertyBody, propertySchema } from './property-form';

const t = (id: string) => id;
const laurier = {
  ...EMPTY_PROPERTY,
  streetNumber: '87',
  street: 'Laurier',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2T 2N6',
};

describe('the form of a property', () => {
  it('takes an address alone, as Formik hands it on: empty texts are undefined', async () => {
    await expect(validateYupSchema(laurier, propertySchema(t))).resolves.toMatchObject({ city: 'Montréal', name: '' });
  });

  it('names every field that is missing', async () => {
    const failure = await validateYupSchema(EMPTY_PROPERTY, propertySchema(t)).catch(
      (error: { inner: { path: string }[] }) => error.inner.map(({ path }) => path),
    );
    expect(failure).toEqual(['streetNumber', 'street', 'city', 'region', 'postalCode']);
  });

  it('lists every province or state of a country once, and takes no other', async () => {
    const codes = (country: string) => regionOptions(country, 'fr').map(({ value }) => value);
    expect([codes('CA').length, codes('US').length, codes('MX').length]).toEqual([13, 56, 32]);
    expect(new Set(codes('US')).size).toBe(56);
    const moved = { ...laurier, country: 'US', postalCode: '98101' };
    const refused = await validateYupSchema(moved, propertySchema(t)).catch((error: { inner: { path: string }[] }) =>
      error.inner.map(({ path }) => path),
    );
    expect(refused).toEqual(['region']);
    await validateYupSchema({ ...moved, region: 'WA' }, propertySchema(t));
    // An import brings homes of countries whose regions we don’t know by name.
    const paris = { ...laurier, country: 'FR', region: '75', postalCode: '75011' };
    await validateYupSchema(paris, propertySchema(t));
  });

  it('sends what was typed, and nothing for what was left open', () => {
    expect(propertyBody({ ...laurier, yearBuilt: '1911' })).toEqual({
      streetNumber: '87',
      street: 'Laurier',
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H2T 2N6',
      country: 'CA',
      type: 'apartment',
      yearBuilt: 1911,
    });
  });
});
