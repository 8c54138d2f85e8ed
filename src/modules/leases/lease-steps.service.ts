import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { addMonths, day, type Day } from '../../contract/days.js';
import { LEASE_END_MONTHS_BACK } from '../../contract/limits.js';
import type { NoticeReason } from '../../contract/notice-reasons.js';
import { judgeMove } from '../../contract/state-machine.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Property } from '../portfolio/property.entity.js';
import { Unit } from '../portfolio/unit.entity.js';
import { assertRegionRules, refuseUnlessConfirmed, termsOf } from '../regions/rules/agreed-terms.js';
import { checkLandlordNotice, type LandlordNotice } from '../regions/rules/check-end.js';
import { regionLawAt } from '../regions/rules/region-law.js';
import { RepostRents } from '../rent/repost-rents.service.js';
import { LeaseChange } from './lease-change.entity.js';
import { refuseOverlap } from './lease-overlap.js';
import { LeaseTenants } from './lease-tenants.service.js';
import { termStartOf } from './lease-term.entity.js';
import type { ActivateLeaseRequest, EndLeaseRequest } from './lease.dto.js';
import { Lease, type BeforeEnd } from './lease.entity.js';
import { leaseActivated, leaseEnded, leaseNoticeChanged } from './lease.events.js';
import { LEASE_TABLE, type LeaseState } from './lease.states.js';

/** The notice that a landlord acknowledges: whose notice it is, the last day, and the day on which it was given. */
export interface AcknowledgedNotice {
  by: 'tenant' | 'agreement';
  endsOn: string;
  givenOn: string;
}

/** Returned since the notice was given, and not taken back. */
const DEPOSIT_RETURNED = `select 1 from deposit_return r join lease l on l.id = r.lease_id join property p on p.id = l.property_id
  where l.id = $1 and l.state = 'notice' and r.undone_on is null
    and (r.created_at at time zone p.time_zone)::date >= l.notice_given_on limit 1`;

/**
 * The commands that move a lease from draft to end. Asking twice is harmless. Charges for days after the last one are
 * reversed.
 */
@Injectable()
export class LeaseSteps {
  private readonly log = new Logger('Leases');

  constructor(
    private readonly scope: Scope,
    private readonly tenants: LeaseTenants,
    private readonly rents: RepostRents,
  ) {}

  /**
   * Activates a draft: 409 `lease_overlap`, 422 `region_rule`. An event then posts what is already due. A lease without
   * a tenant has to be confirmed (422 `lease_without_tenant`), because rent that no one can see or pay is rarely
   * intended.
   */
  async activate(id: string, request: ActivateLeaseRequest = {}): Promise<void> {
    await this.scope.write('lease.activate', (tx) => this.activateIn(tx, id, request));
  }

  /** The same within a command. */
  async activateIn(tx: Tx, id: string, { withoutTenant }: ActivateLeaseRequest): Promise<void> {
    await this.take(tx, id, 'active', async (lease, property) => {
      if (lease.state === 'notice') throw new Problem('transition_forbidden');
      const unit = orNotFound(await tx.em.findOne(Unit, { id: lease.unitId }));
      if (unit.archivedAt || unit.offline) throw refusal('unit_off_market');
      if (!withoutTenant && !(await this.tenants.hasAny(tx, id))) throw new Problem('lease_without_tenant');
      assertRegionRules(termsOf(lease), property);
      lease.activatedAt = this.scope.clock.now();
      lease.postingSince = lease.activatedAt;
      lease.chargeFrom ??= this.today(property);
      lease.state = 'active';
      tx.publish(leaseActivated, { leaseId: id, accountId: lease.accountId });
    });
  }

  /**
   * Records a notice: the last day is known, and the tenants get a message and a letter. A landlord's own is checked
   * against the region's rules (422 `region_rule`), and confirmed with a reason where they can't be (422
   * `confirmation_required`). An agreement needs a reason too, because the tenants didn't confirm it here.
   */
  async giveNotice(id: string, { endsOn, confirmReason, version, ...asked }: EndLeaseRequest): Promise<void> {
    const [by, reason] = [asked.by ?? 'landlord', asked.reason ?? 'end_of_term'];
    await this.step('lease.give_notice', id, 'notice', async (tx, lease, property) => {
      checkVersion(lease, version);
      const today = this.today(property);
      checkLastDay(lease, endsOn, today);
      if (by === 'agreement') refuseWithoutReason(confirmReason);
      if (by === 'landlord')
        refuseUnlessConfirmed(
          checkLandlordNotice(
            { ...noticeOf(lease, today, endsOn, reason), termStartsOn: await termStartOf(tx, lease) },
            regionLawAt(property),
          ),
          confirmReason,
        );
      putUnderNotice(tx, lease, endsOn, {
        noticeBy: by,
        noticeGivenOn: today,
        noticeReason: by === 'landlord' ? reason : null,
        noticeConfirmation: confirmReason?.trim() || null,
      });
    });
  }

