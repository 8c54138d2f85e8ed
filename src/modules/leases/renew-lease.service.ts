import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { addDays, day, firstDayOf, monthOf, shiftMonth, type Day, type Month } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Property } from '../portfolio/property.entity.js';
import { LeaseChange } from './lease-change.entity.js';
import { refuseOverlap } from './lease-overlap.js';
import { LeaseTenants } from './lease-tenants.service.js';
import { changesRentAlone, LeaseTerm } from './lease-term.entity.js';
import type { RenewLeaseRequest } from './lease.dto.js';
import { Lease } from './lease.entity.js';
import { leaseRenewed, renewalCanceled } from './lease.events.js';
import { RentIncreases, type RentIncrease } from './rent-increases.service.js';

/** The next term. Days are in the time zone of the property. */
export interface NextTerm {
  readonly startsOn: Day;
  /** Null: month to month from then on. */
  readonly termEndsOn: Day | null;
  readonly rentCents: number;
  readonly renewalId?: string | null;
  readonly tenantAccepted?: boolean;
  readonly noticeOn?: Day | null;
  readonly confirmReason?: string | null;
}

/**
 * Renews leases: the next term follows the last one in the same lease and ledger, without overlap
 * (docs/specification/leases.md). Rent of a term that starts within a month counts from the next month.
 */
@Injectable()
export class RenewLease {
  private readonly log = new Logger('Leases');

  constructor(
    private readonly scope: Scope,
    private readonly tenants: LeaseTenants,
    private readonly increases: RentIncreases,
  ) {}

