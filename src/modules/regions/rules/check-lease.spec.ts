import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { day } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { REGIONS } from '../../../contract/regions.js';
import { checkLease, type LeaseToCheck } from './check-lease.js';
import { lateFeeOf, type LateFeePolicy } from './late-fees.js';
import { regionLawAt as lawOfPlace, recordOf, ruleOf, statusOf } from './region-law.js';
import type { RegionRecord } from './region-records.js';
import { refusals } from './rule-finding.js';
import { surchargePermission } from './surcharges.js';

const NO_LATE_FEE: LateFeePolicy = { kind: 'none', value: 0, afterDays: 0 };
const regionLawAt = (country: string, region: string, city = '') => lawOfPlace({ country, region, city });
const TODAY = day('2026-11-21');
const ontario = regionLawAt('CA', 'ON');
const quebec = regionLawAt('Canada', 'Québec');
const fixed = (value: number, afterDays = 0): LateFeePolicy => ({ kind: 'fixed', value, afterDays });
const percent = (value: number, afterDays = 0): LateFeePolicy => ({ kind: 'percent', value, afterDays });

function lease(more: Partial<LeaseToCheck> = {}): LeaseToCheck {
  return {
    rentCents: cents(165_000),
    currency: 'CAD',
    depositCents: cents(0),
    lateFee: NO_LATE_FEE,
    endsForGood: false,
    ...more,
  };
}

const codes = (more: Partial<LeaseToCheck>, country: string, region: string) =>
  checkLease(lease(more), regionLawAt(country, region), TODAY).map(({ code, limit }) =>
    `${code} ${limit.cents ?? limit.afterDays ?? ''}`.trim(),
  );

