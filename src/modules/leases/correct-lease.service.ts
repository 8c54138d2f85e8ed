import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { addDays, addMonths, day } from '../../contract/days.js';
import { dayOfInstant, todayIn } from '../../contract/time-zones.js';
import { RENT_CORRECTION_DAYS } from '../../contract/work-limits.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Property } from '../portfolio/property.entity.js';
import { checkTerms, assertRegionRules, termsOf } from '../regions/rules/agreed-terms.js';
import { RepostRents } from '../rent/repost-rents.service.js';
import { LeaseChange } from './lease-change.entity.js';
import { refuseOverlap } from './lease-overlap.js';
import { LeaseTenants } from './lease-tenants.service.js';
import { LeaseTerm } from './lease-term.entity.js';
import type { CorrectLeaseRequest } from './lease.dto.js';
import { Lease } from './lease.entity.js';
import { leaseCorrected } from './lease.events.js';
import { holdPlannedRise } from './planned-rise.js';
import { RentIncreases } from './rent-increases.service.js';

type Corrected = Pick<CorrectLeaseRequest, 'startsOn' | 'rentCents' | 'dueDay'>;

/**
 * Whether tenants themselves paid a rent of this lease as it was shown to them. Payments and credits that the landlord
 * recorded don't count, because the landlord can reverse them and enter them again. Rents that a correction reversed do
 * count: moving the first day away and back must not make a paid rent look unpaid.
 */
const TENANTS_PAID = `select 1 from allocation a join charge c on c.id = a.charge_id join journal_entry e on e.id = a.entry_id
  where c.lease_id = $1 and c.kind = 'rent' and (a.released_at is null or c.superseded)
    and e.kind not in ('offline_payment', 'credit', 'opening_balance') limit 1`;

/**
 * Corrects mistyped terms of an active lease (decision 0351). Posted rents are reversed and posted again; nothing is
 * edited.
 */
@Injectable()
export class CorrectLease {
  constructor(
    private readonly scope: Scope,
    private readonly tenants: LeaseTenants,
    private readonly rents: RepostRents,
    private readonly increases: RentIncreases,
  ) {}

