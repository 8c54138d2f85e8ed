import { describe, expect, it } from '@jest/globals';
import { areaPrefixExample, areaPrefixOf, splitPrefixes } from './service-area.js';

describe('FTO-3 beginnings of postal codes', () => {
  it.each([
    ['CA', ' h2t ', 'H2T'],
    ['CA', 'K1A', 'K1A'],
    ['US', '981', '981'],
    ['US', '98101', '98101'],
    ['MX', '0', '0'],
    ['GB', 'sw1a-1', 'SW1A1'],
    ['FR', '7500100000', '7500100000'],
  ])('%s %j is %s', (country, typed, kept) => expect(areaPrefixOf(country, typed)).toBe(kept));

  it.each([
    ['CA', 'H2'],
    ['CA', 'H2T 2N6'],
    ['CA', 'D2T'],
    ['CA', 'W1A'],
    ['US', '98'],
    ['US', '981011'],
    ['US', '98A'],
    ['FR', ''],
    ['FR', '75001000000'],
    ['FR', '75%'],
    ['FR', 'É5'],
    ['FR', '７５'],
    ['FR', 'ß'],
    ['constructor', 'a'.repeat(11)],
  ])('%s has no %j', (country, typed) => expect(areaPrefixOf(country, typed)).toBeNull());

  it.each(['CA', 'US', 'FR'])('the example of %s is one', (country) =>
    expect(areaPrefixOf(country, areaPrefixExample(country))).toBe(areaPrefixExample(country)),
  );

  it('takes a field apart, each once', () => {
    expect(splitPrefixes(' h2t, H2V;H2W\nH2T\t, ,')).toEqual(['H2T', 'H2V', 'H2W']);
    expect(splitPrefixes(' ,\n')).toEqual([]);
  });
});
