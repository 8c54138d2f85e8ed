import { describe, expect, it } from '@jest/globals';
import { day } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { checkLandlordNotice, type LandlordNotice } from './check-end.js';
import { checkIncrease, increaseNoticeWindow, largestRent, type RentIncrease } from './check-increase.js';
import { regionLawAt as lawOfPlace } from './region-law.js';

const regionLawAt = (country: string, region: string, city = '') => lawOfPlace({ country, region, city });

function increase(to: number, effectiveOn: string, more: Partial<RentIncrease> = {}): RentIncrease {
  return {
    rentCents: cents(200_000),
    newRentCents: cents(to),
    effectiveOn: day(effectiveOn),
    noticeOn: null,
    rentSince: day('2020-01-01'),
    term: null,
    ...more,
  };
}

const codes = (rise: RentIncrease, country: string, region: string) =>
  checkIncrease(rise, regionLawAt(country, region)).map(({ code, limit }) => `${code} ${limit.cents ?? limit.day}`);

describe('rent increases', () => {
  it.each([
    ['CA', 'ON', 204_200, '2026-12-01', []],
    ['CA', 'ON', 204_201, '2026-12-01', ['rent_cap_exceeded 204200']],
    ['CA', 'MB', 999_999, '2027-01-01', ['rent_cap_expired 2026-12-31']],
    ['CA', 'ON', 999_999, '2027-01-01', ['rent_cap_exceeded 203800']],
    ['CA', 'ON', 999_999, '2028-01-01', ['rent_cap_expired 2027-12-31']],
    ['CA', 'SK', 200_001, '2026-12-01', ['rent_cap_unknown undefined']],
    ['US', 'WA', 219_366, '2026-12-01', []],
    ['US', 'WA', 219_367, '2026-12-01', ['rent_cap_exceeded 219366']],
    ['CA', 'NS', 210_001, '2027-12-31', ['rent_cap_exceeded 210000']],
    ['CA', 'QC', 250_000, '2026-12-01', []],
    ['US', 'TX', 999_999, '2026-12-01', []],
    ['CA', 'ON', 150_000, '2026-12-01', []],
  ])('%s-%s to %d on %s: %j', (country, region, to, on, expected) => {
    expect(codes(increase(to, on), country, region)).toEqual(expected);
  });

  it('LR-009 a cap that has expired or is unknown allows no increase without a person’s decision', () => {
    expect(largestRent(cents(200_000), regionLawAt('CA', 'ON'), day('2026-12-31'))).toEqual({
      cents: 204_200,
      status: 'automatic',
    });
    expect(largestRent(cents(200_000), regionLawAt('CA', 'MB'), day('2027-01-01'))).toEqual({
      cents: null,
      status: 'expired',
    });
    expect(largestRent(cents(200_000), regionLawAt('CA', 'ON'), day('2027-01-01'))).toEqual({
      cents: 203_800,
      status: 'automatic',
    });
    expect(largestRent(cents(200_000), regionLawAt('CA', 'SK'), day('2026-12-01'))).toEqual({
      cents: null,
      status: 'unknown',
    });
    expect(largestRent(cents(200_000), regionLawAt('US', 'NJ'), day('2026-12-01'))).toEqual({
      cents: null,
      status: 'manual',
    });
    expect(largestRent(cents(200_000), regionLawAt('CA', 'AB'), day('2026-12-01'))).toEqual({
      cents: null,
      status: 'automatic',
    });
  });

  it('the cap is rounded down, never up', () => {
    expect(largestRent(cents(100_099), regionLawAt('CA', 'ON'), day('2026-12-01')).cents).toBe(102_201); // 102201.079
    expect(largestRent(cents(100_095), regionLawAt('CA', 'BC'), day('2026-12-01')).cents).toBe(102_397); // 102397.185
  });

  it('is refused within the interval after the last one', () => {
    expect(codes(increase(201_000, '2026-11-30', { rentSince: day('2025-12-01') }), 'CA', 'ON')).toEqual([
      'increase_too_soon 2026-12-01',
    ]);
    expect(codes(increase(201_000, '2026-12-01', { rentSince: day('2025-12-01') }), 'CA', 'ON')).toEqual([]);
    expect(codes(increase(201_000, '2024-12-30', { rentSince: day('2023-12-31') }), 'CA', 'AB')).toEqual([]);
  });

  it('LR-009 needs its notice in time', () => {
    expect(codes(increase(201_000, '2026-12-01', { noticeOn: day('2026-09-02') }), 'CA', 'ON')).toEqual([]);
    expect(codes(increase(201_000, '2026-12-01', { noticeOn: day('2026-09-03') }), 'CA', 'ON')).toEqual([
      'notice_too_late 2026-09-02',
    ]);
    expect(codes(increase(201_000, '2026-07-01', { noticeOn: day('2026-03-31') }), 'CA', 'BC')).toEqual([]);
    expect(codes(increase(201_000, '2026-07-01', { noticeOn: day('2026-04-01') }), 'CA', 'BC')).toEqual([
      'notice_too_late 2026-03-31',
    ]);
    expect(codes(increase(201_000, '2026-07-01', { noticeOn: day('2026-04-01') }), 'CA', 'MB')).toEqual([]);
  });

  it('LR-009 Quebec: between three and six months before the end of the lease, one and two for a short one', () => {
    const year = { startsOn: day('2026-07-01'), endsOn: day('2027-06-30') };
    const window = { rentCents: cents(1), newRentCents: cents(2), effectiveOn: day('2027-07-01'), term: year };
    expect(increaseNoticeWindow(window, regionLawAt('CA', 'QC'))).toEqual({
      earliest: '2027-01-01',
      latest: '2027-03-31',
    });
    expect(
      increaseNoticeWindow({ ...window, term: { ...year, startsOn: day('2026-07-02') } }, regionLawAt('CA', 'QC')),
    ).toEqual({ earliest: '2027-05-01', latest: '2027-05-31' });
    expect(codes(increase(201_000, '2027-07-01', { term: year, noticeOn: day('2026-12-31') }), 'CA', 'QC')).toEqual([
      'notice_too_early 2027-01-01',
    ]);
    expect(increaseNoticeWindow(window, regionLawAt('CA', 'SK'))).toBeNull();
  });

  it('California asks for ninety days above ten percent', () => {
    const law = regionLawAt('US', 'CA');
    expect(increaseNoticeWindow(increase(220_000, '2026-12-01'), law)?.latest).toBe('2026-11-01');
    expect(increaseNoticeWindow(increase(220_001, '2026-12-01'), law)?.latest).toBe('2026-09-02');
  });

  it('LR-009 Quebec: one to two months for a lease without a term, and asks where it may be a term that renewed', () => {
    const law = regionLawAt('CA', 'QC');
    const noticeOn = (on: string, more: Partial<RentIncrease> = {}) =>
      checkIncrease(increase(201_000, '2027-07-01', { noticeOn: day(on), ...more }), law).map(
        ({ code, limit, blocking }) => [code, limit.day, blocking],
      );
    expect(increaseNoticeWindow(increase(201_000, '2027-07-01'), law)).toEqual({
      earliest: '2027-05-01',
      latest: '2027-05-31',
    });
    expect([noticeOn('2027-05-01'), noticeOn('2027-05-31')]).toEqual([[], []]);
    expect(noticeOn('2027-06-01')).toEqual([['notice_too_late', '2027-05-31', true]]);
    // In time for a fixed term, which may have renewed and never been entered.
    expect(noticeOn('2027-03-31')).toEqual([['notice_too_early', '2027-05-01', false]]);
    expect(noticeOn('2027-01-01')).toEqual([['notice_too_early', '2027-05-01', false]]);
    // A rent rose after a fixed term was over: the period of a term counts again, and another notice is asked about.
    const renewed = { term: { startsOn: day('2024-07-01'), endsOn: day('2025-06-30') }, renewedByItself: true };
    expect(noticeOn('2027-02-15', renewed)).toEqual([]);
    expect(noticeOn('2027-05-15', renewed)).toEqual([['notice_too_late', '2027-03-31', false]]);
    // Right for neither.
    expect(noticeOn('2027-04-15')).toEqual([['notice_too_early', '2027-05-01', true]]);
    expect(noticeOn('2026-12-31')).toEqual([['notice_too_early', '2027-05-01', true]]);
  });

  it('LR-009 Quebec: a fixed term that renewed automatically keeps its three to six months', () => {
    const term = { startsOn: day('2025-07-01'), endsOn: day('2026-06-30') };
    const noticeOn = (on: string) => codes(increase(201_000, '2027-07-01', { term, noticeOn: day(on) }), 'CA', 'QC');
    expect(noticeOn('2027-03-31')).toEqual([]);
    expect(noticeOn('2027-05-15')).toEqual(['notice_too_late 2027-03-31']);
  });

  it('refuses only by what can be looked up in an official text', () => {
    const findings = (country: string, region: string, more: Partial<RentIncrease>) =>
      checkIncrease(increase(201_000, '2026-12-01', more), regionLawAt(country, region)).map(
        ({ code, blocking, law }) => [code, blocking, law?.en ?? null],
      );
    const late = { noticeOn: day('2026-11-30') };
    const soon = { rentSince: day('2026-06-01') };
    expect(findings('CA', 'ON', late)).toEqual([
      ['notice_too_late', true, 'Residential Tenancies Act, 2006, s.\u00a0116'],
    ]);
    expect(findings('US', 'OR', late)).toEqual([['notice_too_late', true, 'Oregon Revised Statutes, §\u00a090.323']]);
    // Only Québec's period depends on whether the lease has a term.
    expect(findings('CA', 'ON', { ...late, renewedByItself: true }).map(([, blocking]) => blocking)).toEqual([true]);
    // No act was found that says so.
    expect(findings('CA', 'MB', soon)).toEqual([['increase_too_soon', false, null]]);
    expect(findings('US', 'NJ', late)).toContainEqual(['notice_too_late', false, null]);
    // The law is for leases that aren't in writing.
    expect(findings('US', 'CO', late)).toEqual([
      ['notice_too_late', false, 'Colorado Revised Statutes, §\u00a038-12-701'],
    ]);
    // The law limits what is added within twelve months, not how often.
    expect(findings('US', 'WA', soon)).toEqual([
      ['increase_too_soon', false, 'Revised Code of Washington, §\u00a059.18.700'],
    ]);
  });

  it('Newfoundland keeps the rent of a fixed term to its end; for Alberta pages contradict each other, so it only warns', () => {
    const term = { startsOn: day('2026-01-01'), endsOn: day('2026-12-31') };
    expect(checkIncrease(increase(201_000, '2026-12-31', { term }), regionLawAt('CA', 'AB'))).toMatchObject([
      { code: 'increase_within_term', blocking: false },
    ]);
    expect(codes(increase(201_000, '2026-12-31', { term }), 'CA', 'NL')).toEqual(['increase_within_term 2027-01-01']);
    expect(codes(increase(201_000, '2027-01-01', { term }), 'CA', 'NL')).toEqual([]);
  });

  it('a declared exemption lifts the cap', () => {
    expect(checkIncrease(increase(999_999, '2026-12-01'), regionLawAt('CA', 'ON'), ['rent_cap'])).toEqual([]);
  });
});

