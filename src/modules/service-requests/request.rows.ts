import type { Answers } from '../../contract/emergencies/questions.js';
import type { EmergencyKind } from '../../contract/emergencies/rule.js';
import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '../../contract/limits.js';
import type { IssueType, Priority } from '../../contract/priorities.js';
import { ISSUE_TYPES, PRIORITIES, labelOf } from '../../contract/priorities.js';
import type { SupplierGap } from '../../contract/supplier-papers.js';
import type { UnderWay } from '../../contract/under-way.js';
import { isoOrNull } from '../../platform/database/iso.js';
import type { Actor } from '../../platform/scope/actor.js';
import { leftHome } from '../leases/moved-out.rows.js';
import { movesOf } from './moves.js';
import type { RepairQuoteResponse } from './quote.dto.js';
import type { OfferResponse, RequestPlace, ServiceRequestResponse } from './request.response.dto.js';
import { CALLED_OFF_STATES, type ServiceRequestState } from './service-request.states.js';
import { accessAfter } from './settle-offers.js';
import { UNREAD } from './talk/talk.rows.js';

/** What a reader's policies let through. Offers and the contact are empty for readers who may not see them. */
export interface RequestRow {
  id: string;
  accountId: string;
  propertyId: string;
  unitId: string | null;
  leaseId: string | null;
  reporterId: string;
  title: string;
  description: string;
  language: string | null;
  issueType: IssueType;
  priority: Priority;
  floorPriority: Priority | null;
  floorKinds: EmergencyKind[] | null;
  answers: Answers | null;
  belowFloorReason: string | null;
  status: ServiceRequestState;
  canceledDuring: UnderWay | null;
  mayEnter: boolean;
  supplierAccountId: string | null;
  supplierId: string | null;
  companyName: string | null;
  technician: string | null;
  landlordName: string | null;
  scheduledFor: Date | null;
  scheduledUntil: Date | null;
  costCents: number | null;
  currency: string | null;
  rating: number | null;
  ratingNote: string | null;
  ratingNoteShared: boolean;
  respondBy: Date;
  respondedAt: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
  closedAt: Date | null;
  photoCount: number;
  unreadCount: number;
  place: RequestPlace | null;
  contact: { name: string; phone: string | null; accessNote: string | null } | null;
  offers: OfferResponse[];
  quotes: RepairQuoteResponse[];
  limitCents: number | null;
  quoteWaits: boolean;
  gaps: SupplierGap[];
  leftHome: boolean;
  /** Read for tenants only. */
  timesWaitFor?: 'you' | 'them' | null;
  createdAt: Date;
  version: number;
}

/** The JSON of an offer `o` and its supplier `os`, as the API shows them. */
export const OFFER_JSON = `json_build_object('id', o.id, 'supplierId', os.id, 'companyName', os.company_name, 'status', o.state,
    'budgetCents', o.budget_cents, 'limitCents', case when o.state in ('sent', 'answered', 'accepted') then lw_offer_limit(o.id) else o.budget_cents end, 'note', o.note, 'language', o.language, 'firstWins', o.first_wins, 'askNext', o.ask_next, 'priceCents', o.price_cents,
    'proposedFor', o.proposed_for, 'proposedUntil', o.proposed_until, 'declineReason', o.decline_reason, 'expiresAt', o.expires_at,
    'answeredAt', o.answered_at, 'createdAt', o.created_at, 'givenBack', o.state = 'declined' and exists (select from request_event g
      where g.request_id = o.request_id and g.detail = 'offer_given_back' and g.created_at = o.answered_at),
    'endedDuring', o.ended_during, 'billableUntil', case when o.ended_during is not null then o.access_ends_at + interval '${SUPPLIER_ACCESS_AFTER_CLOSE_DAYS} days' end,
    'gaps', case when o.state in ('sent', 'answered') then lw_job_gaps(o.request_id, o.supplier_account_id) else '{}' end)`;

/** The JSON of a quote `q` and its supplier `qs`. */
export const QUOTE_JSON = `json_build_object('id', q.id, 'supplierId', qs.id, 'companyName', qs.company_name, 'status', q.state,
    'amountCents', q.amount_cents, 'note', q.note, 'language', q.language, 'answeredAt', q.answered_at, 'createdAt', q.created_at)`;