  /**
   * Within a command, records what the landlord acknowledges: a tenant’s own notice, or an earlier end that a tenant
   * asked for. A lease that is under notice already stays as it is: callers refuse that first.
   */
  async acknowledge(tx: Tx, id: string, { by, endsOn, givenOn }: AcknowledgedNotice): Promise<void> {
    await this.take(tx, id, 'notice', (lease, property) => {
      checkLastDay(lease, endsOn, this.today(property));
      putUnderNotice(tx, lease, endsOn, {
        noticeBy: by,
        noticeGivenOn: givenOn,
        noticeReason: null,
        noticeConfirmation: null,
      });
    });
  }

  /** Withdraws a notice, so that the lease continues. 409 `lease_overlap` when the unit is let again already. */
  async withdrawNotice(id: string): Promise<void> {
    await this.scope.write('lease.withdraw_notice', (tx) => this.takeNoticeBack(tx, id));
  }

  /** The same within a command. 422 `notice_deposit_returned`: the deposit went back because the tenants were leaving. */
  async takeNoticeBack(tx: Tx, id: string): Promise<void> {
    await this.take(tx, id, 'active', async (lease) => {
      if (lease.state === 'draft') throw new Problem('transition_forbidden');
      if ((await tx.rows(DEPOSIT_RETURNED, [id])).length > 0) throw refusal('notice_deposit_returned');
      lease.state = 'active';
      lease.endsOn = null;
      Object.assign(lease, { noticeBy: null, noticeGivenOn: null, noticeReason: null, noticeConfirmation: null });
      tx.publish(leaseNoticeChanged, { leaseId: id, accountId: lease.accountId, endsOn: null });
    });
  }

  /**
   * Ends a lease by agreement, today or on a day that has passed; a later day needs a notice (422). 422
   * `confirmation_required` without a reason, which is kept with the lease; for one that was under notice it is in the
   * audit log. A lease that ends for good on that day needs none: the hourly run ends it in the same way.
   */
  async end(id: string, { endsOn, confirmReason, version }: EndLeaseRequest): Promise<void> {
    await this.step('lease.end', id, 'ended', (tx, lease, property) => {
      checkVersion(lease, version);
      const today = this.today(property);
      checkLastDay(lease, endsOn, today);
      if (endsOn > today) throw refusal('lease_ends_later');
      const ending = { endsOn, before: beforeEnd(lease), now: this.scope.clock.now() };
      if (isAgreedEnd(lease, endsOn)) return finish(tx, lease, ending);
      const reason = refuseWithoutReason(confirmReason);
      tx.because(reason);
      if (lease.state === 'active')
        Object.assign(lease, { noticeBy: 'agreement', noticeGivenOn: today, noticeConfirmation: reason });
      else keepOtherDay(tx, lease, endsOn, { changedOn: today, createdAt: ending.now });
      finish(tx, lease, ending);
    });
  }

  /**
   * Ends leases whose last day has passed, because of a notice or because the term ends without going month to month.
   * Hourly, in each property's own time.
   */
  @Scheduled('lease.end', '7 * * * *')
  async endDue(): Promise<void> {
    const due = await this.scope.asSystem('lease end', () => this.scope.rows<DueLease>(DUE, [this.scope.clock.now()]));
    await forEachSettled(this.log, due, ({ id, accountId, demo }) =>
      this.scope.asSystem('lease end', () => this.endOne(id), { accountId, demo }),
    );
  }

