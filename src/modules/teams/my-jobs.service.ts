import { Injectable } from '@nestjs/common';
import type { Answers } from '../../contract/emergencies/questions.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { RequestAttachment, RequestPhotoResponse } from '../documents/document.dto.js';
import { DocumentService } from '../documents/document.service.js';
import { Checklists } from '../service-requests/checklist/checklist.service.js';
import { audienceOf } from '../service-requests/rules/audience.js';
import { Mentions } from '../service-requests/talk/mentions.service.js';
import type { RequestPersonResponse } from '../service-requests/talk/talk.dto.js';
import { UNREAD } from '../service-requests/talk/talk.rows.js';
import { needElite } from '../suppliers/rules/elite.js';
import {
  toMyJob,
  type MyDayResponse,
  type MyJobDetail,
  type MyJobLine,
  type MyJobRow,
  type StartHold,
} from './my-jobs.dto.js';
import { toVisit, type VisitRow } from './team-jobs.dto.js';
import { PLACE } from './team.rows.js';

/** The technician's row-level security policies hide other people's jobs, and all jobs once the subscription has ended. */
const COLUMNS = `r.id, r.title, r.description, r.language, r.issue_type as "issueType", r.priority, r.floor_kinds as "floorKinds", r.status, r.may_enter as "mayEnter",
  case when p.id is null then null else ${PLACE} end as place,
  case when c.id is null then null else json_build_object('name', c.name, 'phone', c.phone, 'accessNote', c.access_note) end as contact,
  r.scheduled_for as "scheduledFor", r.scheduled_until as "scheduledUntil", a.note, a.id as "assignmentId", a.language as "noteLanguage",
  ${UNREAD} as "unreadCount", r.completed_at as "completedAt", p.currency,
  (select v.started_at from job_visit v where v.request_id = r.id and v.staff_id = a.staff_id and v.finished_at is null) as "startedAt"`;
const FROM = `service_request r join job_assignment a on a.request_id = r.id and a.account_id = lw_account()
  left join property p on p.id = r.property_id left join unit u on u.id = r.unit_id left join request_contact c on c.request_id = r.id`;
const OPEN = `select ${COLUMNS} from ${FROM}
  where r.status in ('offered', 'scheduled', 'in_progress') or r.completed_at > $1
  order by r.status in ('completed', 'closed'), r.scheduled_for nulls last, r.id limit 300`;
const ONE = `select ${COLUMNS}, r.answers from ${FROM} where r.id = $1`;
const LINES = `select e.id, e.kind, e.detail, e.note, e.language, e.internal, e.kept_from_supplier as "keptFromSupplier", e.actor_role as "by", s.name as author, coalesce(e.actor_id = lw_uid(), false) as own, e.created_at as at,
    (select json_agg(m.name order by m.name) from request_seen m where m.request_id = e.request_id and e.mentioned @> to_jsonb(m.user_id::text)) as mentions,
    coalesce(e.mentioned @> to_jsonb(lw_uid()::text), false) as "mentionsMe"
  from request_event e left join request_seen s on s.request_id = e.request_id and s.user_id = e.actor_id
  where e.request_id = $1 order by e.created_at, e.id`;
const MY_VISITS = `select v.id, v.staff_id as "staffId", f.first_name || ' ' || f.last_name as name, v.started_at as "startedAt", v.finished_at as "finishedAt",
    v.note, v.recorded_start_at as "recordedStartAt", v.recorded_finish_at as "recordedFinishAt", v.corrected_at as "correctedAt", v.version
  from job_visit v join supplier_staff f on f.id = v.staff_id where v.request_id = $1 order by v.started_at, v.id`;
/** The same as `refuseOverLimit` and `refuseGapsOfStep` answer, asked with the supplier's rights; the functions are in migrations 0460 and 0530. */
const START_HELD = `select case when lw_quote_waits(r.id, r.supplier_account_id) then 'price'
    when not lw_job_begun(r.id) and cardinality(lw_job_gaps(r.id, r.supplier_account_id, $2)) > 0 then 'papers' end as held
  from service_request r where r.id = $1 and r.supplier_account_id = lw_account() and r.status in ('offered', 'scheduled')`;
