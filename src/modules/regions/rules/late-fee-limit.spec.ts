import { expect, it } from '@jest/globals';
import { cents } from '../../../contract/money.js';
import { largestLateFee } from './late-fee-limit.js';
import type { LateFeeLimit } from './region-rule.js';

const RENT = 165_000;
const largest = (limit: LateFeeLimit, more: { rent?: number; daysLate?: number; units?: number | null } = {}) =>
  largestLateFee(
    { limit },
    { rentCents: cents(more.rent ?? RENT), daysLate: more.daysLate ?? 1, unitsInBuilding: more.units },
  );

it('is zero where fees are banned, even if a limit is recorded too, and unknown without a limit', () => {
  const late = { rentCents: cents(RENT), daysLate: 1 };
  expect(largestLateFee({ banned: true, limit: { fixedCents: 2500 } }, late)).toBe(0);
  expect(largestLateFee({ afterDays: 5 }, late)).toBeNull();
});

it('is a fixed sum, a share of the rent, the lesser, the greater or both of them', () => {
  const both = { fixedCents: 2500, rentBasisPoints: 200 };
  expect(largest({ fixedCents: 2500 })).toBe(2500);
  expect(largest({ rentBasisPoints: 200 })).toBe(3300);
  expect(largest({})).toBe(0);
  expect(largest(both)).toBe(2500);
  expect(largest({ ...both, take: 'lesser' })).toBe(2500);
  expect(largest({ ...both, take: 'greater' })).toBe(3300);
  expect(largest({ ...both, take: 'both' })).toBe(5800);
});

it('grows by the day after the first one, up to its cap', () => {
  const limit = { fixedCents: 1000, perLaterDayCents: 200, capCents: 1500 };
  expect([0, 1, 2, 3, 4, 40].map((daysLate) => largest(limit, { daysLate }))).toEqual([
    1000, 1000, 1200, 1400, 1500, 1500,
  ]);
  expect(largest({ fixedCents: 1000 }, { daysLate: 40 })).toBe(1000);
});

it('counts a building as large from five units on; an unknown number counts as small', () => {
  const limit = { rentBasisPoints: 1200, largeBuildingBasisPoints: 1000 };
  expect([4, 5, null].map((units) => largest(limit, { units }))).toEqual([19_800, 16_500, 19_800]);
  expect(largest({ rentBasisPoints: 1200 }, { units: 5 })).toBe(19_800);
});

it('takes a share of what the rent has above a sum, and none of a lower rent', () => {
  const limit = { fixedCents: 1000, rentBasisPoints: 500, rentAboveCents: 50_000, take: 'both' as const };
  expect(largest(limit)).toBe(6750);
  expect([50_000, 49_000].map((rent) => largest(limit, { rent }))).toEqual([1000, 1000]);
});
