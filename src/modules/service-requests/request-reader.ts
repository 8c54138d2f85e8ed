import { Injectable } from '@nestjs/common';
import { ISSUE_TYPES, PRIORITIES } from '../../contract/priorities.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { RequestAttachment } from '../documents/document.dto.js';
import { DocumentService } from '../documents/document.service.js';
import { HOME_TEXTS } from '../portfolio/home.rows.js';
import { AppointmentReader } from './appointments/appointment-reader.js';
import { Checklists } from './checklist/checklist.service.js';
import type { RatingAnswerResponse } from './ratings/rating.dto.js';
import type { ServiceRequestQuery } from './request.dto.js';
import type { RequestEventResponse, ServiceRequestDetail, ServiceRequestResponse } from './request.response.dto.js';
import { columnsFor, REQUEST_FROM, toServiceRequest, type RequestRow } from './request.rows.js';
import { audienceOf, audiencesFor, type Audience } from './rules/audience.js';
import { OPEN_STATES } from './service-request.states.js';
import { Mentions } from './talk/mentions.service.js';
import type { RequestReaderResponse } from './talk/talk.dto.js';
import { READERS } from './talk/talk.rows.js';

type EventRow = Omit<RequestEventResponse, 'at' | 'audience' | 'attachments' | 'mentions'> & {
  at: Date;
  mentions: string[] | null;
  keptFromSupplier: boolean;
};

/** Tenants and suppliers can't read who on call was asked. They see that someone was, and in which role. */
const EVENTS = `select e.id, e.kind, e.detail, coalesce(e.note, k.name) as note, e.language, e.internal, e.kept_from_supplier as "keptFromSupplier",
    e.actor_role as "by", a.name as author, coalesce(e.actor_id = lw_uid(), false) as own, e.created_at as "at",
    (select json_agg(m.name order by m.name) from request_seen m where m.request_id = e.request_id and e.mentioned @> to_jsonb(m.user_id::text)) as mentions,
    coalesce(e.mentioned @> to_jsonb(lw_uid()::text), false) as "mentionsMe",
    e.ask_id is not null and lw_asked_by_email(e.ask_id) as "byEmailOnly"
  from request_event e left join on_call_ask k on k.id = e.ask_id
  left join request_seen a on a.request_id = e.request_id and a.user_id = e.actor_id
  where e.request_id = $1 order by e.created_at, e.id`;
const JOB =
  'select supplier_account_id as "supplierAccountId", lease_id as "leaseId" from service_request where id = $1';
const DUE = 'select due_on as "dueOn" from service_request where id = $1';
const RATING_ANSWER = `select a.text, a.language, coalesce(a.answered_at < r.rated_at, false) as outdated
  from rating_answer a join service_request r on r.id = a.request_id where a.request_id = $1 and a.text is not null`;
const RANK = `case r.priority when 'emergency' then 4 when 'high' then 3 when 'medium' then 2 else 1 end`;
const SORTS = { createdAt: 'r.created_at', priority: RANK, respondBy: 'r.respond_by', title: 'lower(r.title)' };

/**
 * Only landlords can search requests by home: a supplier could guess an address that isn't shown yet, and a tenant has one home.
 */
export const LANDLORDS_SEARCH = ['r.title', 'r.description', ...HOME_TEXTS];

/** Requests as their readers may see them. */
@Injectable()
export class RequestReader {
  constructor(
    private readonly scope: Scope,
    private readonly documents: DocumentService,
    private readonly checklists: Checklists,
    private readonly mentions: Mentions,
    private readonly appointments: AppointmentReader,
  ) {}

  /** Newest first. `q` searches title and description, and for a landlord also the home. */
  async list(asked: ServiceRequestQuery): Promise<Page<ServiceRequestResponse>> {
    const list = {
      select: columnsFor(this.scope.actor.role),
      from: REQUEST_FROM,
      ...conditions(asked),
      sorts: SORTS,
      defaultSort: '-createdAt',
      id: 'r.id',
      search: this.scope.actor.role === 'landlord' ? LANDLORDS_SEARCH : ['r.title', 'r.description'],
    };
    const page = await readList<RequestRow>(this.scope, list, asked);
    return new Page(
      page.items.map((row) => toServiceRequest(row, this.scope.actor)),
      page.nextCursor,
      page.total,
    );
  }

