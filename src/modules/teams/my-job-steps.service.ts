import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { ChangeRequest, lockRequest } from '../service-requests/change-request.service.js';
import { Checklists } from '../service-requests/checklist/checklist.service.js';
import type { RequestLinesRead } from '../service-requests/talk/talk.dto.js';
import { RequestTalk } from '../service-requests/talk/talk.service.js';
import { JobVisit } from './job-visit.entity.js';
import type { FinishVisit, NewMyJobLine, NewPriceNeed } from './my-jobs.dto.js';
import { PriceNeed } from './price-need.entity.js';
import { refuseImpossible } from './team-jobs.service.js';
import { priceNeeded } from './team.events.js';

/**
 * The technician's row in the team and their assignment to the job, locked until the commit. Reassigning the job waits for
 * that.
 */
const mine = (
  lock: 'update' | 'share',
) => `select f.id, coalesce(s.elite_until > $2, false) as elite from job_assignment a join supplier_staff f on f.id = a.staff_id and f.active and f.user_id = lw_uid()
  join supplier s on s.account_id = a.account_id where a.request_id = $1 and a.account_id = lw_account() for ${lock} of a, f`;
/**
 * Every step locks the request before its assignment, because different orders could cause a deadlock. Starting and
 * finishing lock the request anyway; a file or a line needs this lock at the commit because it references the request.
 */
const REQUEST_FIRST = 'select 1 from service_request where id = $1 for key share';
const MINE = { alone: mine('update'), beside: mine('share') };
const OPEN_VISIT =
  'select id, request_id as "requestId" from job_visit where staff_id = $1 and finished_at is null for update';
const WORKING = ['offered', 'scheduled', 'in_progress'];

/**
 * A technician's steps on a job. They run as the supplier's steps, with the supplier's rules (limits, quotes, papers), in
 * the technician's name. Each first checks in its transaction that the job is assigned to the technician.
 */
@Injectable()
export class MyJobSteps {
  constructor(
    private readonly scope: Scope,
    private readonly changes: ChangeRequest,
    private readonly talk: RequestTalk,
    private readonly checklists: Checklists,
  ) {}

  async start(id: string): Promise<void> {
    await this.asSupplier(() =>
      this.changes.change(id, { status: 'in_progress' }, async (tx, request) => {
        const staffId = await this.mine(tx, id);
        if (!WORKING.includes(request.status)) throw new Problem('transition_forbidden');
        const open = await openVisit(tx, staffId);
        if (open && open.requestId !== id) throw refusal('visit_elsewhere');
        if (!open) this.begin(tx, id, staffId);
      }),
    );
  }

  async finish(id: string, { done, note, startedAt, finishedAt, leaveOpenLines }: FinishVisit): Promise<void> {
    const step = done ? { status: 'completed' as const, leaveOpenLines } : {};
    await this.asSupplier(() =>
      this.changes.change(id, { ...step, note: note ?? undefined }, async (tx) => {
        const staffId = await this.mine(tx, id);
        const open = await openVisit(tx, staffId);
        if (open?.requestId !== id) throw refusal('visit_not_started');
        const visit = await tx.em.findOneOrFail(JobVisit, { id: open.id });
        const now = this.scope.clock.now();
        visit.startedAt = startedAt ? new Date(startedAt) : visit.startedAt;
        visit.finishedAt = finishedAt ? new Date(finishedAt) : now;
        visit.recordedFinishAt = now;
        visit.note = note || null;
        refuseImpossible(visit, now);
        tx.changed(['team'], [id], { accounts: [tx.actor.accountId] });
      }),
    );
  }

  /**
   * Tells the owner what the job will cost instead, so that the owner can ask the landlord. The price is not compared with
   * the approved one because technicians can't see prices. 422 for a job that is done or can't be started yet.
   */
  async needPrice(id: string, { amountCents, reason }: NewPriceNeed): Promise<void> {
    await this.asSupplier(() =>
      this.scope.write('job.need_price', async (tx) => {
        const request = await lockRequest(tx, id);
        const staffId = await this.mine(tx, id, 'beside');
        if (!WORKING.includes(request.status)) throw new Problem('transition_forbidden');
        const accountId = orNotFound(tx.actor.accountId);
        const { demo } = tx.actor;
        const createdAt = this.scope.clock.now();
        const needId = v7();
        tx.em.create(PriceNeed, {
          id: needId,
          accountId,
          demo,
          requestId: id,
          staffId,
          amountCents,
          reason,
          createdAt,
        });
        tx.about('service_request', id, request.accountId);
        tx.changed(['team'], [id], { accounts: [accountId] });
        tx.publish(priceNeeded, { needId, requestId: id, accountId, demo });
      }),
    );
  }

  async say(id: string, line: NewMyJobLine): Promise<void> {
    await this.asSupplier(() => this.talk.say(id, { ...line, audience: 'everyone' }, (tx) => this.holdMine(tx, id)));
  }

  /** Marks the conversation as read for the technician alone. 404 for a job that isn't theirs. */
  async read(id: string, until: string): Promise<RequestLinesRead> {
    await this.see(id);
    return this.asSupplier(() => this.talk.read(id, until));
  }

  async check(id: string, lineId: string, done: boolean): Promise<void> {
    await this.asSupplier(() => this.checklists.check(id, lineId, done, (tx) => this.holdMine(tx, id)));
  }

  /** 404 if the technician's own row-level security policies hide the job. */
  async see(id: string): Promise<void> {
    const [mine] = await this.scope.rows('select 1 from service_request where id = $1', [id]);
    orNotFound(mine);
  }

  /**
   * Checks in the transaction of a step that the job is the technician's. Several steps can do this at the same time. 404
   * if it isn't theirs, 403 `elite_required` without the subscription.
   */
  async holdMine(tx: Tx, id: string): Promise<void> {
    await tx.rows(REQUEST_FIRST, [id]);
    await this.mine(tx, id, 'beside');
  }

  /** Runs `step` with the supplier's rights and rules, in the technician's name. */
  asSupplier<T>(step: () => Promise<T>): Promise<T> {
    return this.scope.as({ ...this.scope.actor, role: 'supplier' }, step);
  }

  private begin(tx: Tx, requestId: string, staffId: string): void {
    const now = this.scope.clock.now();
    tx.em.create(JobVisit, {
      id: v7(),
      accountId: orNotFound(tx.actor.accountId),
      demo: tx.actor.demo,
      requestId,
      staffId,
      startedAt: now,
      recordedStartAt: now,
      createdAt: now,
    });
    tx.changed(['team'], [requestId], { accounts: [tx.actor.accountId] });
  }

  /**
   * The id of the technician's row in the team. 404 for a job that isn't theirs (anymore), 403 `elite_required` without the
   * subscription.
   */
  private async mine(tx: Tx, requestId: string, which: keyof typeof MINE = 'alone'): Promise<string> {
    const [held] = await tx.rows<{ id: string; elite: boolean }>(MINE[which], [requestId, this.scope.clock.now()]);
    const { id, elite } = orNotFound(held);
    if (!elite) throw new Problem('elite_required');
    return id;
  }
}

async function openVisit(tx: Tx, staffId: string): Promise<Pick<JobVisit, 'id' | 'requestId'> | undefined> {
  const [open] = await tx.rows<Pick<JobVisit, 'id' | 'requestId'>>(OPEN_VISIT, [staffId]);
  return open;
}
