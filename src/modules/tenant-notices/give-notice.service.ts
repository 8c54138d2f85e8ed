import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { addMonths, type Day } from '../../contract/days.js';
import { NOTICE_MONTHS_AHEAD } from '../../contract/limits.js';
import { judgeMove } from '../../contract/state-machine.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { OWN_LEASE, ruleFor, type OwnLeaseRow } from './own-lease.rows.js';
import type { GiveNoticeRequest, OwnNoticesResponse } from './tenant-notice.dto.js';
import { TenantNotice } from './tenant-notice.entity.js';
import { tenantNoticeHappened, type NoticeHappening } from './tenant-notice.events.js';
import { OWN_NOTICES, toOwnNotice, type OwnNoticeRow } from './tenant-notice.rows.js';
import { TENANT_NOTICE_TABLE, type TenantNoticeKind } from './tenant-notice.states.js';

/** A second simultaneous notice waits for the first one and then finds it. */
const INSERT = `insert into tenant_notice (id, account_id, demo, created_at, lease_id, lease_tenant_id, user_id, name, kind, last_day, given_on, earliest_day, reason, forwarding_address)
  values ($1, $2, $3, $4, $5, $6, lw_uid(), $7, $8, $9, $10, $11, $12, $13)
  on conflict (lease_id, user_id) where state in ('sent', 'acknowledged') do nothing returning id`;
const SAME = `select id from tenant_notice where lease_id = $1 and user_id = lw_uid() and state = 'sent' and last_day = $2`;

/** Tenants give notice to move out, and withdraw it (docs/specification/leases.md). */
@Injectable()
export class GiveNotice {
  constructor(private readonly scope: Scope) {}

  /** What binds the tenant today, and the notices on the lease. 404 for a lease that isn’t theirs. */
  list(leaseId: string): Promise<OwnNoticesResponse> {
    const now = this.scope.clock.now();
    return this.scope.read(async (query) => {
      const lease = orNotFound((await query<OwnLeaseRow>(OWN_LEASE, [leaseId, now]))[0]);
      const notices = (await query<OwnNoticeRow>(OWN_NOTICES, [leaseId])).map(toOwnNotice);
      const { period, ...rule } = ruleFor(lease, now);
      const waits = notices.some(({ mine, state }) => mine && (state === 'sent' || state === 'acknowledged'));
      return {
        open: lease.state === 'active' && lease.leavesOn === null && !waits,
        rules: {
          ...rule,
          periodDays: period?.days ?? null,
          periodMonths: period?.months ?? null,
          deposit: lease.deposit,
        },
        notices,
      };
    });
  }

  /** Sending the same notice twice makes one. 409 `notice_open` for a different one while one is open. */
  async give(request: GiveNoticeRequest): Promise<void> {
    await this.scope.write('tenant_notice.give', async (tx) => {
      const now = this.scope.clock.now();
      const lease = orNotFound((await tx.rows<OwnLeaseRow>(OWN_LEASE, [request.leaseId, now]))[0]);
      const { today, earliest } = ruleFor(lease, now);
      const kind = kindOf(lease, request, today, earliest);
      const { lastDay, reason, forwardingAddress } = request;
      const [given] = await tx.rows<{ id: string }>(INSERT, [
        v7(),
        lease.accountId,
        lease.demo,
        now,
        lease.id,
        lease.leaseTenantId,
        lease.name,
        kind,
        lastDay,
        today,
        earliest,
        reason || null,
        forwardingAddress || null,
      ]);
      const [same] = given ? [] : await tx.rows<{ id: string }>(SAME, [lease.id, lastDay]);
      if (!given && !same) throw refusal('notice_open');
      if (given) this.tell(tx, { ...given, leaseId: lease.id, accountId: lease.accountId }, HAPPENING[kind]);
      else tx.about('tenant_notice', same?.id ?? '', lease.accountId);
    });
  }

  /** Takes it back, or asks the landlord to agree once it is acknowledged. 404 for another tenant’s. */
  async withdraw(id: string): Promise<string> {
    return this.scope.write('tenant_notice.withdraw', async (tx) => {
      const { userId } = this.scope.actor;
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const notice = orNotFound(await tx.em.findOne(TenantNotice, { id, userId: userId ?? '' }, { lockMode }));
      tx.about('tenant_notice', id, notice.accountId);
      const now = this.scope.clock.now();
      if (notice.state === 'acknowledged') {
        const lease = orNotFound((await tx.rows<OwnLeaseRow>(OWN_LEASE, [notice.leaseId, now]))[0]);
        if (lease.state === 'ended') throw refusal('lease_ended');
        if (notice.withdrawalAskedAt) return notice.leaseId;
        notice.withdrawalAskedAt = now;
        this.tell(tx, notice, 'withdrawal_asked');
        return notice.leaseId;
      }
      const move = judgeMove(TENANT_NOTICE_TABLE, notice.state, 'withdrawn', 'tenant');
      if (move === 'already') return notice.leaseId;
      if (move !== 'move') throw new Problem('transition_forbidden');
      notice.state = 'withdrawn';
      notice.withdrawnAt = now;
      this.tell(tx, notice, 'withdrawn');
      return notice.leaseId;
    });
  }

  private tell(
    tx: Tx,
    { id, leaseId, accountId }: { id: string; leaseId: string; accountId: string },
    happening: NoticeHappening,
  ): void {
    tx.about('tenant_notice', id, accountId);
    tx.publish(tenantNoticeHappened, { noticeId: id, leaseId, accountId, happening });
    tx.changed(['tenant-notices', 'overview'], [leaseId], { accounts: [accountId], users: [this.scope.actor.userId] });
  }
}

const HAPPENING = { notice: 'given', early_end: 'asked' } as const;

/** Which of the two it is; refuses a day on which the lease can’t end or ends anyway. */
function kindOf(
  lease: OwnLeaseRow,
  { lastDay, early }: GiveNoticeRequest,
  today: Day,
  earliest: Day,
): TenantNoticeKind {
  if (lease.state === 'ended') throw refusal('lease_ended');
  const endsAnyway = lease.endsForGood && lease.termEndsOn !== null && lastDay >= lease.termEndsOn;
  if (lease.state === 'notice' || lease.leavesOn !== null || endsAnyway) throw refusal('lease_has_last_day');
  if (lastDay < today) throw invalidField('lastDay', 'lastDay must not be in the past', 'in_past');
  if (lastDay < lease.startsOn)
    throw invalidField('lastDay', 'lastDay must not be before the lease starts', 'end_before_start');
  if (lastDay > addMonths(today, NOTICE_MONTHS_AHEAD))
    throw invalidField('lastDay', `lastDay must be within ${NOTICE_MONTHS_AHEAD} months`, 'last_day_too_far', {
      months: NOTICE_MONTHS_AHEAD,
    });
  if (lastDay >= earliest) return 'notice';
  if (!early) throw invalidField('lastDay', `lastDay must be ${earliest} or later, or early set`, 'last_day_too_early');
  return 'early_end';
}