  async one(id: string): Promise<ServiceRequestResponse> {
    const [row] = await this.scope.rows<RequestRow>(
      `select ${columnsFor(this.scope.actor.role)} from ${REQUEST_FROM} where r.id = $1`,
      [id],
    );
    return toServiceRequest(orNotFound(row), this.scope.actor);
  }

  /** One request with its timeline, photos and checklist. */
  async detail(id: string): Promise<ServiceRequestDetail> {
    const request = await this.one(id);
    const events = await this.scope.rows<EventRow>(EVENTS, [id]);
    const readers = await this.scope.rows<Omit<RequestReaderResponse, 'seenAt'> & { seenAt: Date }>(READERS, [id]);
    const photos = await this.documents.photosOf(id);
    const files = Map.groupBy(await this.documents.attachmentsOf(id), ({ lineId }) => lineId);
    return {
      ...request,
      events: events.map((event) => toEvent(event, files.get(event.id))),
      readers: readers.map(({ name, side, seenAt }) => ({ name, side, seenAt: seenAt.toISOString() })),
      audiences: request.readOnly ? [] : await this.audiences(id),
      people: request.readOnly ? [] : await this.mentions.people(id),
      photos,
      photoPhases: request.readOnly ? [] : await this.documents.photoPhases(id),
      ...(await this.scheduled(id)),
      ratingAnswer: request.rating === null ? null : await this.ratingAnswer(id),
      appointment: await this.appointments.of({ ...request, supplierAccountId: await this.comer(id) }),
    };
  }

  private async ratingAnswer(id: string): Promise<RatingAnswerResponse | null> {
    const [answer] = await this.scope.rows<RatingAnswerResponse>(RATING_ANSWER, [id]);
    return answer ?? null;
  }

  private async comer(id: string): Promise<string | null> {
    const [request] = await this.scope.rows<{ supplierAccountId: string | null }>(JOB, [id]);
    return request?.supplierAccountId ?? null;
  }

  /** The audiences to whom the reader may write. */
  private async audiences(id: string): Promise<Audience[]> {
    const [request] = await this.scope.rows<{ supplierAccountId: string | null; leaseId: string | null }>(JOB, [id]);
    if (!request) return [];
    const all = audiencesFor(this.scope.actor, request);
    // Without a tenant, `everyone` already means the landlord and the supplier.
    return all.filter(
      (one) => request.leaseId !== null || one === 'everyone' || one === 'landlord' || all.length === 1,
    );
  }

  /** Due day and checklist from a maintenance schedule. Tenants can't see such requests, so nothing is read for them. */
  private async scheduled(id: string): Promise<Pick<ServiceRequestDetail, 'dueOn' | 'checklist'>> {
    if (this.scope.actor.role === 'tenant') return { dueOn: null, checklist: [] };
    const [due] = await this.scope.rows<{ dueOn: string | null }>(DUE, [id]);
    return { dueOn: due?.dueOn ?? null, checklist: await this.checklists.of(id) };
  }
}

function toEvent(
  { keptFromSupplier, ...event }: EventRow,
  attachments: RequestAttachment[] = [],
): RequestEventResponse {
  return {
    ...event,
    attachments,
    mentions: event.mentions ?? [],
    audience: audienceOf({ internal: event.internal, keptFromSupplier }),
    at: event.at.toISOString(),
  };
}

function conditions(asked: ServiceRequestQuery): { where: string[]; values: unknown[] } {
  const where: string[] = [];
  const values: unknown[] = [];
  const add = (condition: (at: string) => string, value: unknown) => where.push(condition(`$${values.push(value)}`));
  if (asked.status) add((at) => `r.status = any(${at})`, asked.status);
  if (asked.open !== undefined) add((at) => `(r.status = any(${at})) = ${String(asked.open)}`, [...OPEN_STATES]);
  if (asked.priority) add((at) => `r.priority = ${at}`, keyOf(PRIORITIES, asked.priority));
  if (asked.issueType) add((at) => `r.issue_type = ${at}`, keyOf(ISSUE_TYPES, asked.issueType));
  if (asked.propertyId) add((at) => `r.property_id = ${at}`, asked.propertyId);
  if (asked.unitId) add((at) => `r.unit_id = ${at}`, asked.unitId);
  if (asked.leaseId) add((at) => `r.lease_id = ${at}`, asked.leaseId);
  return { where, values };
}

function keyOf(options: readonly { value: string; key: string }[], label: string): string {
  return orNotFound(options.find(({ value }) => value === label)).key;
}
