import { describe, expect, it } from '@jest/globals';
import { REGIONS } from '../../../contract/regions.js';
import { statesOf } from '../../../contract/state-names.js';
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
    expect(usualTimeZone('CA', 'AB')).toBe('America/Edmonton');
    expect(usualTimeZone('CA', 'BC')).toBe('America/Vancouver');
    expect(usualTimeZone('CA', 'NU')).toBe('America/Iqaluit');
    expect(usualTimeZone('US', 'HI')).toBe('Pacific/Honolulu');
    expect(usualTimeZone('US', 'PA')).toBe('America/New_York');
    expect(usualTimeZone('XX', 'A')).toBe('UTC');
  });

  it('knows every state of the United States and of Mexico', () => {
    const states = (country: string) => [
      ...statesOf(country).map(({ code }) => code),
      ...REGIONS.flatMap(({ code }) => (code.startsWith(`${country}-`) ? [code.slice(3)] : [])),
    ];
    // The fifty, the District of Columbia and five territories; thirty-one and the capital.
    expect([new Set(states('US')).size, states('US').length, states('MX').length]).toEqual([56, 56, 32]);
    for (const code of states('US')) expect(placeOf('US', code)).toEqual({ country: 'US', region: code });
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
    expect([placeOf('US', 'WAS'), placeOf('CA', 'ZZ'), placeOf('MX', 'X1')]).toEqual([null, null, null]);
    expect(placeOf('MX', 'jal')).toEqual({ country: 'MX', region: 'JAL' });
    expect(placeOf('FR', '75')).toEqual({ country: 'FR', region: '75' });
  });
});