describe('notice that ends a lease', () => {
  const notice = (more: Partial<LandlordNotice> = {}): LandlordNotice => ({
    givenOn: day('2026-05-01'),
    lastDay: day('2026-06-30'),
    reason: 'end_of_term',
    dueDay: 1,
    livedSince: day('2024-01-01'),
    termStartsOn: day('2024-01-01'),
    termEndsOn: null,
    ...more,
  });

  it('is refused when it comes too late', () => {
    const forTheEndOf = (lastDay: string) =>
      checkLandlordNotice(notice({ lastDay: day(lastDay), termEndsOn: day(lastDay) }), regionLawAt('CA', 'NL'));
    expect(forTheEndOf('2026-06-30')).toMatchObject([
      { code: 'notice_too_late', limit: { day: '2026-04-01' }, blocking: true },
    ]);
    expect(forTheEndOf('2026-08-31')).toEqual([]);
  });

  it.each([
    ['CA', 'ON'],
    ['CA', 'QC'],
    ['US', 'CA'],
    ['US', 'CO'],
  ])('needs a ground in %s-%s', (country, region) => {
    expect(checkLandlordNotice(notice(), regionLawAt(country, region))).toContainEqual(
      expect.objectContaining({ code: 'cause_required', blocking: true }),
    );
    expect(
      checkLandlordNotice(notice({ reason: 'own_use' }), regionLawAt(country, region)).map(({ code }) => code),
    ).not.toContain('cause_required');
  });

  it('is longer in California for someone who has lived there for a year, and needs a ground only then', () => {
    const law = regionLawAt('US', 'CA');
    expect(checkLandlordNotice(notice({ reason: 'own_use', lastDay: day('2026-06-15') }), law)).toMatchObject([
      { code: 'notice_too_late', limit: { day: '2026-04-17' } },
    ]);
    expect(checkLandlordNotice(notice({ livedSince: day('2026-01-01'), lastDay: day('2026-06-15') }), law)).toEqual([]);
  });

  it('asks for a confirmation where no notice period is on record, or a fixed term still runs', () => {
    for (const at of [regionLawAt('US', 'NJ'), regionLawAt('CA', 'NB'), regionLawAt('FR', 'IDF')]) {
      expect(checkLandlordNotice(notice({ reason: 'own_use' }), at)).toMatchObject([
        { code: 'notice_period_unknown', blocking: false },
      ]);
    }
    const within = checkLandlordNotice(
      notice({ lastDay: day('2026-08-31'), termEndsOn: day('2026-12-31') }),
      regionLawAt('CA', 'NL'),
    );
    expect(within).toMatchObject([{ code: 'notice_within_term', limit: { day: '2026-12-31' }, blocking: false }]);
    // The notice for the end of a term says nothing about unpaid rent.
    expect(
      checkLandlordNotice(notice({ reason: 'nonpayment', lastDay: day('2026-05-15') }), regionLawAt('CA', 'NL')),
    ).toMatchObject([{ code: 'notice_period_unknown', blocking: false }]);
  });
});
