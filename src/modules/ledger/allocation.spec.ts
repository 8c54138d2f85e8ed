import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, day } from '../../contract/days.js';
import { cents, sum } from '../../contract/money.js';
import { allocateManually, allocateOldestFirst, release, type OpenCharge, type OpenCredit } from './allocation.js';

const charge = (id: string, dueOn: string, open: number, priority = 0): OpenCharge => ({
  id,
  dueOn: day(dueOn),
  openCents: cents(open),
  priority,
});
const credit = (id: string, open: number, receivedOn = '2026-01-01'): OpenCredit => ({
  id,
  receivedOn: day(receivedOn),
  openCents: cents(open),
});
const told = (allocations: readonly { creditId: string; chargeId: string; cents: number }[]) =>
  allocations.map((one) => `${one.creditId}→${one.chargeId} ${one.cents}`);

const CHARGES = [
  charge('march', '2026-03-01', 100),
  charge('january', '2026-01-01', 100),
  charge('february', '2026-02-01', 100),
];

describe('allocation', () => {
  it('the oldest charge is settled first, by the oldest credit', () => {
    expect(told(allocateOldestFirst([credit('p', 150)], CHARGES))).toEqual(['p→january 100', 'p→february 50']);
    expect(told(allocateOldestFirst([credit('new', 60, '2026-02-02'), credit('old', 60)], CHARGES))).toEqual([
      'old→january 60',
      'new→january 40',
      'new→february 20',
    ]);
    expect(told(allocateOldestFirst([credit('p', 500)], CHARGES))).toEqual([
      'p→january 100',
      'p→february 100',
      'p→march 100',
    ]);
    expect(allocateOldestFirst([], CHARGES)).toEqual([]);
  });

  it('on one day the id decides, and a priority beats age', () => {
    const same = [charge('b', '2026-01-01', 10), charge('a', '2026-01-01', 10)];
    expect(told(allocateOldestFirst([credit('p', 15)], same))).toEqual(['p→a 10', 'p→b 5']);
    expect(told(allocateOldestFirst([credit('p', 100)], [...CHARGES, charge('fee', '2026-06-01', 30, -1)]))).toEqual([
      'p→fee 30',
      'p→january 70',
    ]);
  });

  it('the lowest priority number comes first; a charge without one has the priority 0', () => {
    const { priority: _, ...plain } = charge('plain', '2026-03-01', 10);
    const charges = [charge('second', '2026-01-01', 10, 2), charge('first', '2026-02-01', 10, 1), plain];
    expect(told(allocateOldestFirst([credit('p', 25)], charges))).toEqual(['p→plain 10', 'p→first 10', 'p→second 5']);
    expect(told(allocateOldestFirst([credit('p', 5)], [plain, charge('urgent', '2026-04-01', 10, -1)]))).toEqual([
      'p→urgent 5',
    ]);
  });

  it('for credits of one day the id decides, and all of the needed amount may be chosen', () => {
    const credits = [credit('b', 10), credit('a', 10)];
    for (const given of [credits, credits.toReversed()])
      expect(told(allocateOldestFirst(given, [charge('c', '2026-01-01', 15)]))).toEqual(['a→c 10', 'b→c 5']);
    expect(
      told(
        allocateManually(credit('p', 150), CHARGES, [
          { chargeId: 'march', cents: cents(100) },
          { chargeId: 'january', cents: cents(50) },
        ]),
      ),
    ).toEqual(['p→march 100', 'p→january 50']);
  });

  it('a credit that forgives settles deposits last, even older ones; money settles in the usual order', () => {
    const charges = [
      { ...charge('deposit', '2026-01-01', 10), kind: 'deposit' as const },
      charge('rent', '2026-02-01', 10),
    ];
    const gift = (open: number) => ({ ...credit('gift', open), source: 'credit' as const });
    expect(told(allocateOldestFirst([gift(15)], charges))).toEqual(['gift→rent 10', 'gift→deposit 5']);
    expect(told(allocateOldestFirst([{ ...credit('cash', 15), source: 'offline_payment' }], charges))).toEqual([
      'cash→deposit 10',
      'cash→rent 5',
    ]);
    expect(told(allocateOldestFirst([gift(8), credit('later', 10, '2026-01-02')], charges))).toEqual([
      'gift→rent 8',
      'later→deposit 10',
    ]);
  });

  it('a person may choose, within what the payment has and the charge needs', () => {
    expect(told(allocateManually(credit('p', 150), CHARGES, [{ chargeId: 'march', cents: cents(90) }]))).toEqual([
      'p→march 90',
    ]);
    const wanting =
      (...wanted: [string, number][]) =>
      () =>
        allocateManually(
          credit('p', 150),
          CHARGES,
          wanted.map(([chargeId, amount]) => ({ chargeId, cents: cents(amount) })),
        );
    expect(wanting(['march', 101])).toThrow('allocation_exceeds_charge');
    expect(wanting(['march', 100], ['january', 51])).toThrow('allocation_exceeds_payment');
    expect(wanting(['april', 1])).toThrow('unknown_charge');
    expect(wanting(['march', 0])).toThrow('not_positive');
    expect(wanting(['march', 60], ['march', 60])).toThrow('allocation_repeats');
  });

  it('frees whole rows in order and makes a new row of what remains of the last one', () => {
    const rows = [
      { id: 1, creditId: 'p', chargeId: 'c', cents: cents(50) },
      { id: 2, creditId: 'p', chargeId: 'b', cents: cents(50) },
      { id: 3, creditId: 'p', chargeId: 'a', cents: cents(50) },
    ];
    expect(release(cents(70), rows)).toEqual({
      released: rows.slice(0, 2),
      kept: [{ creditId: 'p', chargeId: 'b', cents: 30 }],
    });
    expect(release(cents(100), rows)).toEqual({ released: rows.slice(0, 2), kept: [] });
    expect(release(cents(0), rows)).toEqual({ released: [], kept: [] });
    expect(() => release(cents(151), rows)).toThrow('more_than_left');
  });

  it('never gives more than a credit has or a charge needs, and stops only when one side is used up', () => {
    const open = fc.array(fc.record({ open: fc.integer({ min: 1, max: 10_000 }), on: fc.nat(60) }), { maxLength: 12 });
    fc.assert(
      fc.property(open, open, (some, others) => {
        const credits = some.map(({ open: amount, on }, index) =>
          credit(`p${index}`, amount, addDays(day('2026-01-01'), on)),
        );
        const charges = others.map(({ open: amount, on }, index) =>
          charge(`c${index}`, addDays(day('2026-01-01'), on), amount),
        );
        const given = allocateOldestFirst(credits, charges);
        const of = (key: 'creditId' | 'chargeId', id: string) =>
          sum(given.filter((one) => one[key] === id).map((one) => one.cents));
        for (const one of credits) expect(of('creditId', one.id)).toBeLessThanOrEqual(one.openCents);
        for (const one of charges) expect(of('chargeId', one.id)).toBeLessThanOrEqual(one.openCents);
        expect(sum(given.map((one) => one.cents))).toBe(
          Math.min(sum(credits.map((one) => one.openCents)), sum(charges.map((one) => one.openCents))),
        );
        expect(allocateOldestFirst(credits.toReversed(), charges.toReversed())).toEqual(given);
      }),
    );
  });
});
