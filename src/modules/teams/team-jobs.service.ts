import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { touch } from '../service-requests/service-request.events.js';
import { needElite } from '../suppliers/rules/elite.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import { JobVisit } from './job-visit.entity.js';
import {
  toPlanned,
  toVisit,
  type AssignJob,
  type JobTechnician,
  type PlannedRow,
  type PlanPerson,
  type PriceNeedResponse,
  type TeamJobResponse,
  type TeamPlanResponse,
  type VisitChange,
  type VisitRow,
} from './team-jobs.dto.js';
import { jobAssigned } from './team.events.js';
import { MINUTES, PLACE, RUNNING, VISITS } from './team.rows.js';

interface Job {
  id: string;
  accountId: string;
  supplierAccountId: string;
  reporterId: string;
  status: string;
}

type NeedRow = Omit<PriceNeedResponse, 'at'> & { at: Date };

/** A job that the supplier does. The condition is needed because suppliers also see jobs that were only offered to them. */
const JOB = `select r.id, r.account_id as "accountId", r.supplier_account_id as "supplierAccountId", r.reporter_id as "reporterId", r.status
  from service_request r where r.id = $1 and r.supplier_account_id = lw_account()`;
const TECHNICIAN = `select a.staff_id as "staffId", f.first_name || ' ' || f.last_name as name, a.note
  from job_assignment a join supplier_staff f on f.id = a.staff_id where a.request_id = $1 and a.account_id = lw_account()`;
/**
 * The latest reported price since the supplier's last quote, as long as the supplier can still ask for it. `$2` is the
 * supplier's account.
 */
const PRICE_NEED = `select f.first_name || ' ' || f.last_name as name, w.amount_cents as "amountCents", p.currency, w.reason, w.created_at as at
  from price_need w join supplier_staff f on f.id = w.staff_id join service_request r on r.id = w.request_id join property p on p.id = r.property_id
  where w.request_id = $1 and w.account_id = $2 and r.status in ('offered', 'scheduled', 'in_progress', 'completed')
    and not exists (select from quote q where q.request_id = w.request_id and q.supplier_account_id = w.account_id and q.created_at >= w.created_at)
  order by w.created_at desc, w.id desc limit 1`;
const PEOPLE = `select id, first_name || ' ' || last_name as name from supplier_staff
  where account_id = lw_account() and active order by lower(first_name), lower(last_name), id limit 200`;
const PLAN = `select r.id, r.title, r.status, r.priority, r.floor_kinds as "floorKinds", r.scheduled_for as "scheduledFor", r.scheduled_until as "scheduledUntil", ${PLACE} as place,
    case when f.id is not null then json_build_object('staffId', f.id, 'name', f.first_name || ' ' || f.last_name, 'note', a.note) end as technician,
    ${RUNNING} as "startedAt", ${MINUTES} as minutes
  from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
  left join job_assignment a on a.request_id = r.id and a.account_id = r.supplier_account_id left join supplier_staff f on f.id = a.staff_id
  where r.supplier_account_id = lw_account() and (r.status in ('offered', 'scheduled', 'in_progress') or (r.status in ('completed', 'closed') and r.completed_at > $1))
  order by f.id is not null, r.scheduled_for nulls first, r.id limit 500`;
/** Returns the previous technician of the job, or null if there was none. */
const ASSIGN = `with before as (select staff_id from job_assignment where account_id = $2 and request_id = $5)
  insert into job_assignment (id, account_id, demo, created_at, request_id, staff_id, note) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (account_id, request_id) do update set staff_id = excluded.staff_id,
    note = case when $8 then excluded.note else job_assignment.note end,
    language = case when $8 then excluded.language else job_assignment.language end, version = job_assignment.version + 1
  returning (select staff_id from before) as "former"`;
const UNASSIGN = 'delete from job_assignment where account_id = $1 and request_id = $2 returning staff_id as "former"';
/** Ends the visits of everyone but `$2`: technicians who lost the job can't see it anymore, so they couldn't finish. */
const END_VISITS = `update job_visit set finished_at = greatest($3, started_at), version = version + 1
  where request_id = $1 and account_id = lw_account() and staff_id is distinct from $2 and finished_at is null`;
const STAFF = 'select active from supplier_staff where id = $1 and account_id = lw_account() for share';

const DAY_MS = 24 * 3600_000;
const PLAN_DAYS = 7;
const ENDED = ['completed', 'closed', 'declined', 'cancelled'];

/** The owner's view of a team: which technician does which job, and the time on site. */
@Injectable()
export class TeamJobs {
  constructor(private readonly scope: Scope) {}

  async plan(): Promise<TeamPlanResponse> {
    await this.needElite();
    const people = await this.scope.rows<PlanPerson>(PEOPLE);
    const since = new Date(this.scope.clock.now().getTime() - PLAN_DAYS * DAY_MS);
    return { people, jobs: (await this.scope.rows<PlannedRow>(PLAN, [since])).map(toPlanned) };
  }

