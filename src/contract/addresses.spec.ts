import { describe, expect, it } from '@jest/globals';
import { looksLikePhone } from './phones.js';
import { postalCodeExample, postalCodeOf } from './postal-codes.js';

describe('postal codes', () => {
  it.each([
    ['CA', 'h2t2n6', 'H2T 2N6'],
    ['CA', 'H2T-2N6', 'H2T 2N6'],
    ['US', '98101', '98101'],
    ['US', '98101-1234', '98101-1234'],
    ['US', '981011234', '98101-1234'],
    ['MX', '06600', '06600'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['JP', '1000001', '100-0001'],
    ['AE', 'none', 'none'],
  ])('%s %s is written %s', (country, typed, written) => expect(postalCodeOf(country, typed)).toBe(written));

  it.each([
    ['CA', '98101'],
    ['CA', 'D2T 2N6'],
    ['CA', 'H2T 2N'],
    ['US', 'H2T 2N6'],
    ['US', '9810'],
    ['MX', '6600'],
    ['FR', ''],
    ['AE', ' '],
  ])('%s knows no %s', (country, typed) => expect(postalCodeOf(country, typed)).toBeNull());

  it('gives examples that its own rule takes', () => {
    for (const country of ['CA', 'US', 'GB', 'IE', 'NL', 'PT', 'GR', 'JP', 'MX', 'FR', 'AU']) {
      expect(postalCodeOf(country, postalCodeExample(country))).toBe(postalCodeExample(country));
    }
  });
});

describe('telephone numbers', () => {
  it.each([
    '514-555-0199',
    '1 (514) 555-0199',
    '+1 514 555 0199',
    '514 555 0199 ext. 12',
    '514 555 0199 poste 12',
    '+33 6 12 34 56 78',
    '06\u202f12\u202f34\u202f56\u202f78',
    '020 7946 0958',
  ])('%s could be one', (typed) => expect(looksLikePhone(typed)).toBe(true));

  it.each(['1', 'call me', '+1 55', '', '1234567890123456', 'call 514 555 0199', 'ext. 12'])(
    '%s could be none',
    (typed) => expect(looksLikePhone(typed)).toBe(false),
  );
});