describe('a lease and the rules of its region', () => {
  it('TN-023 Quebec bans the late fee: refused, with the rule and its source', () => {
    expect(checkLease(lease({ lateFee: fixed(2500, 5) }), quebec, TODAY)).toEqual([
      {
        code: 'late_fee_banned',
        topic: 'late_fee',
        blocking: true,
        limit: { cents: 0 },
        place: null,
        value: 'banned',
        source: 'landager.com/quebec-late-fees',
        sourceDate: '2026-05',
        law: {
          en: 'Civil Code of Québec, art.\u00a01904',
          fr: 'Code civil du Québec, art.\u00a01904',
          es: 'Civil Code of Québec, art.\u00a01904',
          page: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991',
          frenchPage: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/CCQ-1991',
        },
        confidence: 'secondary',
        mustCheck: true,
      },
    ]);
  });

  it('California takes one month, warns up to the two that small owners may take, and refuses more', () => {
    const asked = (depositCents: number) => codes({ depositCents: cents(depositCents) }, 'US', 'CA');
    expect([asked(165_000), asked(165_001), asked(330_000), asked(330_001)]).toEqual([
      [],
      ['deposit_for_small_owners 165000'],
      ['deposit_for_small_owners 165000'],
      ['deposit_over_limit 330000'],
    ]);
  });

  it('Manitoba takes half a month, and for a pet a whole one', () => {
    const asked = (petDepositCents: number) => codes({ petDepositCents: cents(petDepositCents) }, 'CA', 'MB');
    expect([asked(165_000), asked(165_001)]).toEqual([[], ['pet_deposit_over_limit 165000']]);
    expect(codes({ depositCents: cents(82_501) }, 'CA', 'MB')).toEqual(['deposit_over_limit 82500']);
  });

  it('Texas calls a share of the rent reasonable, which is no limit: it warns of more, and refuses a fee before its day', () => {
    const findings = (fee: LateFeePolicy) =>
      checkLease(lease({ lateFee: fee, currency: 'USD' }), regionLawAt('US', 'TX'), TODAY).map(({ code, blocking }) => [
        code,
        blocking,
      ]);
    expect(findings(fixed(19_801, 2))).toEqual([['late_fee_over_limit', false]]);
    expect(findings(fixed(19_800, 1))).toEqual([['late_fee_too_early', true]]);
  });

  it('Quebec bans the deposit', () => {
    expect(refusals(checkLease(lease({ depositCents: cents(1) }), quebec, TODAY))).toMatchObject([
      {
        code: 'deposit_banned',
        source: 'legisquebec.gouv.qc.ca/CCQ-1904',
        sourceDate: '2020-07',
        confidence: 'official',
        mustCheck: true,
      },
    ]);
  });

  it('Ontario takes the last month’s rent, one month at most', () => {
    expect(codes({ depositCents: cents(165_000) }, 'CA', 'ON')).toEqual([]);
    expect(codes({ depositCents: cents(165_001) }, 'CA', 'ON')).toEqual(['deposit_over_limit 165000']);
    expect(ruleOf(ontario, 'deposit', TODAY)).toEqual({ quarterMonths: 4, only: 'last_month_rent' });
    expect(codes({ lateFee: percent(1) }, 'CA', 'ON')).toEqual(['late_fee_banned 0']);
  });

  it.each([
    ['CA', 'BC', { depositCents: cents(82_500), petDepositCents: cents(82_500) }, []],
    [
      'CA',
      'BC',
      { depositCents: cents(82_501), petDepositCents: cents(82_501) },
      ['deposit_over_limit 82500', 'pet_deposit_over_limit 82500'],
    ],
    ['CA', 'NL', { depositCents: cents(123_751) }, ['deposit_over_limit 123750']],
    ['US', 'NJ', { depositCents: cents(247_501) }, ['deposit_over_limit 247500']],
    ['US', 'TX', { depositCents: cents(9_999_999) }, []],
    ['CA', 'BC', { lateFee: fixed(2500) }, []],
    ['CA', 'BC', { lateFee: fixed(2501) }, ['late_fee_over_limit 2500']],
    ['CA', 'NS', { lateFee: percent(101) }, ['late_fee_over_limit 1650']],
    ['CA', 'NB', { lateFee: fixed(1) }, ['late_fee_banned 0']],
    ['CA', 'MB', { lateFee: fixed(1600, 3) }, []],
    ['CA', 'MB', { lateFee: fixed(1601, 3) }, ['late_fee_over_limit 1600']],
    ['CA', 'MB', { lateFee: fixed(10_001, 90) }, ['late_fee_over_limit 10000']],
    ['US', 'NY', { lateFee: fixed(5000, 5), currency: 'USD' as const }, []],
    [
      'US',
      'NY',
      { lateFee: percent(500, 4), currency: 'USD' as const },
      ['late_fee_too_early 5', 'late_fee_over_limit 5000'],
    ],
    ['US', 'NY', { lateFee: percent(500, 5), currency: 'USD' as const, rentCents: cents(90_000) }, []],
    ['US', 'CO', { lateFee: percent(500, 7), currency: 'USD' as const }, []],
    ['US', 'CO', { lateFee: fixed(8251, 7), currency: 'USD' as const }, ['late_fee_over_limit 8250']],
    ['US', 'TX', { lateFee: percent(1200, 2), currency: 'USD' as const, unitsInBuilding: 4 }, []],
    [
      'US',
      'TX',
      { lateFee: percent(1200, 2), currency: 'USD' as const, unitsInBuilding: 5 },
      ['late_fee_over_limit 16500'],
    ],
    ['US', 'OR', { lateFee: fixed(999_999, 2), currency: 'USD' as const }, ['late_fee_too_early 3']],
    ['US', 'MA', { lateFee: fixed(999_999, 30), currency: 'USD' as const }, []],
    ['US', 'FL', { lateFee: fixed(999_999), depositCents: cents(999_999) }, []],
    ['CA', 'YT', { lateFee: fixed(999_999) }, []],
    ['CA', 'NU', { lateFee: fixed(999_999), depositCents: cents(999_999) }, []],
  ])('%s-%s %j: %j', (country, region, more, expected) => {
    expect(codes(more, country, region)).toEqual(expected);
  });

  it('a sum in another currency than the region’s is not compared', () => {
    expect(codes({ lateFee: fixed(2501), currency: 'USD' }, 'CA', 'BC')).toEqual([]);
  });

  it('an unsure source warns and does not refuse', () => {
    const findings = checkLease(lease({ lateFee: fixed(9999) }), regionLawAt('CA', 'MB'), TODAY);
    expect(findings).toMatchObject([{ code: 'late_fee_over_limit', confidence: 'unsure', blocking: false }]);
    expect(refusals(findings)).toEqual([]);
  });

  it('where a lease continues after its term, "ends for good" is a warning', () => {
    expect(checkLease(lease({ endsForGood: true }), ontario, TODAY)).toMatchObject([
      { code: 'term_does_not_end_lease', blocking: false },
    ]);
    expect(codes({ endsForGood: true }, 'CA', 'AB')).toEqual([]);
  });

  it('a declared exemption lifts its topic alone', () => {
    const broken = lease({ depositCents: cents(999_999), lateFee: fixed(1) });
    expect(checkLease(broken, ontario, TODAY, ['deposit']).map(({ code }) => code)).toEqual(['late_fee_banned']);
  });

  it('reports where no rule is applied automatically', () => {
    expect(statusOf(ontario, 'late_fee', TODAY)).toBe('automatic');
    expect(statusOf(regionLawAt('CA', 'YT'), 'late_fee', TODAY)).toBe('unknown');
    expect(statusOf(regionLawAt('US', 'AZ'), 'late_fee', TODAY)).toBe('manual');
    expect([day('2027-12-31'), day('2028-01-01')].map((on) => statusOf(ontario, 'rent_cap', on))).toEqual([
      'automatic',
      'expired',
    ]);
    expect(statusOf(regionLawAt('FR', 'Paris'), 'deposit', TODAY)).toBe('unknown');
  });

  it('an edited record replaces the one that came with the product', () => {
    const [record] = quebec.records.filter(({ topic }) => topic === 'late_fee');
    const law = lawOfPlace(
      { country: 'CA', region: 'QC', city: '' },
      record ? [{ ...record, rule: { limit: { fixedCents: 100 } } }] : [],
    );
    expect(checkLease(lease({ lateFee: fixed(101) }), law, TODAY)).toMatchObject([
      { code: 'late_fee_over_limit', limit: { cents: 100 } },
    ]);
  });
});