  /**
   * 422 `transition_forbidden` unless it is active, `correction_is_rise` for a rent increase, `region_rule` and
   * `confirmation_required`, also for a planned rise that would become larger or come sooner; 409 `lease_overlap`.
   */
  async correct(id: string, { reason, version, confirmReason, ...asked }: CorrectLeaseRequest): Promise<void> {
    await this.scope.write('lease.correct', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (lease.state !== 'active' && lease.state !== 'notice') throw new Problem('transition_forbidden');
      checkVersion(lease, version);
      const property = orNotFound(await tx.em.findOne(Property, { id: lease.propertyId }));
      await this.refuseRise(tx, lease, property, asked.rentCents);
      this.refuseOtherStart(lease, property, asked.startsOn);
      const before = termsNow(lease);
      const { cents: amountCents } = await this.rents.follow(tx, id, () => this.change(tx, lease, property, asked), {
        note: reason,
        told: true,
      });
      const today = todayIn(property.timeZone, this.scope.clock.now());
      await holdPlannedRise(tx, this.increases, { lease, property, today, before, confirmReason });
      // Written after the rents that it posted, because the letter is about the latest change.
      tx.em.create(LeaseChange, {
        accountId: lease.accountId,
        demo: lease.demo,
        createdAt: this.scope.clock.now(),
        leaseId: id,
        kind: 'correction',
        changedOn: today,
        reason,
        before,
        after: termsNow(lease),
        amountCents,
      });
      tx.publish(leaseCorrected, { leaseId: id, accountId: lease.accountId, reason, amountCents });
      tx.about('lease', id, lease.accountId);
      tx.changed(['leases', 'units', 'overview', 'ledger', 'tenants'], [id], {
        accounts: [lease.accountId],
        users: await this.tenants.usersOf(tx, id),
      });
    });
  }

  /**
   * A rent that has already applied to tenants is raised by a renewal, with the region's notice and cap. A correction
   * must not be a way around them.
   */
  private async refuseRise(tx: Tx, lease: Lease, { timeZone }: Property, rentCents: number | undefined): Promise<void> {
    if (rentCents === undefined || rentCents <= lease.rentCents) return;
    const young = this.isYoung(lease, timeZone);
    const renewed = (await tx.em.count(LeaseTerm, { leaseId: lease.id })) > 0;
    if (!young || renewed || (await tx.rows(TENANTS_PAID, [lease.id])).length > 0)
      throw new Problem('correction_is_rise');
  }

  /**
   * The first day decides when a region allows the rent to rise, and from when a notice needs a cause. So it can only
   * be corrected for a limited time, by a year at most, and not to a day that would undo a lease that has begun.
   */
  private refuseOtherStart(lease: Lease, { timeZone }: Property, startsOn: CorrectLeaseRequest['startsOn']): void {
    const first = day(lease.startsOn);
    if (!startsOn || startsOn === first) return;
    if (!this.isYoung(lease, timeZone))
      throw invalidField(
        'startsOn',
        `startsOn can be corrected for ${RENT_CORRECTION_DAYS} days after the lease was activated`,
        'start_fixed',
        { days: RENT_CORRECTION_DAYS },
      );
    if (startsOn < addMonths(first, -12) || startsOn > addMonths(first, 12))
      throw invalidField('startsOn', 'startsOn must be within a year of the first day entered', 'start_beyond_year');
    const today = todayIn(timeZone, this.scope.clock.now());
    if (first <= today && startsOn > today)
      throw invalidField('startsOn', 'startsOn must not be after today: the lease has begun', 'start_has_passed');
  }

  private isYoung(lease: Lease, timeZone: string): boolean {
    return (
      todayIn(timeZone, this.scope.clock.now()) <=
      addDays(dayOfInstant(lease.activatedAt ?? lease.createdAt, timeZone), RENT_CORRECTION_DAYS)
    );
  }

  private async change(
    tx: Tx,
    lease: Lease,
    property: Property,
    { startsOn, rentCents, dueDay }: Corrected,
  ): Promise<void> {
    const first = lease.startsOn;
    if (startsOn && lease.endsOn && startsOn > lease.endsOn)
      throw invalidField('startsOn', 'startsOn must not be after the last day', 'start_after_end');
    // A lease that is charged from its first day stays so after the correction.
    if (startsOn && lease.chargeFrom === first) lease.chargeFrom = startsOn;
    Object.assign(lease, {
      startsOn: startsOn ?? first,
      rentCents: rentCents ?? lease.rentCents,
      dueDay: dueDay ?? lease.dueDay,
    });
    const terms = termsOf(lease);
    checkTerms(terms);
    assertRegionRules(terms, property);
    await this.changeTerms(tx, lease, property, { startsOn, rentCents });
    await refuseOverlap(() => tx.em.flush());
  }

  /** In a renewed lease the first term has the lease's first day, and the current term has its rent. */
  private async changeTerms(
    tx: Tx,
    lease: Lease,
    { timeZone }: Property,
    { startsOn, rentCents }: Corrected,
  ): Promise<void> {
    const terms = await tx.em.find(LeaseTerm, { leaseId: lease.id }, { orderBy: { startsOn: 'asc' } });
    const [first, second] = terms;
    if (!first) return;
    if (startsOn && second && startsOn >= second.startsOn)
      throw invalidField('startsOn', 'startsOn must be before the next term begins', 'start_after_next_term');
    const today = todayIn(timeZone, this.scope.clock.now());
    const running = terms.filter((term) => term.startsOn <= today).at(-1) ?? first;
    if (rentCents) running.rentCents = rentCents;
    if (startsOn) first.startsOn = startsOn;
  }
}

const termsNow = ({ startsOn, rentCents, dueDay }: Lease) => ({ startsOn, rentCents, dueDay });
