import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { judgeMove } from '../../contract/state-machine.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LeaseSteps } from '../leases/lease-steps.service.js';
import { Lease } from '../leases/lease.entity.js';
import { leaseEndUndone, leaseNoticeChanged } from '../leases/lease.events.js';
import type { AnswerNoticeRequest, NoticeAnswer, TenantNoticeResponse } from './tenant-notice.dto.js';
import { TenantNotice } from './tenant-notice.entity.js';
import { tenantNoticeHappened, type NoticeHappening } from './tenant-notice.events.js';
import { NOTICES, toNotice, WAITS, type NoticeRow } from './tenant-notice.rows.js';
import { TENANT_NOTICE_TABLE, type NoticeEffect } from './tenant-notice.states.js';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
/** Who is still on the lease after the notice’s last day `$3`. */
const OTHERS =
  'select from lease_tenant where lease_id = $1 and id <> $2 and (leaves_on is null or leaves_on > $3::date) limit 1';
const READERS =
  'select user_id as "userId" from lease_tenant where lease_id = $1 and user_id is not null and lw_open(access_ends_at)';
const ENDED_BY_ANOTHER = `select from tenant_notice where lease_id = $1 and id <> $2 and state = 'acknowledged' and effect = 'lease_ends' limit 1`;
const TODAY = `select ($2::timestamptz at time zone p.time_zone)::date::text as today from lease l join property p on p.id = l.property_id where l.id = $1`;
const LEAVE = 'update lease_tenant set leaves_on = $2 where id = $1';

/** Landlords answer a tenant’s notice. Ending the lease is what `LeaseSteps` does for every notice (docs/specification/leases.md). */
@Injectable()
export class AnswerNotice {
  constructor(
    private readonly scope: Scope,
    private readonly steps: LeaseSteps,
  ) {}

  /** Of one lease, the newest first. 404 for a lease that the actor doesn’t see. */
  list(leaseId: string): Promise<TenantNoticeResponse[]> {
    return this.scope.read(async (query) => {
      orNotFound((await query('select id from lease where id = $1', [leaseId]))[0]);
      const rows = await query<NoticeRow>(
        `${NOTICES} where n.lease_id = $1 order by n.created_at desc, n.id desc limit 20`,
        [leaseId],
      );
      return rows.map(toNotice);
    });
  }

  /** Unanswered notices, the earliest day first. */
  async waiting(): Promise<TenantNoticeResponse[]> {
    const rows = await this.scope.rows<NoticeRow>(`${NOTICES} where ${WAITS} order by n.last_day, n.id limit 50`);
    return rows.map(toNotice);
  }

  async get(id: string): Promise<TenantNoticeResponse> {
    const [row] = await this.scope.rows<NoticeRow>(`${NOTICES} where n.id = $1`, [id]);
    return toNotice(orNotFound(row));
  }

  /** The same answer twice does no harm. 422 where the state forbids it, 409 `stale_version`. */
  async answer(id: string, request: AnswerNoticeRequest): Promise<void> {
    await this.scope.write(`tenant_notice.${request.status ?? 'reply'}`, async (tx) => {
      const known = orNotFound(await tx.em.findOne(TenantNotice, { id }));
      // The lease first, as every step of a lease locks it.
      const lease = orNotFound(await tx.em.findOne(Lease, { id: known.leaseId }, LOCKED));
      const notice = orNotFound(await tx.em.findOne(TenantNotice, { id }, LOCKED));
      const happening = await this.take(tx, notice, lease, request);
      tx.about('tenant_notice', id, notice.accountId);
      if (happening === 'already') return;
      if (request.note) notice.answerNote = request.note;
      notice.answeredAt = happening === 'undone' ? null : this.scope.clock.now();
      if (happening)
        tx.publish(tenantNoticeHappened, {
          noticeId: id,
          leaseId: notice.leaseId,
          accountId: notice.accountId,
          happening,
        });
      const tenants = await tx.rows<{ userId: string }>(READERS, [notice.leaseId]);
      tx.changed(['tenant-notices', 'overview', 'leases'], [notice.leaseId], {
        accounts: [notice.accountId],
        users: tenants.map(({ userId }) => userId),
      });
    });
  }

  /** So does undoing an end that the notice led to, unless the notice counts again. */
  @Handles(leaseEndUndone, 'tenant-notices.lease-end-undone')
  followUndone(undone: { leaseId: string; endsOn: string | null }): Promise<void> {
    return this.follow(undone);
  }

  /** A landlord who takes the lease’s notice back in another way takes back the tenant’s, too. */
  @Handles(leaseNoticeChanged, 'tenant-notices.lease-notice')
  async follow({ leaseId, endsOn }: { leaseId: string; endsOn: string | null }): Promise<void> {
    if (endsOn !== null) return;
    await this.scope.write('tenant_notice.follow_lease', async (tx) => {
      tx.about('lease', leaseId);
      // By the time this runs, the lease may have ended by another notice.
      const lease = await tx.em.findOne(Lease, { id: leaseId }, LOCKED);
      if (lease?.state !== 'active') return;
      const acknowledged = { leaseId, state: 'acknowledged', effect: 'lease_ends' } as const;
      for (const notice of await tx.em.find(TenantNotice, acknowledged)) this.close(notice);
    });
  }