  /**
   * Both sides agreed by other means than an offer. The region's cap, interval and notice apply; an agreement doesn't
   * waive them.
   */
  async agree(
    leaseId: string,
    { rentCents, startsOn, termEndsOn = null, noticeOn, confirmReason, version }: RenewLeaseRequest,
  ): Promise<void> {
    await this.scope.write('lease.renew', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
      checkVersion(lease, version);
      const property = orNotFound(await tx.em.findOne(Property, { id: lease.propertyId }));
      const today = todayIn(property.timeZone, this.scope.clock.now());
      if (noticeOn && noticeOn > today)
        throw invalidField('noticeOn', 'noticeOn must not be in the future', 'in_future');
      const first = startsOn ? day(startsOn) : followingDay(lease, today);
      this.increases.hold(
        property,
        {
          ...(await increaseOf(tx, lease, first)),
          newRentCents: cents(rentCents),
          effectiveOn: first,
          noticeOn: noticeOn ? day(noticeOn) : today,
        },
        confirmReason,
      );
      await this.renew(tx, leaseId, {
        startsOn: first,
        termEndsOn: termEndsOn === null ? null : day(termEndsOn),
        rentCents,
        noticeOn: noticeOn ? day(noticeOn) : today,
        confirmReason: confirmReason?.trim() || null,
      });
    });
  }

  /**
   * Adds the next term within a command. Repeating the same renewal adds one term. 422 for a lease under notice, 409
   * `lease_overlap`.
   */
  async renew(tx: Tx, leaseId: string, next: NextTerm): Promise<Lease> {
    const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    if (next.renewalId && (await tx.em.count(LeaseTerm, { renewalId: next.renewalId })) > 0) return lease;
    if (lease.state !== 'active') throw refusal('not_renewable');
    const property = orNotFound(await tx.em.findOne(Property, { id: lease.propertyId }));
    const today = todayIn(property.timeZone, this.scope.clock.now());
    checkFollows(lease, next);
    await this.refuseChargedMonth(tx, lease, next);
    await this.addTerms(tx, lease, next);
    lease.termEndsOn = next.termEndsOn;
    lease.endsForGood = lease.endsForGood && next.termEndsOn !== null;
    if (next.startsOn <= today) lease.rentCents = next.rentCents;
    await refuseOverlap(() => tx.em.flush());
    tx.publish(leaseRenewed, {
      leaseId,
      accountId: lease.accountId,
      startsOn: next.startsOn,
      rentCents: next.rentCents,
      offered: next.tenantAccepted === true,
    });
    await this.tell(tx, lease);
    return lease;
  }

  /**
   * Withdraws a term that hasn't begun. The lease continues as before, and the tenants get a message. 422 for one that
   * a tenant accepted (both sides have to agree on that), that has begun or is charged; 404 where there is none.
   */
  async cancel(leaseId: string): Promise<void> {
    await this.scope.write('lease.cancel_renewal', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      const { timeZone } = orNotFound(await tx.em.findOne(Property, { id: lease.propertyId }));
      const today = todayIn(timeZone, this.scope.clock.now());
      const [next, before] = await tx.em.find(LeaseTerm, { leaseId }, { orderBy: { startsOn: 'desc' }, limit: 2 });
      if (!next || !before || next.startsOn <= today) throw new Problem('not_found');
      if (next.tenantAccepted) throw refusal('renewal_accepted');
      const charged = await tx.rows(
        "select 1 from charge where lease_id = $1 and kind = 'rent' and voided_at is null and period >= $2 limit 1",
        [leaseId, firstMonthOf(day(next.startsOn))],
      );
      if (charged.length > 0 && next.rentCents !== lease.rentCents) throw refusal('new_rent_charged');
      await this.drop(tx, lease, { next, before, today });
      await this.tell(tx, lease);
    });
  }

  /**
   * Removes the latest term within a command, and notifies the tenants: the lease continues as the term before it. The
   * callers check that it may go.
   */
  async drop(
    tx: Tx,
    lease: Lease,
    { next, before, today }: { next: LeaseTerm; before: LeaseTerm; today: Day },
  ): Promise<void> {
    const { id: leaseId, accountId, demo } = lease;
    const rentOnly = changesRentAlone(next, before);
    tx.em.create(LeaseChange, {
      accountId,
      demo,
      createdAt: this.scope.clock.now(),
      leaseId,
      kind: 'rent_canceled',
      changedOn: today,
      reason: null,
      before: { startsOn: next.startsOn, rentCents: next.rentCents, noticeOn: next.noticeOn ?? null, rentOnly },
      after: { rentCents: lease.rentCents },
    });
    tx.em.remove(next);
    await tx.em.flush();
    // The last day of a month-to-month term was set by the next term; a fixed term keeps its own.
    if (next.followsMonthly) before.endsOn = null;
    lease.termEndsOn = before.endsOn;
    lease.endsForGood = next.followsFinalTerm;
    await refuseOverlap(() => tx.em.flush());
    tx.publish(renewalCanceled, {
      leaseId,
      accountId,
      startsOn: next.startsOn,
      renewalId: next.renewalId,
      rentOnly,
    });
  }

  /**
   * Starts renewed rents: from its first day the lease shows the new rent. Runs hourly, in each property's own time
   * zone.
   */
  @Scheduled('lease.terms', '2 * * * *')
  async beginTerms(): Promise<void> {
    const due = await this.scope.asSystem('lease term', () =>
      this.scope.rows<DueTerm>(BEGUN, [this.scope.clock.now()]),
    );
    await forEachSettled(this.log, due, ({ id, accountId, demo, rentCents }) =>
      this.scope.asSystem('lease term', () => this.begin(id, rentCents), { accountId, demo }),
    );
  }

  private begin(id: string, rentCents: number): Promise<void> {
    return this.scope.write('lease.begin_term', async (tx) => {
      const lease = await tx.em.findOne(
        Lease,
        { id, state: { $in: ['active', 'notice'] } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!lease) return;
      lease.rentCents = rentCents;
      await this.tell(tx, lease);
    });
  }

  /** Charges stay as they are, so the new rent may begin with the first month that wasn't charged. */
  private async refuseChargedMonth(tx: Tx, lease: Lease, { startsOn, rentCents }: NextTerm): Promise<void> {
    const charged = await tx.rows(
      "select 1 from charge where lease_id = $1 and kind = 'rent' and period >= $2 limit 1",
      [lease.id, firstMonthOf(startsOn)],
    );
    if (charged.length > 0 && rentCents !== lease.rentCents) throw refusal('month_charged');
  }

  private async addTerms(
    tx: Tx,
    lease: Lease,
    {
      startsOn,
      termEndsOn,
      rentCents,
      renewalId = null,
      tenantAccepted = false,
      noticeOn = null,
      confirmReason = null,
    }: NextTerm,
  ): Promise<void> {
    const last = await tx.em.findOne(LeaseTerm, { leaseId: lease.id }, { orderBy: { startsOn: 'desc' } });
    const common = {
      accountId: lease.accountId,
      demo: lease.demo,
      createdAt: this.scope.clock.now(),
      leaseId: lease.id,
    };
    if (!last)
      tx.em.create(LeaseTerm, {
        ...common,
        startsOn: lease.startsOn,
        endsOn: lease.termEndsOn ?? addDays(startsOn, -1),
        rentCents: lease.rentCents,
        renewalId: null,
        noticeOn: null,
        confirmReason: null,
      });
    else last.endsOn = lease.termEndsOn ?? addDays(startsOn, -1);
    await tx.em.flush();
    tx.em.create(LeaseTerm, {
      ...common,
      startsOn,
      endsOn: termEndsOn,
      rentCents,
      renewalId,
      tenantAccepted,
      noticeOn,
      confirmReason,
      followsFinalTerm: lease.endsForGood,
      followsMonthly: lease.termEndsOn === null,
    });
  }

  private async tell(tx: Tx, lease: Lease): Promise<void> {
    const users = await this.tenants.usersOf(tx, lease.id);
    tx.about('lease', lease.id, lease.accountId);
    tx.changed(['leases', 'units', 'overview', 'renewals', 'ledger'], [lease.id], {
      accounts: [lease.accountId],
      users,
    });
  }
}

