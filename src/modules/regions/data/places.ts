import type { RegionCode } from '../../../contract/regions.js';
import type { Cell, RegionTopic } from '../rules/region-fact.js';
import type { RegionRules, RuledTopic } from '../rules/region-rule.js';

interface LocalCell<T extends RegionTopic = RegionTopic> {
  readonly region: RegionCode;
  readonly place: string;
  readonly topic: T;
  readonly facts: Cell;
  readonly rule: (T extends RuledTopic ? RegionRules[T] : never) | null;
  readonly validTo?: string;
}

const cap = (place: string, percent: number): LocalCell<'rent_cap'> => ({
  region: 'US-CA',
  place,
  topic: 'rent_cap',
  facts: [[`${percent}% to 2026-07`, 's70', 'US-CA 1947.12'], ['later unknown']],
  rule: { millionths: Math.round(percent * 10_000) },
  validTo: '2026-07-31',
});

/**
 * What the sheet says about single cities. It has priority over the rule of their region, even where it leaves the
 * decision to people.
 */
export const LOCAL_CELLS: readonly LocalCell[] = [
  {
    region: 'US-NY',
    place: 'New York City',
    topic: 'rent_cap',
    facts: [
      ['good-cause units: over 8.79% (2025) presumed unreasonable, rebuttable', 's111'],
      ['local regulation', 's65'],
    ],
    rule: null,
  },
  {
    region: 'US-NY',
    place: 'New York City',
    topic: 'rent_cap_exemptions',
    facts: [['post-2009 buildings, 10 units or fewer, high rents', 's111']],
    rule: null,
  },
  cap('Los Angeles', 8),
  cap('San Francisco', 6.3),
  cap('San Diego', 8.8),
  cap('Riverside', 7.5),
  {
    region: 'US-IL',
    place: 'Chicago',
    topic: 'end_of_term',
    facts: [['month to month 60 days from 6 months on, 120 days from 3 years on', 's165'], ['before that unknown']],
    rule: null,
  },
  { region: 'US-IL', place: 'Chicago', topic: 'deposit', facts: [['differs from the state', 's65']], rule: null },
  {
    region: 'US-IL',
    place: 'Chicago',
    topic: 'late_fee',
    facts: [['$10 + 5% over $500', 's85', 'US-IL-chicago 5-12-140']],
    rule: { limit: { fixedCents: 1000, rentBasisPoints: 500, rentAboveCents: 50_000, take: 'both' } },
  },
  // The city has rules of its own for a landlord’s notice. No page of them was read, and the state’s periods would be too short;
  // the cause that the state asks for stays.
  {
    region: 'US-OR',
    place: 'Portland',
    topic: 'end_of_term',
    facts: [
      ['landlord’s notice by rules of the city: unknown'],
      ['state: cause after 12 months; tenant 30 days', 's162', 'US-OR 90.427'],
    ],
    // The tenants’ period is read from the state’s record.
    rule: { causeAfterMonths: 12 },
  },
];
