import { describe, expect, it } from '@jest/globals';
import { day, type Day } from '../../../contract/days.js';
import type { NoticeReason } from '../../../contract/notice-reasons.js';
import { checkLandlordNotice, earliestFor, earliestLastDays } from './check-end.js';
import { agreementForm, increaseForm, landlordForm } from './notice-form.js';
import { regionLawAt } from './region-law.js';

const TODAY = day('2026-11-22');
const at = (code: string, city = 'Elsewhere') => {
  const [country = '', region = ''] = code.split('-');
  return regionLawAt({ country, region, city });
};

interface Home {
  livedSince?: string;
  termStartsOn?: string;
  termEndsOn?: string | null;
}
const leaseOf = ({ livedSince = '2024-01-01', termStartsOn = livedSince, termEndsOn = null }: Home) => ({
  livedSince: day(livedSince),
  termStartsOn: day(termStartsOn),
  termEndsOn: termEndsOn === null ? null : day(termEndsOn),
  dueDay: 1,
});
const check = (code: string, reason: NoticeReason, lastDay: string, home: Home = {}) =>
  checkLandlordNotice({ givenOn: TODAY, lastDay: day(lastDay), reason, ...leaseOf(home) }, at(code));
const codes = (...args: Parameters<typeof check>) =>
  check(...args).map(({ code, blocking }) => `${code}${blocking ? '!' : ''}`);
const earliest = (code: string, reason: NoticeReason, home: Home = {}): Day | null =>
  earliestFor(reason, leaseOf(home), at(code), TODAY);

/** The conditions of a sale are always asked about, those of own use where a rule on record has some. */
const conditionsOf = (code: string, reason: NoticeReason) => [
  ...(reason === 'sale' ? ['notice_sale_conditions'] : []),
  ...(reason === 'own_use' && code === 'CA-ON' ? ['notice_own_use_conditions'] : []),
];

