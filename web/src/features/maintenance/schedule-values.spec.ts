import { describe, expect, it } from '@jest/globals';
import { bodyOf, linesOf, startOf, wrongOf } from './schedule-values';

const FILLED = {
  ...startOf(undefined, { propertyId: 'p', unitId: '' }),
  title: ' Filter ',
  startsOn: '2026-12-01',
};

describe('a maintenance schedule as it is typed', () => {
  it('has a line of the checklist for each line that says something', () => {
    expect(linesOf(' North side \n\n South side\n')).toEqual(['North side', 'South side']);
  });

  it('is sent without what its rhythm does not use', () => {
    expect(bodyOf({ ...FILLED, everyMonths: '3', seasons: ['spring'] })).toMatchObject({
      title: 'Filter',
      unitId: null,
      everyMonths: null,
      seasons: [],
      deviceKind: null,
      supplierId: null,
    });
    expect(bodyOf({ ...FILLED, rhythm: 'months', everyMonths: '3' })).toMatchObject({ everyMonths: 3 });
  });

  it('says what is missing or too much', () => {
    expect(wrongOf(FILLED)).toEqual({});
    expect(wrongOf(startOf(undefined, { propertyId: '', unitId: '' }))).toEqual({
      propertyId: 'required',
      title: 'required',
      startsOn: 'required',
    });
    expect(wrongOf({ ...FILLED, rhythm: 'seasons', startsOn: '' })).toEqual({ seasons: 'season' });
    expect(wrongOf({ ...FILLED, rhythm: 'months', everyMonths: '1.5', leadDays: '' })).toEqual({
      everyMonths: 'months',
      leadDays: 'lead',
    });
    expect(wrongOf({ ...FILLED, rhythm: 'months', everyMonths: '1', leadDays: '28' })).toEqual({ leadDays: 'lead' });
    expect(wrongOf({ ...FILLED, checklist: 'x\n'.repeat(31) })).toEqual({ checklist: 'lines' });
    expect(wrongOf({ ...FILLED, checklist: 'x'.repeat(161) })).toEqual({ checklist: 'line' });
  });
});
