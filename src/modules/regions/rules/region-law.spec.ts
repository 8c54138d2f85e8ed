import { describe, expect, it } from '@jest/globals';
import { day, type Day } from '../../../contract/days.js';
import type { RegionFact } from './region-fact.js';
import { regionLawAt, nextRecordOf, readingsOf, recordOf, ruleOf, statusOf, wordsOf } from './region-law.js';
import type { RegionRecord } from './region-records.js';

const fact = (text: string): RegionFact => ({
  text,
  fr: null,
  es: null,
  saidByRule: false,
  checked: false,
  confidence: 'official',
  source: 'example.org',
  sourceDate: '2026',
  law: null,
  mustCheck: false,
});
const cap = (millionths: number | null, from: string | null, to: string | null, more: Partial<RegionRecord> = {}) =>
  ({
    region: 'CA-ON',
    place: null,
    topic: 'rent_cap',
    facts: [fact(`cap ${millionths}`)],
    validFrom: from && day(from),
    validTo: to && day(to),
    rule: { millionths },
    ...more,
  }) as RegionRecord;
const lawOf = (...records: RegionRecord[]) =>
  regionLawAt({ country: 'CA', region: 'ON', city: 'Toronto' }, records, []);
const on = (text: string): Day => day(text);

describe('the record that is in force', () => {
  const law = lawOf(
    cap(3, '2028-01-01', '2028-12-31'),
    cap(2, '2027-01-01', '2027-12-31'),
    cap(1, '2026-01-01', '2026-12-31'),
  );
  const at = (text: string) => ruleOf(law, 'rent_cap', on(text))?.millionths;

  it('is the newest that has begun, from its first to its last day', () => {
    expect(['2026-01-01', '2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01', '2028-12-31'].map(at)).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
  });

  it('has run out after its last day, and is not in force before the first', () => {
    expect([at('2029-01-01'), at('2025-12-31')]).toEqual([undefined, undefined]);
    expect([statusOf(law, 'rent_cap', on('2029-01-01')), statusOf(law, 'rent_cap', on('2025-12-31'))]).toEqual([
      'expired',
      'expired',
    ]);
  });

  it('is one that began after the newest entered has run out', () => {
    const corrected = lawOf(cap(9, '2026-01-01', '2026-06-30'), cap(2, '2026-07-01', null), cap(1, null, null));
    const then = (text: string) => ruleOf(corrected, 'rent_cap', on(text))?.millionths;
    expect([then('2026-06-30'), then('2026-07-01'), then('2027-07-01')]).toEqual([9, 2, 2]);
    // One that began before the newest ended does not come back after it.
    const older = lawOf(cap(9, '2026-01-01', '2026-06-30'), cap(1, '2025-01-01', null), cap(1, null, null));
    expect(statusOf(older, 'rent_cap', on('2026-07-01'))).toBe('expired');
  });

  it('is of its topic alone', () => {
    expect(recordOf(law, 'deposit', on('2026-05-01'))).toBeNull();
    expect(statusOf(law, 'deposit', on('2026-05-01'))).toBe('unknown');
  });
});

describe('how much the product can do automatically', () => {
  const status = (more: Partial<RegionRecord>) =>
    statusOf(lawOf(cap(1, null, null, more)), 'rent_cap', on('2026-05-01'));

  it('automatic with a rule, manual without one, unknown where the record only says so', () => {
    expect(status({})).toBe('automatic');
    expect(status({ rule: null })).toBe('manual');
    expect(status({ facts: [fact('unknown: no source')] })).toBe('unknown');
    expect(status({ facts: [fact('unknown'), fact('10 days')], rule: null })).toBe('manual');
    expect(status({ facts: [fact('the cap is unknown')], rule: null })).toBe('manual');
  });
});

describe('the record that begins next', () => {
  it('is the first after the day, of the same place and topic', () => {
    const law = lawOf(
      cap(3, '2028-01-01', null),
      cap(2, '2027-01-01', null),
      cap(8, '2029-01-01', null, { place: 'Toronto' }),
      cap(7, '2026-11-01', null, { topic: 'deposit' }),
      cap(1, null, null),
    );
    const next = (text: string) => nextRecordOf(law, 'rent_cap', on(text))?.validFrom ?? null;
    expect([next('2026-05-01'), next('2027-01-01'), next('2028-01-01')]).toEqual(['2027-01-01', '2028-01-01', null]);
  });

  it('comes first by its day, in whichever order records were entered', () => {
    const law = lawOf(cap(2, '2027-01-01', null), cap(3, '2028-01-01', null), cap(1, null, null));
    expect(nextRecordOf(law, 'rent_cap', on('2026-05-01'))?.validFrom).toBe('2027-01-01');
  });
});

describe('the law at an address', () => {
  it('knows only records of the region, of the city, and of its county', () => {
    const records = [
      cap(4, null, null, { place: 'Toronto' }),
      cap(3, null, null, { place: 'Peel' }),
      cap(2, null, null, { place: 'Ottawa' }),
      cap(1, null, null),
      cap(0, null, null, { region: 'CA-QC' }),
    ];
    const counties = [{ region: 'CA-ON' as const, name: 'Peel', cities: ['Mississauga', 'toronto'] }];
    const of = (city: string, country = 'CA', region = 'ON') => {
      const law = regionLawAt({ country, region, city }, records, counties);
      return [law.region, ...law.records.map(({ place }) => place)];
    };
    expect(of('Toronto')).toEqual(['CA-ON', 'Toronto', 'Peel', null]);
    expect(of('Mississauga')).toEqual(['CA-ON', 'Peel', null]);
    expect(of('Kingston')).toEqual(['CA-ON', null]);
    expect(of('Toronto', 'CA', 'QC')).toEqual(['CA-QC', null]);
    expect(of('Toronto', 'FR', 'Paris')).toEqual([null]);
  });
});

it('people read the facts, with the place that they are about', () => {
  const facts = [fact('2.1 %'), fact('guideline')];
  expect(wordsOf(cap(1, null, null, { facts }))).toBe('2.1 %; guideline');
  expect(wordsOf(cap(1, null, null, { facts, place: 'Toronto' }))).toBe('Toronto: 2.1 %; guideline');
  expect(wordsOf(null)).toBe('');
});

it('people read the facts as sentences in their language, and in English where one of them isn’t translated', () => {
  const translated = { ...fact('2.1 % in 2026'), fr: '2,1\u00a0% en 2026', es: '2.1 % en 2026' };
  const facts = [translated, { ...fact('With approval, more.'), fr: 'Plus, avec une autorisation.' }];
  expect(readingsOf(cap(1, null, null, { facts, place: 'Toronto' }))).toEqual({
    en: 'Toronto: 2.1 % in 2026. With approval, more.',
    fr: 'Toronto\u00a0: 2,1\u00a0% en 2026. Plus, avec une autorisation.',
    es: null,
  });
});