const OWN_PHOTOS = 'select id from stored_file where request_id = $1 and uploader_id = lw_uid()';
const COMPANY =
  'select company_name as "companyName", elite_until as "eliteUntil" from supplier where account_id = lw_account()';

const DAY_MS = 24 * 3600_000;
const SHOWN_DAYS = 7;

type Line = Omit<MyJobLine, 'at' | 'audience' | 'attachments' | 'mentions'> & {
  at: Date;
  mentions: string[] | null;
  internal: boolean;
  keptFromSupplier: boolean;
};

/** The jobs of a technician, read with the technician's own rights. */
@Injectable()
export class MyJobs {
  constructor(
    private readonly scope: Scope,
    private readonly documents: DocumentService,
    private readonly checklists: Checklists,
    private readonly mentions: Mentions,
  ) {}

  async list(): Promise<MyDayResponse> {
    const company = await this.company();
    const since = new Date(this.scope.clock.now().getTime() - SHOWN_DAYS * DAY_MS);
    return { company, jobs: (await this.scope.rows<MyJobRow>(OPEN, [since])).map(toMyJob) };
  }

  /** 404 for a job that isn't the reader's, 403 `elite_required` without the supplier's subscription. */
  async one(id: string): Promise<MyJobDetail> {
    await this.company();
    const [row] = await this.scope.rows<MyJobRow & { answers: Answers | null }>(ONE, [id]);
    const { answers, ...found } = orNotFound(row);
    const job = toMyJob(found);
    const [events, visits] = await this.scope.read((query) =>
      Promise.all([query<Line>(LINES, [id]), query<VisitRow>(MY_VISITS, [id])]),
    );
    const files = Map.groupBy(await this.documents.attachmentsOf(id), ({ lineId }) => lineId);
    return {
      ...job,
      startHeld: await this.startHeld(id),
      answers: answers ?? {},
      events: events.map((line) => toLine(line, files.get(line.id))),
      people: await this.people(id),
      photos: await this.photos(id),
      photoPhases: photoPhases(job.status),
      checklist: await this.checklists.of(id),
      visits: visits.map(toVisit),
    };
  }

  /** Technicians can remove their own photos but not those of colleagues. */
  private async photos(id: string): Promise<RequestPhotoResponse[]> {
    const photos = await this.documents.photosOf(id);
    const own = new Set((await this.scope.rows<{ id: string }>(OWN_PHOTOS, [id])).map((photo) => photo.id));
    return photos.map((photo) => ({ ...photo, removable: photo.removable && own.has(photo.id) }));
  }

  private async startHeld(id: string): Promise<StartHold | null> {
    const values = [id, this.scope.clock.now()];
    const [row] = await this.asSupplier(() => this.scope.rows<{ held: StartHold | null }>(START_HELD, values));
    return row?.held ?? null;
  }

  /** The people whom the supplier can mention, as technicians write on the supplier's side. */
  private people(id: string): Promise<RequestPersonResponse[]> {
    return this.asSupplier(() => this.mentions.people(id));
  }

  private asSupplier<T>(read: () => Promise<T>): Promise<T> {
    return this.scope.as({ ...this.scope.actor, role: 'supplier' }, read);
  }

  /** The company that the reader works for. */
  private async company(): Promise<string> {
    const [row] = await this.scope.rows<{ companyName: string; eliteUntil: Date | null }>(COMPANY);
    const { companyName, ...subscriber } = orNotFound(row);
    needElite(subscriber, this.scope.clock.now());
    return companyName;
  }
}

function toLine({ internal, keptFromSupplier, ...line }: Line, attachments: RequestAttachment[] = []): MyJobLine {
  return {
    ...line,
    audience: audienceOf({ internal, keptFromSupplier }),
    attachments,
    mentions: line.mentions ?? [],
    at: line.at.toISOString(),
  };
}

/**
 * The same as for the supplier (`checkPhoto`): photos of the problem until the request is closed, of the work once it has
 * started.
 */
function photoPhases(status: string): MyJobDetail['photoPhases'] {
  if (status === 'closed') return [];
  return status === 'in_progress' || status === 'completed' ? ['before', 'after'] : ['before'];
}