const QUOTES = `(select coalesce(json_agg(${QUOTE_JSON} order by q.created_at, q.id), '[]')
  from quote q join supplier qs on qs.account_id = q.supplier_account_id where q.request_id = r.id)`;

const OFFERS = `(select coalesce(json_agg(${OFFER_JSON} order by o.created_at, o.id), '[]')
  from offer o join supplier os on os.account_id = o.supplier_account_id where o.request_id = r.id)`;

/** The JSON of a request's place: a property `p`, and the name of its unit. */
export const placeJson = (
  unitLabel: string,
) => `json_build_object('propertyName', p.name, 'streetNumber', p.street_number,
  'street', p.street, 'city', p.city, 'region', p.region, 'postalCode', p.postal_code, 'timeZone', p.time_zone, 'unitLabel', ${unitLabel})`;

const CONTACT = `case when c.id is null then null else json_build_object('name', c.name, 'phone', c.phone, 'accessNote', c.access_note) end`;

const COLUMNS = `r.id, r.account_id as "accountId", r.property_id as "propertyId", r.unit_id as "unitId",
  r.lease_id as "leaseId", r.reporter_id as "reporterId", r.title, r.description, r.language, r.issue_type as "issueType", r.priority,
  r.floor_priority as "floorPriority", r.floor_kinds as "floorKinds", r.answers, r.below_floor_reason as "belowFloorReason", r.status,
  r.canceled_during as "canceledDuring", r.may_enter as "mayEnter", r.supplier_account_id as "supplierAccountId", s.id as "supplierId", s.company_name as "companyName",
  case when r.supplier_account_id is not null then lw_who_comes(r.id) end as technician, a.name as "landlordName", r.scheduled_for as "scheduledFor", r.scheduled_until as "scheduledUntil", r.cost_cents as "costCents",
  p.currency, r.rating, r.rating_note as "ratingNote", r.rating_note_shared as "ratingNoteShared", r.respond_by as "respondBy", r.responded_at as "respondedAt",
  r.started_at as "startedAt", r.completed_at as "completedAt", r.closed_at as "closedAt", r.created_at as "createdAt", r.version,
  (select count(*) from stored_file f where f.request_id = r.id and f.purpose = 'request_photo') as "photoCount",
  ${UNREAD} as "unreadCount",
  case when p.id is null then null else ${placeJson('u.label')} end as place, ${CONTACT} as contact`;
const PRICES = `${OFFERS} as offers, ${QUOTES} as quotes,
  case when r.supplier_account_id is not null then lw_spending_limit(r.id, r.supplier_account_id) end as "limitCents",
  r.supplier_account_id is not null and lw_quote_waits(r.id, r.supplier_account_id) as "quoteWaits",
  case when r.supplier_account_id is not null and r.status in ('offered', 'scheduled') and not lw_job_begun(r.id)
    then lw_job_gaps(r.id, r.supplier_account_id) else '{}' end as gaps, false as "leftHome"`;
/** Whose turn it is to answer proposed times, as `AppointmentReader` says it for one request: the tenant's, or the one's who comes. */
const TURN = `(select case when x.side = 'tenant' then 'them' else 'you' end from appointment_proposal x
  where x.request_id = r.id and x.state = 'open' and r.status in ('approved', 'offered', 'scheduled', 'in_progress')
    and (r.supplier_account_id is not null or r.status <> 'offered')
    and (x.side = 'tenant' or (x.supplier_account_id is not distinct from r.supplier_account_id and (x.side = 'landlord') = (r.supplier_account_id is null)))
    and exists (select from jsonb_array_elements(x.times) w where (w->>'from')::timestamptz > now()) order by x.created_at desc limit 1)`;
/** Tenants see none of these, and the database doesn't let them call the functions (migrations/0522). */
const NO_PRICES = `'[]'::json as offers, '[]'::json as quotes, null as "limitCents", false as "quoteWaits", '{}'::text[] as gaps,
  ${leftHome('r.unit_id')} as "leftHome", ${TURN} as "timesWaitFor"`;

export const columnsFor = (role: Actor['role']) => `${COLUMNS}, ${role === 'tenant' ? NO_PRICES : PRICES}`;

/** Read under policies: rows that the reader may not see aren't joined. */
export const REQUEST_FROM = `service_request r
  left join property p on p.id = r.property_id
  left join unit u on u.id = r.unit_id
  left join account a on a.id = r.account_id
  left join supplier s on s.account_id = r.supplier_account_id
  left join request_contact c on c.request_id = r.id`;