/** The first month that is charged at the rent of a term: one that starts within a month counts from the next. */
function firstMonthOf(startsOn: Day): Month {
  return startsOn === firstDayOf(monthOf(startsOn)) ? monthOf(startsOn) : shiftMonth(monthOf(startsOn), 1);
}

function checkFollows(lease: Lease, { startsOn, termEndsOn, rentCents }: NextTerm): void {
  const after = lease.termEndsOn ?? lease.startsOn;
  if (startsOn <= after) throw refusal('term_overlaps', { after });
  if (termEndsOn !== null && termEndsOn < startsOn)
    throw invalidField('termEndsOn', 'termEndsOn must not be before startsOn', 'end_before_start');
  if (rentCents <= 0) throw invalidField('rentCents', 'rentCents must be above 0', 'above_zero');
}

/** What an increase of a lease's rent is measured against: its rent, since when it has applied, the current term. */
export async function increaseOf(
  tx: Tx,
  lease: Pick<Lease, 'id' | 'startsOn' | 'termEndsOn' | 'rentCents'>,
  effectiveOn: Day,
): Promise<Pick<RentIncrease, 'rentCents' | 'rentSince' | 'term' | 'renewedByItself'>> {
  const all = await tx.em.find(LeaseTerm, { leaseId: lease.id }, { orderBy: { startsOn: 'asc' } });
  const terms = all.filter(({ startsOn }) => startsOn < effectiveOn);
  const last = terms.at(-1);
  const rentSince = day(last?.startsOn ?? lease.startsOn);
  const own = lease.termEndsOn ? { startsOn: rentSince, endsOn: day(lease.termEndsOn) } : null;
  const renewed = own ? null : renewedTerm(terms, all);
  return {
    rentCents: cents(last?.rentCents ?? lease.rentCents),
    rentSince,
    term: own ?? renewed,
    renewedByItself: renewed !== null,
  };
}

/**
 * The fixed term that went on without a new last day before its rent changed, once or every year since. `WENT_ON` in
 * `ending-leases.ts` decides the same in SQL. From month to month the day before a new rent is no last day that was agreed on.
 */
function renewedTerm(terms: readonly LeaseTerm[], all: readonly LeaseTerm[]): RentIncrease['term'] {
  const at = terms.findLastIndex(({ followsMonthly }) => !followsMonthly);
  const [before, next] = [terms[at - 1], terms[at]];
  if (!before?.endsOn || !next) return null;
  // Where rents follow, also planned ones, the last day of this one was set by the next.
  const endsOn = all[at + 1]?.followsMonthly ? null : next.endsOn;
  if (!changesRentAlone({ startsOn: next.startsOn, followsMonthly: false, endsOn }, before)) return null;
  return { startsOn: day(before.startsOn), endsOn: day(before.endsOn) };
}

/** The first day of the next term: the day after the lease ends, or the first of next month if it has no end. */
export function followingDay({ termEndsOn }: Pick<Lease, 'termEndsOn'>, today: Day): Day {
  const nextMonth = firstDayOf(shiftMonth(monthOf(today), 1));
  const after = termEndsOn ? addDays(day(termEndsOn), 1) : nextMonth;
  return after < today ? nextMonth : after;
}

interface DueTerm {
  id: string;
  accountId: string;
  demo: boolean;
  rentCents: number;
}

const BEGUN = `select l.id, l.account_id as "accountId", l.demo, t.rent_cents as "rentCents"
  from lease_term n join lease l on l.id = n.lease_id join property p on p.id = l.property_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) local
  cross join lateral (select rent_cents from lease_term where lease_id = l.id and starts_on <= local.today order by starts_on desc limit 1) t
  where n.starts_on between ($1::timestamptz)::date - 40 and ($1::timestamptz)::date + 1 and n.starts_on <= local.today
    and l.state in ('active', 'notice') and l.rent_cents <> t.rent_cents
  order by l.id limit 1000`;
