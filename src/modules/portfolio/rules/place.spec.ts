import { describe, expect, it } from '@jest/globals';
import { isTimeZone } from '../../../contract/time-zone-names.js';
import { placeOf, usualCurrency, usualTimeZone } from './place.js';

describe('what an address says about money and time', () => {
  it('knows the money of a country', () => {
    expect([usualCurrency('CA'), usualCurrency('US'), usualCurrency('MX'), usualCurrency('FR')]).toEqual([
      'CAD',
      'USD',
      'MXN',
      'EUR',
    ]);
  });

  it('knows the zone of a province, else of the country, else UTC', () => {
    expect(usualTimeZone('CA', 'QC')).toBe('America/Toronto');
    expect(usualTimeZone('CA', 'BC')).toBe('America/Vancouver');
    expect(usualTimeZone('CA', 'NU')).toBe('America/Iqaluit');
    expect(usualTimeZone('US', 'HI')).toBe('Pacific/Honolulu');
    expect(usualTimeZone('US', 'PA')).toBe('America/New_York');
    expect(usualTimeZone('XX', 'A')).toBe('UTC');
  });

  it('names only zones that exist', () => {
    const places = [
      ['CA', 'NL'],
      ['CA', 'NT'],
      ['US', 'HI'],
      ['US', 'ID'],
      ['US', 'AK'],
      ['LU', ''],
      ['AE', ''],
    ] as const;
    for (const [country, region] of places) expect(isTimeZone(usualTimeZone(country, region))).toBe(true);
  });

  it('reads countries and regions by code and by name, and nothing else', () => {
    expect(placeOf('ca', 'qc')).toEqual({ country: 'CA', region: 'QC' });
    expect(placeOf('Canada', 'Québec')).toEqual({ country: 'CA', region: 'QC' });
    expect(placeOf('États-Unis', 'new york')).toEqual({ country: 'US', region: 'NY' });
    expect(placeOf('Canada', 'Nunavut')).toEqual({ country: 'CA', region: 'NU' });
    expect(placeOf('US', 'OH')).toEqual({ country: 'US', region: 'OH' });
    expect(placeOf('Atlantis', 'QC')).toBeNull();
    expect(placeOf('CA', 'Somewhere')).toBeNull();
  });
});