describe('a city with rules of its own', () => {
  const inCity = (city: string, more: Partial<LeaseToCheck>) =>
    checkLease(lease({ currency: 'USD', ...more }), regionLawAt('US', 'IL', city), TODAY);

  it('TN-023 its late fee has priority over the state’s, with city and source: $10 and 5% of what the rent has over $500', () => {
    expect(inCity('Springfield', { lateFee: fixed(100_000) })).toEqual([]);
    expect(inCity('chicago', { lateFee: fixed(6750) })).toEqual([]);
    expect(inCity('Chicago', { lateFee: fixed(6751) })).toMatchObject([
      {
        code: 'late_fee_over_limit',
        limit: { cents: 6750 },
        place: 'Chicago',
        value: 'Chicago: $10 + 5% over $500',
        source: 'cityrulelookup.com/springfield-il',
        blocking: true,
      },
    ]);
    expect(inCity('Chicago', { rentCents: cents(40_000), lateFee: fixed(1001) })).toMatchObject([
      { limit: { cents: 1000 } },
    ]);
  });

  it('what is not known of it is not taken from the state', () => {
    expect(statusOf(regionLawAt('US', 'IL', 'Chicago'), 'deposit', TODAY)).toBe('manual');
    expect(statusOf(regionLawAt('US', 'IL', 'Springfield'), 'deposit', TODAY)).toBe('automatic');
    expect(ruleOf(regionLawAt('US', 'CA', 'Los Angeles'), 'rent_cap', day('2026-07-31'))).toEqual({
      millionths: 80_000,
    });
    expect([
      statusOf(regionLawAt('US', 'CA', 'San Diego'), 'rent_cap', TODAY),
      statusOf(regionLawAt('US', 'CA', 'Oakland'), 'rent_cap', day('2026-07-31')),
    ]).toEqual(['expired', 'manual']);
  });

  it('one that has not begun, or was withdrawn, leaves the region’s in force', () => {
    const [state] = regionLawAt('US', 'NY').records.filter(({ topic }) => topic === 'deposit');
    const local = {
      ...state,
      region: 'US-NY',
      place: 'Yonkers',
      topic: 'deposit',
      rule: { quarterMonths: 8 },
      validFrom: day('2027-01-01'),
      validTo: null,
    } as RegionRecord;
    const at = (city: string, records: RegionRecord[], on: string) =>
      ruleOf(
        lawOfPlace({ country: 'US', region: 'NY', city }, [...records, ...(state ? [state] : [])]),
        'deposit',
        day(on),
      );
    expect([
      at('Yonkers', [local], '2026-12-31'),
      at('Yonkers', [local], '2027-01-01'),
      at('Albany', [local], '2027-01-01'),
    ]).toEqual([{ quarterMonths: 4 }, { quarterMonths: 8 }, { quarterMonths: 4 }]);
    expect(at('Yonkers', [{ ...local, facts: [], rule: null, validFrom: null }, local], '2027-02-01')).toEqual({
      quarterMonths: 4,
    });
  });
});

