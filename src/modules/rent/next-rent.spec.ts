import { describe, expect, it } from '@jest/globals';
import { day, month } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import type { LeaseBalance } from '../ledger/balances.service.js';
import { expectPayments, nextRentOf, payableOf } from './rules/next-rent.js';
import type { RentTerms } from './rules/rent-schedule.js';
import { comingDueOf, leftBy, paidAheadUpTo, upcomingOf, type PostedSeries } from './upcoming.rows.js';

const TODAY = day('2026-03-05');
const TERMS: RentTerms = {
  startsOn: day('2026-01-01'),
  termEndsOn: null,
  endsForGood: false,
  endsOn: null,
  rentCents: cents(100_000),
  dueDay: 1,
  chargeFrom: day('2026-01-01'),
};

function charge(period: string, openCents: number) {
  const dueOn = day(`${period}-01`);
  return {
    id: period,
    kind: 'rent',
    period,
    label: null,
    dueOn,
    amountCents: cents(100_000),
    openCents: cents(openCents),
  };
}

function series(dueDay: number, amount: number, more: Partial<PostedSeries['series']> = {}): PostedSeries {
  const startsOn = day('2026-01-01');
  const rates = [{ from: startsOn, rentCents: cents(amount) }];
  return {
    series: { id: `on-${dueDay}`, label: `On ${dueDay}`, dueDay, startsOn, endsOn: null, rates, ...more },
    postedUpTo: month('2026-03'),
  };
}

interface Given {
  open?: ReturnType<typeof charge>[];
  credit?: number;
  processing?: number;
  beside?: PostedSeries[];
  terms?: RentTerms;
}

function stand({ open = [], credit = 0, processing = 0, beside = [], terms = TERMS }: Given) {
  const balance = { open, creditCents: cents(credit), chargedUpTo: month('2026-03') } as unknown as LeaseBalance;
  const { charges, beyond } = expectPayments(balance.open, cents(processing));
  const upcoming = upcomingOf(terms, balance.chargedUpTo, beside, cents(credit + beyond));
  const due = comingDueOf(upcoming, balance, TODAY);
  return {
    upcoming,
    due,
    next: nextRentOf(upcoming, charges, balance, TODAY),
    payable: payableOf(charges, upcoming, due),
  };
}

describe('next rent', () => {
  it('is the oldest unpaid rent, in whichever order they come', () => {
    const open = [charge('2026-02', 65_000), charge('2026-03', 100_000), charge('2026-01', 0)];
    for (const given of [open, open.toReversed()])
      expect(stand({ open: given }).next).toMatchObject({
        dueOn: '2026-02-01',
        cents: 65_000,
        status: 'overdue',
        charged: true,
      });
  });

  it('else is the next of the schedule, less what was paid ahead or is on its way', () => {
    expect(stand({}).next).toMatchObject({
      dueOn: '2026-04-01',
      cents: 100_000,
      status: 'scheduled',
      daysLeft: 27,
      charged: false,
    });
    expect(stand({ credit: 30_000 }).next).toMatchObject({ cents: 70_000, rentCents: 100_000, status: 'scheduled' });
    expect(stand({ credit: 100_000 }).next).toMatchObject({ cents: 0, status: 'paid' });
    expect(stand({ credit: 99_999, processing: 1 }).next).toMatchObject({ cents: 0, status: 'processing' });
    expect(stand({ terms: { ...TERMS, endsOn: day('2026-03-31') } })).toMatchObject({
      next: null,
      due: null,
      upcoming: [],
    });
  });
});

describe('what comes next', () => {
  const days = ({ upcoming }: ReturnType<typeof stand>) =>
    upcoming.map(({ dueOn, kind, leftCents }) => [dueOn, kind, leftCents]);

  it('FIRST-1 is in the order in which it posts, on one day the rent first; what was paid ahead covers it so', () => {
    const beside = [series(1, 5000), series(20, 3000, { startsOn: day('2026-01-01') })];
    expect(days(stand({ beside, credit: 102_000 }))).toEqual([
      ['2026-04-01', 'rent', 0],
      ['2026-04-01', 'recurring', 3000],
      ['2026-04-20', 'recurring', 3000],
    ]);
  });

  it('FIRST-1 one that comes due before the rent is asked for first, and every month of it up to the rent', () => {
    const early = { ...series(20, 3000), postedUpTo: month('2026-01') };
    const given = stand({ beside: [early] });
    expect(days(given)).toEqual([
      ['2026-02-20', 'recurring', 3000],
      ['2026-03-20', 'recurring', 3000],
      ['2026-04-01', 'rent', 100_000],
    ]);
    expect(given.due).toMatchObject({ dueOn: '2026-02-20', cents: 3000, status: 'overdue', daysLeft: -13 });
    expect(given.payable).toEqual({ owedCents: 0, aheadCents: 106_000, nextCents: 3000 });
    expect(stand({ beside: [early], credit: 6000 }).due).toMatchObject({ dueOn: '2026-04-01', cents: 100_000 });
  });

  it('FIRST-1 what comes after the next rent cannot be paid ahead, and is not asked for while the rent is covered', () => {
    const given = stand({ beside: [series(20, 3000)], credit: 100_000 });
    expect(given.payable).toEqual({ owedCents: 0, aheadCents: 0, nextCents: 0 });
    expect(given.due).toMatchObject({ dueOn: '2026-04-01', cents: 0, totalCents: 100_000, status: 'paid' });
  });

  it('FIRST-1 without a rent it is the first charge', () => {
    const given = stand({ terms: { ...TERMS, rentCents: cents(0) }, beside: [series(20, 3000), series(10, 500)] });
    expect(given.due).toMatchObject({ dueOn: '2026-04-10', cents: 500 });
    expect(given.payable.aheadCents).toBe(500);
    expect(paidAheadUpTo(given.upcoming)).toBe('2026-04-10');
    expect(leftBy(given.upcoming, day('2026-04-19'))).toBe(500);
  });

  it('FIRST-1 one that was stopped brings nothing', () => {
    expect(days(stand({ beside: [series(20, 3000, { endsOn: day('2026-03-31') })] }))).toEqual([
      ['2026-04-01', 'rent', 100_000],
    ]);
  });
});
