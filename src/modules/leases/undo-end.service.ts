import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { addDays, day, type Day } from '../../contract/days.js';
import { LEASE_END_UNDO_DAYS } from '../../contract/limits.js';
import { judgeMove } from '../../contract/state-machine.js';
import { dayOfInstant, todayIn } from '../../contract/time-zones.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Property } from '../portfolio/property.entity.js';
import { Unit } from '../portfolio/unit.entity.js';
import { RepostRents } from '../rent/repost-rents.service.js';
import { LeaseChange } from './lease-change.entity.js';
import { refuseOverlap } from './lease-overlap.js';
import { LeaseTenants } from './lease-tenants.service.js';
import { LeaseTerm } from './lease-term.entity.js';
import { Lease, type BeforeEnd } from './lease.entity.js';
import { leaseEndUndone } from './lease.events.js';
import { LEASE_TABLE } from './lease.states.js';
import { holdTerm } from './planned-rise.js';
import { RenewLease } from './renew-lease.service.js';
import { RentIncreases } from './rent-increases.service.js';

/** One that was returned before the end doesn't depend on it. Ends of earlier versions have no moment. */
const DEPOSIT_RETURNED =
  'select 1 from deposit_return where lease_id = $1 and undone_on is null and ($2::timestamptz is null or created_at >= $2) limit 1';

const RUNNING: BeforeEnd = {
  state: 'active',
  endsOn: null,
  noticeBy: null,
  noticeGivenOn: null,
  noticeReason: null,
  noticeConfirmation: null,
};

interface Undoing {
  lease: Lease;
  property: Property;
  today: Day;
}

/** Undoes the end of a lease that was a mistake, as long as nothing depends on it (decision 1920). */
@Injectable()
export class UndoEnd {
  constructor(
    private readonly scope: Scope,
    private readonly tenants: LeaseTenants,
    private readonly rents: RepostRents,
    private readonly increases: RentIncreases,
    private readonly renewals: RenewLease,
  ) {}

