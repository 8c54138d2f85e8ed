import { describe, expect, it } from '@jest/globals';
import { mailingLines } from './postal-address.js';

const AT = {
  streetNumber: '1200',
  street: 'McGill College Avenue',
  secondLine: 'Suite 300',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H3B 4G7',
  country: 'CA',
};

describe('a landlord’s address on paper', () => {
  it('has no line for what isn’t there, and no country for mail within it', () => {
    expect(mailingLines(AT, 'en-CA', 'CA')).toEqual([
      '1200 McGill College Avenue',
      'Suite 300',
      'Montréal, QC H3B 4G7',
    ]);
    expect(mailingLines({ ...AT, secondLine: null }, 'en-CA', null)).toEqual([
      '1200 McGill College Avenue',
      'Montréal, QC H3B 4G7',
    ]);
  });

  it('names the country where the home is in another one', () => {
    expect(mailingLines(AT, 'fr-CA', 'US').at(-1)).toBe('Canada');
    expect(mailingLines({ ...AT, country: 'US' }, 'fr-CA', 'CA').at(-1)).toBe('États-Unis');
  });
});