  async one(requestId: string): Promise<TeamJobResponse> {
    await this.needElite();
    return this.shown(requestId);
  }

  async assign(requestId: string, { staffId, note }: AssignJob): Promise<TeamJobResponse> {
    await this.needElite();
    await this.scope.write('job.assign', async (tx) => {
      const job = await lockJob(tx, requestId);
      if (ENDED.includes(job.status)) throw new Problem('transition_forbidden');
      const [staff] = await tx.rows<{ active: boolean }>(STAFF, [staffId]);
      if (!orNotFound(staff).active) throw refusal('staff_left');
      const { demo } = tx.actor;
      const [row] = await tx.rows<{ former: string | null }>(ASSIGN, [
        v7(),
        job.supplierAccountId,
        demo,
        this.scope.clock.now(),
        requestId,
        staffId,
        note || null,
        note !== undefined,
      ]);
      await tx.rows(END_VISITS, [requestId, staffId, this.scope.clock.now()]);
      tellAll(tx, job, { staffId, formerStaffId: row?.former ?? null });
    });
    return this.shown(requestId);
  }

  async unassign(requestId: string): Promise<TeamJobResponse> {
    await this.needElite();
    await this.scope.write('job.unassign', async (tx) => {
      const job = await lockJob(tx, requestId);
      const [row] = await tx.rows<{ former: string }>(UNASSIGN, [job.supplierAccountId, requestId]);
      await tx.rows(END_VISITS, [requestId, null, this.scope.clock.now()]);
      tellAll(tx, job, { staffId: null, formerStaffId: row?.former ?? null });
    });
    return this.shown(requestId);
  }

  async correct(visitId: string, body: VisitChange): Promise<TeamJobResponse> {
    await this.needElite();
    const requestId = await this.scope.write('job.correct_visit', async (tx) => {
      const visit = orNotFound(await tx.em.findOne(JobVisit, { id: visitId }));
      const job = await lockJob(tx, visit.requestId);
      checkVersion(visit, body.version);
      const now = this.scope.clock.now();
      if (body.startedAt) visit.startedAt = new Date(body.startedAt);
      if (body.finishedAt) visit.finishedAt = new Date(body.finishedAt);
      if (body.note !== undefined) visit.note = body.note || null;
      refuseImpossible(visit, now);
      visit.correctedAt = now;
      tx.about('service_request', job.id, job.accountId);
      touch(tx, job);
      return visit.requestId;
    });
    return this.shown(requestId);
  }

  private async shown(requestId: string): Promise<TeamJobResponse> {
    const { accountId } = this.scope.actor;
    const [[job], [technician], rows, [need]] = await this.scope.read((query) =>
      Promise.all([
        query<Job>(JOB, [requestId]),
        query<JobTechnician>(TECHNICIAN, [requestId]),
        query<VisitRow>(VISITS, [requestId, accountId]),
        query<NeedRow>(PRICE_NEED, [requestId, accountId]),
      ]),
    );
    orNotFound(job);
    const visits = rows.map(toVisit);
    const minutes = visits.reduce((sum, visit) => sum + (visit.minutes ?? 0), 0);
    const priceNeed = need ? { ...need, at: need.at.toISOString() } : null;
    return { technician: technician ?? null, visits, minutes, priceNeed };
  }

  private async needElite(): Promise<void> {
    const accountId = this.scope.actor.accountId ?? '';
    needElite(orNotFound(await this.scope.load((em) => em.findOne(Supplier, { accountId }))), this.scope.clock.now());
  }
}

/** Throws 400 for times in the future and for an end before the start. */
export function refuseImpossible(
  { startedAt, finishedAt }: Pick<JobVisit, 'startedAt' | 'finishedAt'>,
  now: Date,
): void {
  if (startedAt > now) throw invalidField('startedAt', 'startedAt must not be in the future', 'in_future');
  if (finishedAt && finishedAt > now)
    throw invalidField('finishedAt', 'finishedAt must not be in the future', 'in_future');
  if (finishedAt && finishedAt < startedAt)
    throw invalidField('finishedAt', 'finishedAt must be after startedAt', 'until_before_from');
}

async function lockJob(tx: Tx, requestId: string): Promise<Job> {
  const [job] = await tx.rows<Job>(`${JOB} for update of r`, [requestId]);
  return orNotFound(job);
}

function tellAll(tx: Tx, job: Job, news: { staffId: string | null; formerStaffId: string | null }): void {
  tx.about('service_request', job.id, job.accountId);
  touch(tx, job);
  tx.changed(['team'], [job.id], { accounts: [job.supplierAccountId] });
  if (news.staffId !== news.formerStaffId)
    tx.publish(jobAssigned, { requestId: job.id, accountId: job.supplierAccountId, demo: tx.actor.demo, ...news });
}
