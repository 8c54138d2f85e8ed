import type { RegionCode } from '../../../contract/regions.js';
import type { Cell } from '../rules/region-fact.js';
import type { RentCapRule } from '../rules/region-rule.js';

/** A cap that was published for a later time. The one before it stays in force until then. */
interface NextCap {
  readonly region: RegionCode;
  readonly place: string | null;
  readonly facts: Cell;
  readonly rule: RentCapRule | null;
  readonly from: string;
  readonly to: string;
}

const YEAR_2027 = { from: '2027-01-01', to: '2027-12-31' } as const;
/** California counts from August to July. */
const CALIFORNIA = { from: '2026-08-01', to: '2027-07-31' } as const;

const city = (place: string, percent: number): NextCap => ({
  region: 'US-CA',
  place,
  facts: [[`${percent}% to 2027-07`, 'u117', 'US-CA 1947.12']],
  rule: { millionths: Math.round(percent * 10_000) },
  ...CALIFORNIA,
});

/**
 * None of these was read on an official page: each says so where it is shown. For Manitoba, Prince Edward Island,
 * Washington, Oregon, San Diego and Riverside nothing was found, so their caps expire.
 */
export const NEXT_CAPS: readonly NextCap[] = [
  {
    region: 'CA-ON',
    place: null,
    facts: [['1.9% 2027', 's115', 'CA-ON 120 https://www.ontario.ca/page/residential-rent-increases']],
    rule: { millionths: 19_000 },
    ...YEAR_2027,
  },
  {
    region: 'CA-BC',
    place: null,
    facts: [
      [
        '2.2% 2027',
        's116',
        'CA-BC-regulation 22 https://www2.gov.bc.ca/gov/content/housing-tenancy/residential-tenancies/rent-rtb/rent-increases',
      ],
    ],
    rule: { millionths: 22_000 },
    ...YEAR_2027,
  },
  {
    region: 'US-CA',
    place: null,
    facts: [
      ['5% + CPI, top 10%', 's69', 'US-CA 1947.12'],
      ['to 2027-07: LA 8.7, SF 8.8, other 8.6; San Diego and Riverside unknown', 'u117'],
    ],
    rule: null,
    ...CALIFORNIA,
  },
  city('Los Angeles', 8.7),
  city('San Francisco', 8.8),
];