  /** The message to send; none where the lease’s own event sends one. */
  private async take(
    tx: Tx,
    notice: TenantNotice,
    lease: Lease,
    { status, effect, note, version }: AnswerNoticeRequest,
  ): Promise<NoticeHappening | 'already' | null> {
    if (status && this.isDone(notice, status)) return 'already';
    checkVersion(notice, version);
    if (lease.state === 'ended') throw refusal('lease_ended');
    if (status === 'acknowledged') return this.acknowledge(tx, notice, lease, effect);
    if (status === 'withdrawn') return this.agreeToWithdraw(tx, notice, lease);
    if (status === 'undone') return this.undo(tx, notice, lease);
    if (!note) throw invalidField('note', 'note is required', 'required');
    if (status === 'declined') return this.decline(notice);
    if (status === 'kept') return this.keep(notice);
    return 'replied';
  }

  private isDone({ state, withdrawalAskedAt }: TenantNotice, status: NoticeAnswer): boolean {
    if (status === 'kept') return state === 'acknowledged' && withdrawalAskedAt === null;
    if (status === 'acknowledged') return state === 'acknowledged';
    if (status === 'undone') return state === 'sent';
    return judgeMove(TENANT_NOTICE_TABLE, state, status, 'landlord') === 'already';
  }

  private async acknowledge(
    tx: Tx,
    notice: TenantNotice,
    lease: Lease,
    asked: NoticeEffect | undefined,
  ): Promise<NoticeHappening | null> {
    this.refuseUnless(notice, 'acknowledged');
    const { leaseId, leaseTenantId, lastDay: endsOn, givenOn } = notice;
    const joint = (await tx.rows(OTHERS, [leaseId, leaseTenantId, endsOn])).length > 0;
    if (joint && !asked) throw refusal('effect_needed');
    if (!joint && asked === 'tenant_leaves') throw refusal('only_tenant');
    notice.state = 'acknowledged';
    notice.effect = asked ?? 'lease_ends';
    if (notice.effect === 'lease_ends') {
      // The step wouldn’t change such a lease, and no one would learn that this day doesn’t count.
      if (lease.state === 'notice') throw refusal('lease_has_last_day');
      await this.steps.acknowledge(tx, leaseId, { by: endedBy(notice), endsOn, givenOn });
      return null;
    }
    await tx.rows(LEAVE, [leaseTenantId, endsOn]);
    return 'leaving';
  }

  private decline(notice: TenantNotice): NoticeHappening {
    this.refuseUnless(notice, 'declined');
    if (notice.kind === 'notice') throw refusal('notice_needs_no_consent');
    notice.state = 'declined';
    return 'declined';
  }

  private async agreeToWithdraw(tx: Tx, notice: TenantNotice, lease: Lease): Promise<NoticeHappening | null> {
    this.refuseUnless(notice, 'withdrawn');
    // It is the tenant’s own: the landlord only consents.
    if (!notice.withdrawalAskedAt) throw new Problem('transition_forbidden');
    this.close(notice);
    if (notice.effect === 'lease_ends') {
      if (!(await this.hasEnded(tx, notice, lease))) return 'staying';
      await this.steps.takeNoticeBack(tx, notice.leaseId);
      return null;
    }
    await tx.rows(LEAVE, [notice.leaseTenantId, null]);
    return 'staying';
  }

  /**
   * That one of several tenants leaves was confirmed by mistake: their notice has no answer again. Only while they still
   * live there, and as long as the lease has no last day, which may have been set because they leave.
   */
  private async undo(tx: Tx, notice: TenantNotice, lease: Lease): Promise<NoticeHappening> {
    this.refuseUnless(notice, 'sent');
    const [place] = await tx.rows<{ today: string }>(TODAY, [notice.leaseId, this.scope.clock.now()]);
    const stillThere = notice.lastDay >= orNotFound(place).today;
    // Who asked to withdraw gets an answer to that.
    if (notice.effect !== 'tenant_leaves' || notice.withdrawalAskedAt || lease.state !== 'active' || !stillThere)
      throw new Problem('transition_forbidden');
    Object.assign(notice, { state: 'sent', effect: null, answerNote: null });
    await tx.rows(LEAVE, [notice.leaseTenantId, null]);
    return 'undone';
  }

  /** Whether the lease’s last day is this notice’s, and no other notice’s or the landlord’s. */
  private async hasEnded(tx: Tx, notice: TenantNotice, lease: Lease): Promise<boolean> {
    const itsDay = lease.state === 'notice' && lease.endsOn === notice.lastDay && lease.noticeBy === endedBy(notice);
    return itsDay && (await tx.rows(ENDED_BY_ANOTHER, [notice.leaseId, notice.id])).length === 0;
  }

  private keep(notice: TenantNotice): NoticeHappening {
    if (notice.state !== 'acknowledged') throw new Problem('transition_forbidden');
    notice.withdrawalAskedAt = null;
    return 'kept';
  }

  private close(notice: TenantNotice): void {
    notice.state = 'withdrawn';
    notice.withdrawnAt = this.scope.clock.now();
  }

  private refuseUnless({ state }: TenantNotice, to: 'sent' | 'acknowledged' | 'declined' | 'withdrawn'): void {
    if (judgeMove(TENANT_NOTICE_TABLE, state, to, 'landlord') !== 'move') throw new Problem('transition_forbidden');
  }
}

/** What the lease records as the reason of its end. */
function endedBy({ kind }: TenantNotice): 'tenant' | 'agreement' {
  return kind === 'notice' ? 'tenant' : 'agreement';
}
