import { describe, expect, it } from '@jest/globals';
import { day } from '../../contract/days.js';
import { wallOf } from '../../contract/hours.js';
import { holidaysBetween, isHoliday } from './holidays.js';

const of = (region: string, year: number) =>
  holidaysBetween(region, day(`${year}-01-01`), day(`${year}-12-31`)).map(
    ({ id, on, observed }) => `${on} ${id}${observed ? ' observed' : ''}`,
  );

describe('public holidays', () => {
  it('of Québec in 2027: Easter, the Patriotes, Saint-Jean', () => {
    expect(of('CA-QC', 2027)).toEqual([
      '2027-01-01 new_year',
      '2027-03-26 good_friday',
      '2027-03-29 easter_monday',
      '2027-05-24 patriots_day',
      '2027-06-24 st_jean',
      '2027-07-01 canada_day',
      '2027-09-06 labor_day',
      '2027-10-11 thanksgiving_canada',
      '2027-12-25 christmas',
    ]);
  });

  it('of Ontario in 2026: Family Day and Boxing Day, and no Saint-Jean', () => {
    expect(of('CA-ON', 2026)).toEqual([
      '2026-01-01 new_year',
      '2026-02-16 family_day',
      '2026-04-03 good_friday',
      '2026-05-18 victoria_day',
      '2026-07-01 canada_day',
      '2026-09-07 labor_day',
      '2026-10-12 thanksgiving_canada',
      '2026-12-25 christmas',
      '2026-12-26 boxing_day',
    ]);
  });

  it('of the United States in 2027, with the days on which those of a weekend are observed', () => {
    expect(of('US-NY', 2027)).toEqual([
      '2027-01-01 new_year',
      '2027-01-18 mlk_day',
      '2027-02-15 presidents_day',
      '2027-05-31 memorial_day',
      '2027-06-18 juneteenth observed',
      '2027-06-19 juneteenth',
      '2027-07-04 independence_day',
      '2027-07-05 independence_day observed',
      '2027-09-06 labor_day',
      '2027-10-11 columbus_day',
      '2027-11-11 veterans_day',
      '2027-11-25 thanksgiving_us',
      '2027-12-24 christmas observed',
      '2027-12-25 christmas',
      // New Year's Day of 2028 is a Saturday.
      '2027-12-31 new_year observed',
    ]);
  });

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Good Friday and Easter Monday of %i are beside Easter Sunday, %s', (year, sunday) => {
    const found = holidaysBetween('CA-QC', day(`${year}-03-01`), day(`${year}-05-01`)).map(({ on }) => on);
    expect(found).toEqual([shifted(sunday, -2), shifted(sunday, 1)]);
  });

  it('the Monday before May 25 is the 24th at the latest', () => {
    expect(of('CA-AB', 2026)).toContain('2026-05-18 victoria_day');
    expect(of('CA-AB', 2027)).toContain('2027-05-24 victoria_day');
  });

  it('Canada Day on a Sunday is observed on July 2', () => {
    expect(of('CA-QC', 2029).filter((one) => one.includes('canada_day'))).toEqual([
      '2029-07-01 canada_day',
      '2029-07-02 canada_day observed',
    ]);
  });

  it('begin and end at midnight where the property is', () => {
    const on = (instant: string, zone: string) => wallOf(new Date(instant), zone).day;
    expect(isHoliday('CA-QC', on('2027-06-24T03:59:00Z', 'America/Toronto'))).toBe(false);
    expect(isHoliday('CA-QC', on('2027-06-24T04:00:00Z', 'America/Toronto'))).toBe(true);
    expect(isHoliday('CA-QC', on('2027-06-25T03:59:00Z', 'America/Toronto'))).toBe(true);
    expect(isHoliday('CA-QC', on('2027-06-25T04:00:00Z', 'America/Toronto'))).toBe(false);
    expect(isHoliday('US-CA', on('2027-11-26T07:59:00Z', 'America/Los_Angeles'))).toBe(true);
    expect(isHoliday('US-CA', on('2027-11-26T08:00:00Z', 'America/Los_Angeles'))).toBe(false);
  });

  it('are known in Canada and the United States only', () => {
    const known = (region: string | null) => holidaysBetween(region, day('2027-01-01'), day('2027-12-31')).length > 0;
    expect(['CA-QC', 'CA-NU', 'US-DC', 'MX-CMX', 'CA-XX', 'CA-constructor', null].map(known)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

const shifted = (on: string, days: number) =>
  new Date(Date.parse(`${on}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
