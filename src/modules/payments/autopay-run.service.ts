import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import type { Day } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { withLiterals } from '../../platform/database/literals.js';
import { Problem } from '../../platform/errors/problem.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { AtCommit, Handles, Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { leaseEndUndone } from '../leases/lease.events.js';
import { LeaseStandings } from '../rent/lease-standings.service.js';
import { countFailures } from './autopay-count.js';
import { ITS_DAY, OF_LEASE } from './autopay-day.js';
import { Autopay } from './autopay.entity.js';
import type { OnlineMethod } from './method-fees.js';
import { paymentFailed, paymentReturned } from './payment.events.js';
import { TenantPayments } from './tenant-payments.service.js';

interface Willing {
  id: string;
  leaseId: string;
  userId: string;
  accountId: string;
  demo: boolean;
  method: OnlineMethod;
  timeZone: string;
}

/** Leases with autopay that owe something by today, on their autopay day, and weren't tried today. */
const WILLING = `select a.id, a.lease_id as "leaseId", a.user_id as "userId", a.account_id as "accountId", a.demo, a.method, p.time_zone as "timeZone"
  from ${OF_LEASE}
  where a.enabled and l.state in ('active', 'notice') and coalesce(a.next_try_on, local.today) <= local.today
    and coalesce(a.tried_on, '-infinity') < local.today and exists (
      select 1 from charge c where c.lease_id = l.id and c.open_cents > 0 and c.due_on <= local.today)
    and ${ITS_DAY}
  order by a.id`;

const SWITCH_OFF = 'update autopay set enabled = false, version = version + 1 where lease_id = $1 and enabled';

/** Autopay of tenants who have left: while it is on, it keeps the others from setting up theirs. */
const OF_LEAVERS = `select a.id, a.account_id as "accountId", a.demo from ${OF_LEASE}
  join lease_tenant t on t.lease_id = l.id and t.user_id = a.user_id where a.enabled and t.leaves_on < local.today`;

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/** Pays automatically what is due, at most once a day. After a failure it tries again two days later, three times in all. */
@Injectable()
export class AutopayRun {
  private readonly log = new Logger('Autopay');

  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly payments: TenantPayments,
  ) {}

  /** Returns the number of payments that were started. */
  @Scheduled('autopay.run', '15 * * * *')
  async run(): Promise<number> {
    await this.stopForLeavers();
    const willing = await this.scope.asSystem('autopay', () =>
      this.scope.rows<Willing>(WILLING, [this.scope.clock.now()]),
    );
    let begun = 0;
    await forEachSettled(this.log, willing, async (one) => {
      begun += await this.payOne(one);
    });
    return begun;
  }

  private async stopForLeavers(): Promise<void> {
    const left = await this.scope.asSystem('autopay', () =>
      this.scope.rows<Pick<Willing, 'id' | 'accountId' | 'demo'>>(OF_LEAVERS, [this.scope.clock.now()]),
    );
    await forEachSettled(this.log, left, ({ id, ...on }) => this.scope.asSystem('autopay', () => this.stop(id), on));
  }

  private stop(id: string): Promise<void> {
    return this.scope.write('autopay.outcome', async (tx) => {
      const autopay = await tx.em.findOneOrFail(Autopay, { id }, LOCKED);
      autopay.enabled = false;
      tx.about('lease', autopay.leaseId, autopay.accountId);
      tx.changed(['autopay'], [autopay.leaseId], { accounts: [autopay.accountId], users: [autopay.userId] });
    });
  }

  private async payOne(one: Willing): Promise<number> {
    const { userId, accountId, demo } = one;
    const today = todayIn(one.timeZone, this.scope.clock.now());
    const on = { accountId, demo };
    // Marked before the attempt, so a process that dies in between doesn't pay twice.
    const mine = await this.scope.asSystem('autopay', () => this.mark(one.id, today), on);
    if (!mine) return 0;
    const actor = { role: 'tenant' as const, userId, accountId: null, demo, sessionId: null };
    const begun = await this.scope.as(actor, () => this.pay(one));
    await this.scope.asSystem('autopay', () => this.count(one.id, today), on);
    return Number(begun);
  }

  /** Whether to try it today: not if a payment that was on its way has failed in the meantime. */
  private mark(id: string, today: Day): Promise<boolean> {
    return this.scope.write('autopay.try', async (tx) => {
      const autopay = await tx.em.findOneOrFail(Autopay, { id }, LOCKED);
      await this.note(tx, autopay, today);
      const { enabled, triedOn, nextTryOn } = autopay;
      if (!enabled || (triedOn && triedOn >= today) || (nextTryOn && nextTryOn > today)) return false;
      autopay.triedOn = today;
      return true;
    });
  }

  /** Returns whether a payment was started, even if it failed. The amount is computed in its own transaction, because someone else may have just paid. */
  private async pay({ leaseId, method }: Willing): Promise<boolean> {
    const { charges, today } = await this.scope.read((query) => this.standings.of(query, leaseId));
    if (!charges.some(({ dueOn, leftCents }) => dueOn <= today && leftCents > 0)) return false;
    try {
      await this.payments.payDue({ leaseId, method });
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.log.warn(`Autopay of lease ${leaseId} was refused: ${error.code}`);
      return false;
    }
  }

  private async count(id: string, today: Day): Promise<void> {
    await this.scope.write('autopay.outcome', async (tx) =>
      this.note(tx, await tx.em.findOneOrFail(Autopay, { id }, LOCKED), today),
    );
  }

  private async note(tx: Tx, autopay: Autopay, today: Day): Promise<void> {
    await countFailures(tx, autopay, today);
    tx.changed(['autopay'], [autopay.leaseId], { accounts: [autopay.accountId], users: [autopay.userId] });
  }

  /**
   * Counts a failure as soon as a payment fails or is returned, no matter how long it took. The tenant sees when
   * autopay tries again.
   */
  @Handles(paymentFailed, 'payments.autopay-failed', 'payment.failed>AutopayRun.failed')
  failed({ leaseId }: { leaseId: string }): Promise<void> {
    return this.noticed(leaseId);
  }

  @Handles(paymentReturned, 'payments.autopay-returned', 'payment.returned>AutopayRun.returned')
  returned({ leaseId }: { leaseId: string }): Promise<void> {
    return this.noticed(leaseId);
  }

  /**
   * The rents since a mistaken end are charged again at once, and no one has agreed to pay months in one go. Written with the
   * commit, so that no run comes in between.
   */
  @AtCommit(leaseEndUndone)
  endUndone({ leaseId }: { leaseId: string }): string[] {
    return [withLiterals(SWITCH_OFF, [leaseId])];
  }

  private noticed(leaseId: string): Promise<void> {
    return this.scope.write('autopay.outcome', async (tx) => {
      const autopay = await tx.em.findOne(Autopay, { leaseId, enabled: true }, LOCKED);
      const [place] = await tx.rows<{ timeZone: string }>(
        'select p.time_zone as "timeZone" from lease l join property p on p.id = l.property_id where l.id = $1',
        [leaseId],
      );
      if (autopay && place) await this.note(tx, autopay, todayIn(place.timeZone, this.scope.clock.now()));
    });
  }
}