  private endOne(id: string): Promise<void> {
    return this.scope.write('lease.end_due', async (tx) => {
      const lease = await tx.em.findOne(
        Lease,
        { id, state: { $in: ['active', 'notice'] } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const last = lease && (lease.endsOn ?? lease.termEndsOn);
      if (!lease || !last) return;
      await this.rents.follow(tx, id, async () => {
        finish(tx, lease, { endsOn: last, before: beforeEnd(lease), now: this.scope.clock.now() });
        await tx.em.flush();
      });
      await this.tell(tx, lease);
    });
  }

  private async step(
    action: string,
    id: string,
    to: LeaseState,
    change: (tx: Tx, lease: Lease, property: Property) => unknown,
  ): Promise<void> {
    await this.scope.write(action, (tx) => this.take(tx, id, to, (lease, property) => change(tx, lease, property)));
  }

  /** Looks up the step, takes it, adjusts the posted rents, and notifies the people concerned. */
  private async take(
    tx: Tx,
    id: string,
    to: LeaseState,
    change: (lease: Lease, property: Property) => unknown,
  ): Promise<void> {
    // Locks the lease, so that two simultaneous requests for the same step take it once.
    const lease = orNotFound(await tx.em.findOne(Lease, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    const move = judgeMove(LEASE_TABLE, lease.state, to, 'landlord');
    if (move === 'already') return void tx.about('lease', id, lease.accountId);
    // Only undoing the end leads back from there, which has checks of its own (`undo-end.service.ts`).
    if (move !== 'move' || lease.state === 'ended') throw new Problem('transition_forbidden');
    const property = orNotFound(await tx.em.findOne(Property, { id: lease.propertyId }));
    await this.rents.follow(tx, id, async () => {
      await change(lease, property);
      await refuseOverlap(() => tx.em.flush());
    });
    await this.tell(tx, lease);
  }

  private async tell(tx: Tx, lease: Lease): Promise<void> {
    const users = await this.tenants.usersOf(tx, lease.id);
    tx.about('lease', lease.id, lease.accountId);
    tx.changed(['leases', 'units', 'properties', 'overview', 'tenants'], [lease.id], {
      accounts: [lease.accountId],
      users,
    });
  }

  private today({ timeZone }: Property): Day {
    return todayIn(timeZone, this.scope.clock.now());
  }
}

/** Whether a lease ends on a day by its own terms, without a notice that says another day. */
const isAgreedEnd = ({ endsForGood, termEndsOn, endsOn }: Lease, day: string) =>
  endsForGood && endsOn === null && termEndsOn === day;

/** The reason of an agreement. */
function refuseWithoutReason(confirmReason: string | undefined): string {
  const reason = confirmReason?.trim();
  if (!reason) throw new Problem('confirmation_required', { extra: { rules: [] } });
  return reason;
}

function noticeOf(
  { startsOn, termEndsOn, dueDay }: Lease,
  givenOn: Day,
  endsOn: string,
  reason: NoticeReason,
): Omit<LandlordNotice, 'termStartsOn'> {
  return {
    givenOn,
    lastDay: day(endsOn),
    reason,
    livedSince: day(startsOn),
    dueDay,
    termEndsOn: termEndsOn ? day(termEndsOn) : null,
  };
}

/**
 * Tenants keep access for a time after the last day, and rents after it are reversed, so the last day can't be years
 * ago.
 */
function checkLastDay(lease: Lease, endsOn: string, today: Day): void {
  if (endsOn < lease.startsOn) throw invalidField('endsOn', 'endsOn must not be before startsOn', 'end_before_start');
  if (endsOn < addMonths(today, -LEASE_END_MONTHS_BACK))
    throw invalidField('endsOn', `endsOn must not be more than ${LEASE_END_MONTHS_BACK} months ago`, 'end_too_early', {
      months: LEASE_END_MONTHS_BACK,
    });
}

/** What undoing the end restores. */
function beforeEnd(lease: Lease): BeforeEnd {
  return {
    state: lease.state === 'notice' ? 'notice' : 'active',
    endsOn: lease.endsOn ?? null,
    noticeBy: lease.noticeBy ?? null,
    noticeGivenOn: lease.noticeGivenOn ?? null,
    noticeReason: lease.noticeReason ?? null,
    noticeConfirmation: lease.noticeConfirmation ?? null,
  };
}

function putUnderNotice(
  tx: Tx,
  lease: Lease,
  endsOn: string,
  notice: Pick<Lease, 'noticeBy' | 'noticeGivenOn' | 'noticeReason' | 'noticeConfirmation'>,
): void {
  lease.state = 'notice';
  lease.endsOn = endsOn;
  Object.assign(lease, notice);
  tx.publish(leaseNoticeChanged, { leaseId: lease.id, accountId: lease.accountId, endsOn });
}

interface Ending {
  endsOn: string;
  before: BeforeEnd;
  now: Date;
}

function finish(tx: Tx, lease: Lease, { endsOn, before, now }: Ending): void {
  Object.assign(lease, { state: 'ended', endsOn, endedAt: now, beforeEnd: before });
  tx.publish(leaseEnded, { leaseId: lease.id, accountId: lease.accountId, endsOn });
}

/** An end on another day than the notice said, for the letter about it; the letter of the notice keeps its own day. */
function keepOtherDay(tx: Tx, lease: Lease, endsOn: string, at: { changedOn: Day; createdAt: Date }): void {
  const { id: leaseId, accountId, demo, endsOn: before, noticeGivenOn: noticeOn } = lease;
  if (before === endsOn) return;
  tx.em.create(LeaseChange, {
    ...at,
    leaseId,
    accountId,
    demo,
    kind: 'end',
    reason: null,
    agreed: true,
    before: { termEndsOn: before, endsForGood: true, noticeOn },
    after: { termEndsOn: endsOn, endsForGood: true },
  });
}

interface DueLease {
  id: string;
  accountId: string;
  demo: boolean;
}

const DUE = `select l.id, l.account_id as "accountId", l.demo from lease l join property p on p.id = l.property_id
  where l.state in ('active', 'notice') and coalesce(l.ends_on, case when l.ends_for_good then l.term_ends_on end)
    < ($1::timestamptz at time zone p.time_zone)::date
  order by l.id limit 1000`;