/** Tenants see no costs, offers, quotes or budgets (docs/specification/roles.md). Even the keys are left out. */
export function toServiceRequest(row: RequestRow, reader: Actor): ServiceRequestResponse {
  return {
    id: row.id,
    propertyId: row.propertyId,
    unitId: row.unitId,
    leaseId: row.leaseId,
    title: row.title,
    description: row.description,
    language: row.reporterId === reader.userId ? null : row.language,
    issueType: labelOf(ISSUE_TYPES, row.issueType),
    priority: labelOf(PRIORITIES, row.priority),
    floorPriority: row.floorPriority && labelOf(PRIORITIES, row.floorPriority),
    floorKinds: row.floorKinds ?? [],
    answers: row.answers ?? {},
    belowFloorReason: row.belowFloorReason,
    status: row.status,
    // An agreed price is nothing that tenants read of.
    canceledDuring: reader.role === 'tenant' && row.canceledDuring === 'quote' ? null : row.canceledDuring,
    mayEnter: entryShown(row, reader) ? row.mayEnter : null,
    place: row.place,
    landlordName: row.landlordName,
    ...(reader.role === 'supplier' && { landlordId: row.accountId }),
    supplier: row.supplierId && row.companyName ? { id: row.supplierId, companyName: row.companyName } : null,
    technician: row.technician,
    // The access note opens a home as an access code does, and no API key may read that (decision 1290).
    contact: row.contact && reader.viaKey ? { ...row.contact, accessNote: null } : row.contact,
    ...instants(row),
    rating: row.rating,
    ratingNote: row.ratingNote,
    ratingNoteShared: row.ratingNoteShared,
    photoCount: row.photoCount,
    unreadCount: row.unreadCount,
    moves: row.leftHome ? [] : movesOf(row, reader),
    readOnly: row.leftHome,
    own: row.reporterId === reader.userId,
    currency: row.currency,
    ...(reader.role === 'tenant' && { timesWaitFor: row.timesWaitFor ?? null }),
    ...(reader.role !== 'tenant' && { ...prices(row), billableUntil: billableUntil(row) }),
    version: row.version,
  };
}

/** Same condition as for the contact, which is hidden by the policies of its own table (docs/decisions/1110). */
function entryShown({ supplierAccountId, status }: RequestRow, { role, accountId }: Actor): boolean {
  return role !== 'supplier' || (supplierAccountId === accountId && !CALLED_OFF_STATES.includes(status));
}

/** A canceled job can be billed until the supplier's access to it ends. */
function billableUntil({ canceledDuring, closedAt }: RequestRow): string | null {
  return canceledDuring && closedAt && accessAfter(closedAt).toISOString();
}

function prices({ costCents, offers, quotes, limitCents, quoteWaits, gaps }: RequestRow) {
  return { costCents, offers: offers.map(toOffer), quotes: quotes.map(toQuote), limitCents, quoteWaits, gaps };
}

export function toQuote(quote: RepairQuoteResponse): RepairQuoteResponse {
  return { ...quote, answeredAt: quote.answeredAt && asIso(quote.answeredAt), createdAt: asIso(quote.createdAt) };
}

export function toOffer(offer: OfferResponse): OfferResponse {
  const { expiresAt, answeredAt, proposedFor, proposedUntil, createdAt, billableUntil } = offer;
  return {
    ...offer,
    expiresAt: asIso(expiresAt),
    answeredAt: answeredAt && asIso(answeredAt),
    createdAt: asIso(createdAt),
    proposedFor: proposedFor && asIso(proposedFor),
    proposedUntil: proposedUntil && asIso(proposedUntil),
    billableUntil: billableUntil && asIso(billableUntil),
  };
}

/** PostgreSQL writes instants in JSON in its own format. */
function asIso(text: string): string {
  return new Date(text).toISOString();
}

function instants(row: RequestRow) {
  return {
    scheduledFor: isoOrNull(row.scheduledFor),
    scheduledUntil: isoOrNull(row.scheduledUntil),
    respondBy: row.respondBy.toISOString(),
    respondedAt: isoOrNull(row.respondedAt),
    startedAt: isoOrNull(row.startedAt),
    completedAt: isoOrNull(row.completedAt),
    closedAt: isoOrNull(row.closedAt),
    createdAt: row.createdAt.toISOString(),
  };
}
