import { monthOf, type Day, type Month } from '../../../contract/days.js';
import type { Cents } from '../../../contract/money.js';
import { rentPeriod, rentPeriodsDue, type RentTerms } from './rent-schedule.js';

/** What the ledger has for the rent of a month. */
export interface PostedRent {
  readonly period: Month;
  readonly chargeId: string;
  readonly dueOn: Day;
  readonly cents: Cents;
  /** `posted`: it is owed or was paid; `superseded`: other terms took it back; `by_hand`: the landlord took it back. */
  readonly state: 'posted' | 'superseded' | 'by_hand';
}

export interface RentFigure {
  readonly dueOn: Day;
  readonly cents: Cents;
}

/** A month whose rent changes with the terms. `before` or `after` is null where nothing is owed for it. */
export interface RentChange {
  readonly period: Month;
  readonly chargeId: string | null;
  readonly before: RentFigure | null;
  readonly after: RentFigure | null;
}

/**
 * The changes that bring the ledger in line with the new terms. A month that both terms give the same rent isn't
 * changed, and one that the landlord reversed by hand stays reversed. A posted month stays posted even if its rent
 * would be due later by the new terms. Other months are added when they are due by today.
 */
export function rentChanges(
  before: RentTerms,
  after: RentTerms,
  posted: readonly PostedRent[],
  today: Day,
): RentChange[] {
  const known = new Map(posted.map((rent) => [rent.period, rent]));
  const due = new Map(rentPeriodsDue(after, today).map((period) => [period.month, period]));
  const months = [...new Set([...known.keys(), ...due.keys()])].sort();
  return months.flatMap((period): RentChange[] => {
    const rent = known.get(period);
    const was = rent?.state === 'posted' ? figureOf(rent) : null;
    const then = rent ? rentPeriod(after, period) : due.get(period);
    const next = then && then.cents > 0 ? figureOf(then) : null;
    if (same(was, next) || rent?.state === 'by_hand') return [];
    if (!endsIn(after, period) && same(scheduled(before, period), scheduled(after, period))) return [];
    return [{ period, chargeId: rent?.state === 'posted' ? rent.chargeId : null, before: was, after: next }];
  });
}

/** From the month of the last day on the ledger follows the terms in any case: a run may have posted that month meanwhile. */
function endsIn({ endsOn }: RentTerms, period: Month): boolean {
  return endsOn !== null && period >= monthOf(endsOn);
}

function scheduled(terms: RentTerms, period: Month): RentFigure | null {
  const rent = rentPeriod(terms, period);
  return rent && figureOf(rent);
}

const figureOf = ({ dueOn, cents }: RentFigure): RentFigure => ({ dueOn, cents });

function same(one: RentFigure | null, other: RentFigure | null): boolean {
  return one?.dueOn === other?.dueOn && one?.cents === other?.cents;
}
