import { Injectable } from '@nestjs/common';
import { currency } from '../../contract/currencies.js';
import { type Day } from '../../contract/days.js';
import { cents, type Cents } from '../../contract/money.js';
import { todayIn } from '../../contract/time-zones.js';
import { Clock } from '../../platform/clock/clock.js';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Query } from '../../platform/scope/scope.js';
import { LeaseBalances, type LeaseBalance } from '../ledger/balances.service.js';
import type { Book } from '../ledger/ledger.service.js';
import { regionLawAt, ruleOf } from '../regions/rules/region-law.js';
import { surchargePermission, type SurchargePermission } from '../regions/rules/surcharges.js';
import { lateFeesOf, type ExpectedLateFee } from './expected-late-fees.js';
import { TERMS_COLUMNS, rentTermsOf, type TermsRow } from './rent-terms.rows.js';
import {
  expectPayments,
  nextRentOf,
  payableOf,
  type ExpectedCharge,
  type NextRent,
  type Payable,
} from './rules/next-rent.js';
import type { RentTerms } from './rules/rent-schedule.js';
import { aheadOf, comingDueOf, postedSeries, upcomingOf, type ComingDue, type Upcoming } from './upcoming.rows.js';

export { leftBy } from './upcoming.rows.js';

/** Everything that decides what a lease owes on a day: terms, ledger, payments on their way. */
export interface LeaseStanding {
  readonly lease: TermsRow;
  readonly unitsInBuilding: number;
  readonly book: Book;
  readonly terms: RentTerms;
  /** In the time zone of the property. */
  readonly today: Day;
  readonly balance: LeaseBalance;
  readonly processingCents: Cents;
  readonly charges: readonly ExpectedCharge[];
  readonly nextRent: NextRent | null;
  /** The next scheduled rent and recurring charges, which haven't been posted. */
  readonly upcoming: readonly Upcoming[];
  /** The part of that to pay next, after everything that is owed. */
  readonly comingDue: ComingDue | null;
  readonly payable: Payable;
  /** Late fees that will be charged if the rent doesn't arrive, including those that are due but not charged yet. */
  readonly lateFees: readonly ExpectedLateFee[];
  /** Whether the region lets tenants pay the fee of a payment method. */
  readonly surcharge: SurchargePermission;
}

const LEASE = `select ${TERMS_COLUMNS}, (select count(*)::int from unit u where u.property_id = p.id) as "unitsInBuilding",
    (select coalesce(sum(amount_cents), 0)::bigint from payment where lease_id = l.id and state in ('requires_action', 'processing')) as processing
  from lease l join property p on p.id = l.property_id where l.id = $1`;

/** Computes the current state of a lease's ledger for its landlord, its tenants and payments. */
@Injectable()
export class LeaseStandings {
  constructor(
    private readonly balances: LeaseBalances,
    private readonly clock: Clock,
  ) {}

  /** 404 for a lease that the actor does not see. */
  async of(query: Query, leaseId: string): Promise<LeaseStanding> {
    const [row] = await query<TermsRow & { processing: number; unitsInBuilding: number }>(LEASE, [leaseId]);
    const { processing, unitsInBuilding, ...lease } = orNotFound(row);
    const today = todayIn(lease.timeZone, this.clock.now());
    const terms = rentTermsOf(lease, today);
    const balance = await this.balances.of(query, leaseId);
    const processingCents = cents(processing);
    const law = regionLawAt(lease);
    const { charges, beyond } = expectPayments(balance.open, processingCents);
    const series = (await postedSeries(query, [leaseId])).get(leaseId) ?? [];
    const upcoming = upcomingOf(terms, balance.chargedUpTo, series, aheadOf(balance, beyond));
    const comingDue = comingDueOf(upcoming, balance, today);
    return {
      lease,
      unitsInBuilding,
      book: bookOf(lease),
      terms,
      today,
      balance,
      processingCents,
      charges,
      nextRent: nextRentOf(upcoming, charges, balance, today),
      upcoming,
      comingDue,
      payable: payableOf(charges, upcoming, comingDue),
      lateFees: lateFeesOf({ ...lease, unitsInBuilding }, balance, charges, ruleOf(law, 'late_fee', today), today),
      surcharge: surchargePermission(law, today),
    };
  }
}

/** The late fees that would come if these charges were open. */
export function lateFeesIf(
  { lease, balance, today, unitsInBuilding }: LeaseStanding,
  charges: readonly ExpectedCharge[],
): ExpectedLateFee[] {
  const rule = ruleOf(regionLawAt(lease), 'late_fee', today);
  return lateFeesOf({ ...lease, unitsInBuilding }, balance, charges, rule, today);
}

export function bookOf(lease: Pick<TermsRow, 'id' | 'accountId' | 'demo' | 'currency'>): Book {
  return { leaseId: lease.id, accountId: lease.accountId, demo: lease.demo, currency: currency(lease.currency) };
}