describe('a landlord’s notice by its ground', () => {
  it.each([
    ['CA-ON', 'own_use', '2027-01-31'],
    ['CA-ON', 'sale', '2027-01-31'],
    ['CA-ON', 'renovation', '2027-03-31'],
    ['CA-QC', 'own_use', '2027-05-22'],
    ['CA-BC', 'own_use', '2027-03-31'],
    ['CA-BC', 'sale', '2027-02-28'],
    ['CA-AB', 'own_use', '2027-02-28'],
    ['CA-AB', 'renovation', '2027-11-30'],
    ['US-WA', 'sale', '2027-02-19'],
    ['US-OR', 'own_use', '2027-02-20'],
    ['US-AZ', 'end_of_term', '2026-12-21'],
  ] as const)('%s %s: from %s on, and refused or asked about the day before', (code, reason, first) => {
    expect(earliest(code, reason)).toBe(first);
    const asked = conditionsOf(code, reason);
    expect(codes(code, reason, first)).toEqual(asked);
    const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    expect(codes(code, reason, before)).not.toEqual(asked);
    const monthBefore = new Date(Date.parse(first) - 31 * 86_400_000).toISOString().slice(0, 10);
    // No act was found for Alberta’s renovations.
    const refused = code !== 'CA-AB' || reason !== 'renovation';
    expect(codes(code, reason, monthBefore)).toContain(refused ? 'notice_too_late!' : 'notice_too_late');
  });

  it('ends with a rental period where the law asks for whole ones, by the day on which the rent is due', () => {
    expect(codes('CA-ON', 'own_use', '2027-02-14')).toEqual(['notice_own_use_conditions', 'notice_off_period']);
    const mid = { ...leaseOf({}), dueDay: 15 };
    expect(earliestFor('own_use', mid, at('CA-ON'), TODAY)).toBe('2027-02-14');
    const late = { ...leaseOf({}), dueDay: 31 };
    expect(earliestFor('own_use', late, at('CA-ON'), TODAY)).toBe('2027-01-30');
    const asked = { givenOn: TODAY, reason: 'own_use' as const, ...mid };
    expect(checkLandlordNotice({ ...asked, lastDay: day('2027-02-14') }, at('CA-ON'))).toMatchObject([
      { code: 'notice_own_use_conditions' },
    ]);
    expect(checkLandlordNotice({ ...asked, lastDay: day('2027-02-28') }, at('CA-ON'))).toMatchObject([
      { code: 'notice_own_use_conditions' },
      { code: 'notice_off_period', limit: { day: '2027-03-14' }, blocking: false },
    ]);
  });

  it('FIRST-4 asks in Ontario about the conditions of own use, by the sections that set them, and refuses nothing for them', () => {
    expect(check('CA-ON', 'own_use', '2027-01-31')).toMatchObject([
      {
        code: 'notice_own_use_conditions',
        blocking: false,
        source: 'https://landlordselfhelp.com/new-rules-when-ending-a-tenancy-for-landlords-own-use',
        law: {
          en: 'Residential Tenancies Act, 2006, ss.\u00a048, 48.1',
          page: 'https://www.ontario.ca/laws/statute/06r17',
        },
      },
    ]);
    for (const code of ['CA-QC', 'CA-BC', 'CA-AB', 'US-WA', 'US-OR'])
      expect([code, codes(code, 'own_use', '2028-12-31')]).toEqual([
        code,
        expect.not.arrayContaining(['notice_own_use_conditions']),
      ]);
    expect(codes('CA-ON', 'renovation', '2027-03-31')).toEqual([]);
  });

  it('asks for a ground in Washington, and for a confirmation of a ground that has no period of its own', () => {
    expect(codes('US-WA', 'end_of_term', '2027-06-30')).toEqual(['cause_required!', 'notice_period_unknown']);
    expect(codes('US-WA', 'renovation', '2027-06-30')).toEqual(['notice_ground_unknown']);
    expect(codes('CA-BC', 'renovation', '2027-06-30')).toEqual(['notice_ground_unknown']);
  });

  it('needs no ground in Washington for the last day of a first term of six months or more, 60 days before', () => {
    const first = { livedSince: '2026-02-01', termEndsOn: '2027-01-31' };
    // No earlier term is on record, which says nothing of one before the lease was imported.
    expect(codes('US-WA', 'end_of_term', '2027-01-31', first)).toEqual(['notice_first_term']);
    expect(earliest('US-WA', 'end_of_term', first)).toBe('2027-01-31');
    const soon = { livedSince: '2026-02-01', termEndsOn: '2027-01-15' };
    expect(codes('US-WA', 'end_of_term', '2027-01-15', soon)).toEqual(['notice_too_late!', 'notice_first_term']);
    expect(earliest('US-WA', 'end_of_term', soon)).toBeNull();
    for (const home of [
      { livedSince: '2026-09-01', termEndsOn: '2027-01-31' },
      { livedSince: '2025-02-01', termStartsOn: '2026-02-01', termEndsOn: '2027-01-31' },
    ])
      expect(codes('US-WA', 'end_of_term', '2027-01-31', home)).toEqual(['cause_required!', 'notice_period_unknown']);
    expect(codes('US-WA', 'end_of_term', '2027-02-28', first)).toContain('cause_required!');
  });

  it('is longer in New York the longer someone has lived there, or agreed to', () => {
    expect(earliest('US-NY', 'end_of_term', { livedSince: '2026-06-01' })).toBe('2026-12-31');
    expect(earliest('US-NY', 'end_of_term', { livedSince: '2025-06-01' })).toBe('2027-01-31');
    expect(earliest('US-NY', 'end_of_term', { livedSince: '2024-11-22' })).toBe('2027-02-28');
    const yearly = { livedSince: '2026-01-01', termEndsOn: '2026-12-31' };
    expect(codes('US-NY', 'end_of_term', '2026-12-31', yearly)).toEqual(['notice_too_late!']);
  });

  it('takes the longer of the time lived there and the latest term in New York, and doesn’t add them', () => {
    const days = (home: Home) =>
      checkLandlordNotice(
        { givenOn: TODAY, lastDay: day('2026-11-30'), reason: 'end_of_term', ...leaseOf(home) },
        at('US-NY'),
      ).find(({ code }) => code === 'notice_too_late')?.limit.day;
    // The tenant has lived there for ten months and then agreed on a second year. Added up, that would be two years.
    const secondYear = { livedSince: '2026-01-15', termStartsOn: '2027-01-15', termEndsOn: '2028-01-14' };
    expect(days(secondYear)).toBe('2026-10-01');
    // The tenant has lived there for three years and has a new term of one month.
    expect(days({ livedSince: '2023-01-01', termStartsOn: '2026-11-01', termEndsOn: '2026-11-30' })).toBe('2026-09-01');
    expect(days({ livedSince: '2026-06-01', termEndsOn: '2028-05-31' })).toBe('2026-09-01');
    expect(days({ livedSince: '2026-06-01', termEndsOn: '2027-05-30' })).toBe('2026-10-31');
  });

  it('takes the longer of 30 days and a month in Massachusetts', () => {
    expect(earliest('US-MA', 'end_of_term')).toBe('2026-12-31');
    const inFebruary = { ...leaseOf({}), reason: 'end_of_term' as const, givenOn: day('2026-02-10') };
    const of = (lastDay: string) =>
      checkLandlordNotice({ ...inFebruary, lastDay: day(lastDay) }, at('US-MA')).map(({ code }) => code);
    expect([of('2026-03-11'), of('2026-03-12')]).toEqual([
      ['notice_too_late', 'notice_off_period'],
      ['notice_off_period'],
    ]);
  });

  it('asks for a confirmation for the end of a fixed term where only the period of monthly leases is on record', () => {
    const term = { livedSince: '2026-01-01', termEndsOn: '2027-06-30' };
    for (const code of ['US-AZ', 'US-IL', 'US-MA'])
      expect([code, codes(code, 'end_of_term', '2027-06-30', term)]).toEqual([code, ['notice_period_unknown']]);
    expect(earliest('US-AZ', 'end_of_term', term)).toBeNull();
    expect(codes('US-AZ', 'end_of_term', '2026-12-31', { termEndsOn: '2026-06-30' })).toEqual([]);
  });

  it('finds nothing where a fixed term ends the lease by law anyway', () => {
    const term = { livedSince: '2026-01-01', termEndsOn: '2026-11-30' };
    expect(codes('CA-AB', 'end_of_term', '2026-11-30', term)).toEqual([]);
    expect(codes('CA-AB', 'end_of_term', '2026-11-29', term)).toContain('cause_required!');
    expect(codes('CA-AB', 'end_of_term', '2027-11-30')).toContain('cause_required!');
  });

  it('is a month in Québec for a term of six months or less', () => {
    const short = { livedSince: '2026-10-01', termEndsOn: '2027-03-31' };
    expect(codes('CA-QC', 'own_use', '2027-03-31', short)).toEqual([]);
    const year = { livedSince: '2026-04-01', termEndsOn: '2027-03-31' };
    expect(codes('CA-QC', 'own_use', '2027-03-31', year)).toEqual(['notice_too_late!']);
    // A renewed lease counts with its own term, both ways.
    const renewedShort = { livedSince: '2025-10-01', termStartsOn: '2026-10-01', termEndsOn: '2027-03-31' };
    expect(codes('CA-QC', 'own_use', '2027-03-31', renewedShort)).toEqual([]);
    const renewedYear = { livedSince: '2025-10-01', termStartsOn: '2026-04-01', termEndsOn: '2027-03-31' };
    expect(codes('CA-QC', 'own_use', '2027-03-31', renewedYear)).toEqual(['notice_too_late!']);
  });

  describe('at and after the end of a term (today is 2026-11-22)', () => {
    const inLastMonth = { livedSince: '2025-12-01', termEndsOn: '2026-11-30' };
    const afterIt = { livedSince: '2025-11-01', termEndsOn: '2026-10-31' };
    const inTime = { livedSince: '2026-06-01', termEndsOn: '2027-05-31' };

    it('in Québec names the end of the term in time, and no day after it: the lease renews for a term we don’t know', () => {
      expect(earliest('CA-QC', 'own_use', inTime)).toBe('2027-05-31');
      expect(codes('CA-QC', 'own_use', '2027-05-31', inTime)).toEqual([]);
      for (const home of [inLastMonth, afterIt]) {
        expect(earliest('CA-QC', 'own_use', home)).toBeNull();
        expect(codes('CA-QC', 'own_use', '2027-05-22', home)).toEqual(['notice_not_term_end']);
        expect(codes('CA-QC', 'own_use', '2027-05-21', home)).toEqual(['notice_too_late!', 'notice_not_term_end']);
      }
      expect(codes('CA-QC', 'own_use', '2026-11-30', inLastMonth)).toEqual(['notice_too_late!']);
      expect(check('CA-QC', 'own_use', '2027-05-22', afterIt)).toMatchObject([
        { blocking: false, source: expect.stringContaining('groupebaronello.com') },
      ]);
    });

    it('in Québec asks also about a term of six months or less that has ended, and about no day of a lease without a term', () => {
      const short = { livedSince: '2026-05-01', termEndsOn: '2026-10-31' };
      expect(earliest('CA-QC', 'own_use', short)).toBeNull();
      expect(codes('CA-QC', 'own_use', '2026-12-22', short)).toEqual(['notice_not_term_end']);
      expect(earliest('CA-QC', 'own_use')).toBe('2027-05-22');
      expect(codes('CA-QC', 'nonpayment', '2027-05-22', afterIt)).toEqual(['notice_period_unknown']);
    });

    it.each([
      // It continues month to month: the term doesn't matter any more, only the period and its last day.
      ['CA-ON', 'own_use', '2027-01-31', '2027-01-31'],
      ['US-NY', 'end_of_term', '2027-01-31', '2027-01-31'],
      ['US-CA', 'own_use', '2026-12-21', '2027-01-20'],
      // It ends with the term by law, or continues as a periodic one.
      ['CA-AB', 'own_use', null, '2027-02-28'],
      ['CA-NS', 'end_of_term', null, null],
      // Nothing is on record for the end of a fixed term.
      ['US-AZ', 'end_of_term', null, '2026-12-21'],
    ] as const)('%s %s: %s in the last month of a term, %s after it', (code, reason, within, after) => {
      expect([earliest(code, reason, inLastMonth), earliest(code, reason, afterIt)]).toEqual([within, after]);
      const refusals = [
        within ? codes(code, reason, within, inLastMonth) : [],
        after ? codes(code, reason, after, afterIt) : [],
      ].flat();
      expect(refusals).not.toContain('notice_too_late!');
    });

    it('names none in the past for a tenant either', () => {
      const days = (code: string, home: Home) => earliestLastDays(leaseOf(home), at(code), TODAY).tenant;
      expect([days('CA-NL', inLastMonth), days('CA-NL', afterIt), days('CA-QC', afterIt)]).toEqual([
        '2027-01-21',
        null,
        null,
      ]);
    });
  });

  it('takes a period for the end of a fixed term for no other notice', () => {
    const term = { termEndsOn: '2027-03-31' };
    expect(codes('CA-SK', 'end_of_term', '2027-03-31', term)).toEqual([]);
    expect(codes('CA-SK', 'end_of_term', '2027-01-15', { termEndsOn: '2027-01-15' })).toEqual(['notice_too_late!']);
    for (const home of [{}, { termEndsOn: '2026-10-31' }]) {
      expect(codes('CA-SK', 'end_of_term', '2026-12-31', home)).toEqual(['notice_period_unknown']);
      expect(codes('CA-NL', 'end_of_term', '2026-12-31', home)).toEqual(['notice_period_unknown']);
      expect(earliest('CA-NL', 'end_of_term', home)).toBeNull();
    }
  });

  it('leaves the decision to people where no page gives a period', () => {
    for (const reason of ['renovation', 'sale'] as const)
      expect(codes('CA-QC', reason, '2027-12-31')).toEqual(['notice_ground_unknown']);
    expect(codes('CA-MB', 'own_use', '2027-12-31')).toEqual(['notice_period_unknown']);
    expect(codes('CA-ON', 'nonpayment', '2027-12-31')).toEqual(['notice_period_unknown']);
    const chicago = { givenOn: TODAY, lastDay: day('2027-12-31'), reason: 'sale' as const, ...leaseOf({}) };
    expect(checkLandlordNotice(chicago, at('US-IL', 'Chicago'))).toMatchObject([{ code: 'notice_period_unknown' }]);
    const portland = at('US-OR', 'Portland');
    expect(checkLandlordNotice(chicago, portland)).toMatchObject([
      { code: 'notice_period_unknown', place: 'Portland', blocking: false },
    ]);
    expect(earliestFor('sale', leaseOf({}), portland, TODAY)).toBeNull();
    // The state's need for a cause and its tenants' period stay.
    expect(checkLandlordNotice({ ...chicago, reason: 'end_of_term' }, portland)).toMatchObject([
      { code: 'cause_required', blocking: true },
      { code: 'notice_period_unknown' },
    ]);
    expect(earliestLastDays(leaseOf({}), portland, TODAY)).toEqual({
      landlord: null,
      tenant: earliestLastDays(leaseOf({}), at('US-OR'), TODAY).tenant,
    });
    expect(earliestLastDays(leaseOf({}), portland, TODAY).tenant).not.toBeNull();
  });

  it('gives the page that says what was broken', () => {
    const sourceOf = (reason: NoticeReason, code: string) =>
      check('CA-ON', reason, '2026-12-31').find((found) => found.code === code)?.source;
    expect(sourceOf('own_use', 'notice_too_late')).toMatch(/^https:\/\/stepstojustice\.ca\//);
    expect(sourceOf('renovation', 'notice_too_late')).toMatch(/^https:\/\/landlordselfhelp\.com\/ufaqs\//);
    expect(sourceOf('end_of_term', 'cause_required')).toBe('leaseplain.com/month-to-month-vs-fixed-term');
  });
});

describe('official forms', () => {
  const nameOf = (code: string, reason: NoticeReason) => landlordForm(at(code), reason, TODAY)?.name;

  it('are named by the ground of the notice', () => {
    expect((['own_use', 'sale', 'renovation', 'nonpayment', 'breach'] as const).map((r) => nameOf('CA-ON', r))).toEqual(
      ['N12', 'N12', 'N13', 'N4', null],
    );
    expect([nameOf('CA-BC', 'own_use'), nameOf('CA-BC', 'nonpayment')]).toEqual([null, 'RTB-30']);
    expect(landlordForm(at('CA-QC'), 'own_use', TODAY)).toMatchObject({
      name: 'Notice of repossession',
      frenchName: 'Avis de reprise de logement',
      frenchPage: expect.stringContaining('tal.gouv.qc.ca/fr/'),
    });
    expect([increaseForm(at('CA-ON'), TODAY)?.name, increaseForm(at('CA-MB'), TODAY)]).toEqual(['N1 / N2', null]);
    expect(agreementForm(at('CA-ON'), TODAY)).toEqual({
      name: 'N11',
      page: 'https://tribunalsontario.ca/ltb/forms/',
      // The form has the same name in French.
      frenchName: null,
      frenchPage: 'https://tribunalsontario.ca/cli/',
      mustCheck: true,
    });
  });

  it('have no name where one is required but none was read, and are absent where nothing is on record', () => {
    expect([nameOf('CA-MB', 'own_use'), nameOf('CA-ON', 'other')]).toEqual([null, null]);
    expect(landlordForm(at('CA-MB'), 'own_use', TODAY)?.page).toBe('https://manitoba.ca/cca/rtb/ot/download.html');
    expect([landlordForm(at('US-TX'), 'sale', TODAY), landlordForm(at('CA-QC'), 'sale', TODAY)]).toEqual([null, null]);
    expect([agreementForm(at('CA-MB'), TODAY), agreementForm(at('FR-IDF'), TODAY)]).toEqual([null, null]);
  });
});