  /**
   * The lease is what it was before, with the rents of the days since. A notice counts again if its day is still to come.
   * 422 `end_given_by_tenant`, `end_undo_over`, `deposit_return_recorded`, `unit_off_market`; 409 `lease_overlap`. Asking twice is harmless.
   */
  async undo(id: string): Promise<void> {
    await this.scope.write('lease.undo_end', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      tx.about('lease', id, lease.accountId);
      if (lease.state === 'active' || lease.state === 'notice') return;
      const property = orNotFound(await tx.em.findOne(Property, { id: lease.propertyId }));
      const today = todayIn(property.timeZone, this.scope.clock.now());
      const before = beforeOf(lease, today);
      const { endsOn } = lease;
      // A draft may become active as well, but by activating it.
      if (lease.state !== 'ended' || judgeMove(LEASE_TABLE, lease.state, before.state, 'landlord') !== 'move')
        throw new Problem('transition_forbidden');
      await refuseWhatDependsOnIt(tx, { lease, property, today });
      const restore = () => this.restore(tx, { lease, property, today }, before);
      const { cents } = await this.rents.follow(tx, id, restore, { undoesEnd: true });
      // Where the lease ends for good with its term, that is the day until which it continues.
      const until = lease.endsOn ?? (lease.endsForGood ? lease.termEndsOn : null) ?? null;
      this.remember(tx, lease, { today, endsOn, until, cents });
      tx.publish(leaseEndUndone, { leaseId: id, accountId: lease.accountId, endsOn: until });
      tx.changed(['leases', 'units', 'properties', 'overview', 'ledger', 'tenants'], [id], {
        accounts: [lease.accountId],
        users: await this.tenants.usersOf(tx, id),
      });
    });
  }

  /** For the letter: the last day that no longer applies, what applies again, and how much more is owed. */
  private remember(
    tx: Tx,
    { id: leaseId, accountId, demo, rentCents }: Lease,
    { today, endsOn, until, cents }: { today: Day; endsOn?: string | null; until: string | null; cents: number },
  ): void {
    tx.em.create(LeaseChange, {
      accountId,
      demo,
      createdAt: this.scope.clock.now(),
      leaseId,
      kind: 'end_undone',
      changedOn: today,
      reason: null,
      before: { endsOn: endsOn ?? null },
      after: { endsOn: until, rentCents },
      amountCents: cents,
    });
  }

  private async restore(tx: Tx, undoing: Undoing, before: BeforeEnd): Promise<void> {
    const { lease, today } = undoing;
    const lastDay = lease.endsOn ?? null;
    const endedOn = lease.endedAt ? dayOfInstant(lease.endedAt, undoing.property.timeZone) : lastDay;
    Object.assign(lease, { ...before, endedAt: null, beforeEnd: null });
    await refuseOverlap(() => tx.em.flush());
    await this.planAgain(tx, undoing, endedOn);
    // Otherwise the next hourly run would end it again: the tenants stayed, so it continues from month to month.
    if (lease.endsForGood && lease.termEndsOn && lease.termEndsOn < today) lease.endsForGood = false;
    await refuseOverlap(() => tx.em.flush());
  }

  /**
   * Terms that had not begun when the end was recorded are planned again if the region still allows their rents; else they are
   * canceled, with a message to the tenants. One that a tenant accepted can't be canceled, so its refusal is thrown.
   */
  private async planAgain(tx: Tx, { lease, property, today }: Undoing, endedOn: string | null): Promise<void> {
    const terms = await tx.em.find(LeaseTerm, { leaseId: lease.id }, { orderBy: { startsOn: 'asc' } });
    const lapsed = terms.findIndex(({ startsOn }) => endedOn !== null && startsOn > endedOn);
    if (lapsed < 1) return;
    const refused = await this.firstRefused(tx, { lease, property, terms }, lapsed);
    const kept = terms.slice(0, refused.at);
    for (let at = terms.length - 1; at >= refused.at; at -= 1) {
      const [before, next] = [terms[at - 1], terms[at]];
      if (!before || !next) continue;
      if (next.tenantAccepted) throw refused.error;
      await this.renewals.drop(tx, lease, { next, before, today });
    }
    lease.rentCents = kept.findLast(({ startsOn }) => startsOn <= today)?.rentCents ?? lease.rentCents;
  }

  private async firstRefused(
    tx: Tx,
    planned: { lease: Lease; property: Property; terms: readonly LeaseTerm[] },
    from: number,
  ): Promise<{ at: number; error?: unknown }> {
    const { terms } = planned;
    for (let at = from; at < terms.length; at += 1) {
      try {
        await holdTerm(tx, this.increases, { ...planned, at, confirmReason: terms[at]?.confirmReason ?? undefined });
      } catch (error) {
        if (error instanceof Problem) return { at, error };
        throw error;
      }
    }
    return { at: terms.length };
  }
}

/** What the lease is again. A notice whose day has passed would end it within the hour, so the lease runs on without it. */
function beforeOf({ beforeEnd }: Lease, today: Day): BeforeEnd {
  const counts = beforeEnd?.state === 'notice' && beforeEnd.endsOn !== null && beforeEnd.endsOn >= today;
  return counts ? beforeEnd : RUNNING;
}

async function refuseWhatDependsOnIt(tx: Tx, { lease, property, today }: Undoing): Promise<void> {
  // The tenant has left by their own notice, and no one but them can say that it was a mistake.
  if (lease.noticeBy === 'tenant' && beforeOf(lease, today).state !== 'notice') throw refusal('end_given_by_tenant');
  const recorded = lease.endedAt ? dayOfInstant(lease.endedAt, property.timeZone) : day(lease.endsOn ?? today);
  if (today > addDays(recorded, LEASE_END_UNDO_DAYS)) throw refusal('end_undo_over', { days: LEASE_END_UNDO_DAYS });
  if ((await tx.rows(DEPOSIT_RETURNED, [lease.id, lease.endedAt ?? null])).length > 0)
    throw refusal('deposit_return_recorded');
  const unit = orNotFound(await tx.em.findOne(Unit, { id: lease.unitId }));
  if (unit.archivedAt || unit.offline) throw refusal('unit_off_market');
}
