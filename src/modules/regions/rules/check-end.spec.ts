import { describe, expect, it } from '@jest/globals';
import { day, type Day } from '../../../contract/days.js';
import { checkChangedEnd, type AgreedEnd } from './check-end.js';
import { regionLawAt } from './region-law.js';

const TODAY = day('2026-11-22');
const at = (region: string) => regionLawAt({ country: 'CA', region, city: 'Elsewhere' });
const MONTHLY: AgreedEnd = { termEndsOn: null, endsForGood: false };
const until = (last: string): AgreedEnd => ({ termEndsOn: day(last), endsForGood: false });
const final = (last: string): AgreedEnd => ({ termEndsOn: day(last), endsForGood: true });
const check = (region: string, before: AgreedEnd, after: AgreedEnd, livedSince: Day = day('2024-01-01')) =>
  checkChangedEnd({ today: TODAY, livedSince, termStartsOn: livedSince, dueDay: 1, before, after }, at(region)).map(
    ({ code, blocking }) => `${code}${blocking ? '!' : ''}`,
  );

describe('a changed end of a running lease', () => {
  it('is checked like a landlord’s notice where the lease ends for good, or sooner', () => {
    expect(check('ON', MONTHLY, final('2026-11-30'))).toEqual(['cause_required!', 'notice_period_unknown']);
    expect(check('ON', until('2027-06-30'), final('2027-06-30'))).toContain('cause_required!');
    expect(check('AB', MONTHLY, final('2027-06-30'))).toContain('cause_required!');
    expect(check('NL', MONTHLY, final('2027-03-31'))).toEqual(['notice_period_unknown']);
    expect(check('NL', until('2026-12-31'), final('2026-12-31'))).toEqual(['notice_too_late!']);
    expect(check('NL', until('2027-03-31'), final('2027-03-31'))).toEqual([]);
    expect(check('NL', final('2027-12-31'), final('2027-03-31'))).toEqual(['notice_within_term']);
    expect(check('NL', final('2027-12-31'), final('2026-11-30'))).toEqual(['notice_too_late!', 'notice_within_term']);
  });

  it('only says what the law does anyway where the fixed term ends the lease', () => {
    for (const region of ['AB', 'NS', 'NB']) {
      expect(check(region, until('2027-06-30'), final('2027-06-30'))).toEqual([]);
      expect(check(region, until('2027-06-30'), final('2027-07-31'))).toEqual([]);
      expect(check(region, until('2027-06-30'), final('2027-05-31'))).not.toEqual([]);
      expect(check(region, MONTHLY, final('2027-06-30'))).not.toEqual([]);
      // The term has ended, and the lease continues month to month.
      expect(check(region, until('2026-06-30'), final('2026-12-31'))).not.toEqual([]);
    }
  });

  it('asks about a fixed term that becomes shorter, as the tenant may be given notice or a higher rent from then on', () => {
    expect(check('ON', until('2027-06-30'), until('2027-01-31'))).toEqual(['term_shortened']);
    expect(check('ON', until('2027-06-30'), MONTHLY)).toEqual(['term_shortened']);
    expect(check('ON', final('2027-06-30'), MONTHLY)).toEqual(['term_shortened']);
    expect(check('ON', until('2026-06-30'), MONTHLY)).toEqual([]);
  });

  it('finds nothing where the lease lasts as long or longer', () => {
    expect(check('ON', until('2027-06-30'), until('2027-12-31'))).toEqual([]);
    expect(check('ON', final('2027-06-30'), final('2027-12-31'))).toEqual([]);
    expect(check('ON', final('2027-06-30'), until('2027-06-30'))).toEqual([]);
    expect(check('ON', MONTHLY, until('2027-06-30'))).toEqual([]);
    expect(check('ON', MONTHLY, MONTHLY)).toEqual([]);
  });
});
