import { describe, expect, it } from '@jest/globals';
import { isRegionCode, regionOf, REGIONS } from './regions.js';
import { isTimeZone } from './time-zone-names.js';

describe('regions', () => {
  it('are twelve Canadian provinces and territories and eleven states, each with a time zone that exists', () => {
    const of = (country: string) => REGIONS.filter(({ code }) => code.startsWith(country)).length;
    expect([of('CA-'), of('US-'), REGIONS.length]).toEqual([12, 11, 23]);
    expect(REGIONS.filter(({ timeZone }) => !isTimeZone(timeZone))).toEqual([]);
    expect(new Set(REGIONS.map(({ code }) => code)).size).toBe(23);
  });

  it.each([
    ['CA', 'QC', 'CA-QC'],
    ['CA', 'CA-QC', 'CA-QC'],
    ['Canada', 'Québec', 'CA-QC'],
    ['ca', 'quebec', 'CA-QC'],
    ['USA', 'New-York', 'US-NY'],
    ['US', 'Nueva York', 'US-NY'],
    ['US', 'CA', 'US-CA'],
    ['CA', 'Île-du-Prince-Édouard', 'CA-PE'],
  ])('TN-023 %s, %s is %s', (country, region, code) => {
    expect(regionOf(country, region)?.code).toBe(code);
  });

  it.each([
    ['CA', 'NU'],
    ['US', 'QC'],
    ['FR', 'Île-de-France'],
    ['', ''],
    ['CA', ''],
  ])('%p, %p is none of ours', (country, region) => {
    expect(regionOf(country, region)).toBeNull();
  });

  it('knows its own codes', () => {
    expect([isRegionCode('CA-ON'), isRegionCode('CA-NU'), isRegionCode(null)]).toEqual([true, false, false]);
  });
});