describe('a county with rules of its own', () => {
  const [state] = regionLawAt('US', 'CA').records.filter(({ topic }) => topic === 'deposit');
  const said = (place: string | null, quarterMonths: number, more: object = {}) =>
    ({ ...state, place, rule: { quarterMonths }, validFrom: null, validTo: null, ...more }) as RegionRecord;
  const counties = [{ region: 'US-CA', name: 'Los Angeles County', cities: ['Pasadena', 'Long Beach'] }] as const;
  const at = (city: string, records: RegionRecord[], on = '2027-01-01') => {
    const law = lawOfPlace({ country: 'US', region: 'CA', city }, [said(null, 4), ...records], counties);
    return [ruleOf(law, 'deposit', day(on)), recordOf(law, 'deposit', day(on))?.place];
  };

  it('TN-023 its rule has priority over the state’s in its cities, and the city’s own rule over both', () => {
    const records = [said('Los Angeles County', 8), said('pasadena', 2)];
    expect(['Long Beach', 'PASADENA', 'Oakland', 'Los Angeles County'].map((city) => at(city, records))).toEqual([
      [{ quarterMonths: 8 }, 'Los Angeles County'],
      [{ quarterMonths: 2 }, 'pasadena'],
      [{ quarterMonths: 4 }, null],
      [{ quarterMonths: 8 }, 'Los Angeles County'],
    ]);
  });

  it('a city’s rule that was withdrawn, or has not begun, leaves the county’s in force; an unknown one still has priority over it', () => {
    const county = said('Los Angeles County', 8);
    expect(at('Pasadena', [county, said('Pasadena', 2, { facts: [], rule: null })])).toEqual([
      { quarterMonths: 8 },
      'Los Angeles County',
    ]);
    expect(at('Pasadena', [county, said('Pasadena', 2, { validFrom: day('2027-02-01') })])).toEqual([
      { quarterMonths: 8 },
      'Los Angeles County',
    ]);
    expect(at('Pasadena', [county, said('Pasadena', 2, { rule: null })])).toEqual([null, 'Pasadena']);
    expect(at('Pasadena', [{ ...county, facts: [] }, said('Pasadena', 2, { facts: [] })])).toEqual([
      { quarterMonths: 4 },
      null,
    ]);
  });
});

describe('late fees of a lawful lease', () => {
  const laws = fc.constantFrom(
    ...REGIONS.map(({ code }) => regionLawAt(code.slice(0, 2), code.slice(3))),
    regionLawAt('US', 'IL', 'Chicago'),
  );
  const policies = fc.record({
    kind: fc.constantFrom('fixed' as const, 'percent' as const, 'percent_of_balance' as const),
    value: fc.nat(20_000),
    afterDays: fc.nat(40),
  });

  it('PY-010 what is charged is never more than a lease of the region may say', () => {
    fc.assert(
      fc.property(laws, policies, fc.integer({ min: 1, max: 500_000 }), (law, policy, rent) => {
        const currency = law.region?.startsWith('CA') ? 'CAD' : 'USD';
        const charge = { dueOn: day('2026-01-01'), amountCents: cents(rent), openCents: cents(rent) };
        const fee = lateFeeOf(charge, day('2026-12-31'), policy, ruleOf(law, 'late_fee', TODAY));
        const lawful: LateFeePolicy = fee
          ? {
              kind: 'fixed',
              value: fee.cents,
              afterDays: Math.max(policy.afterDays, ruleOf(law, 'late_fee', TODAY)?.afterDays ?? 0),
            }
          : NO_LATE_FEE;
        expect(checkLease(lease({ rentCents: cents(rent), lateFee: lawful, currency }), law, TODAY)).toEqual([]);
      }),
    );
  });
});

describe('passing fees on', () => {
  it.each([
    ['CA', 'QC', false, 'forbidden'],
    ['CA', 'ON', false, 'forbidden'],
    ['US', 'NJ', true, 'allowed'],
    ['US', 'CA', true, 'cards'],
    ['CA', 'MB', false, 'unconfirmed'],
    ['FR', 'Paris', false, 'unconfirmed'],
  ])('PY-001 %s-%s: %p (%s)', (country, region, allowed, reason) => {
    expect(surchargePermission(regionLawAt(country, region), TODAY)).toMatchObject({ allowed, reason });
  });
});
