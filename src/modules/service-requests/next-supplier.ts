import { v7 } from 'uuid';
import { ISSUE_TYPES } from '../../contract/priorities.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Offer } from './offer.entity.js';
import { offerExpiry } from './response-targets.js';
import type { ServiceRequest } from './service-request.entity.js';
import type { RequestHappening } from './service-request.events.js';

export interface NextSupplier {
  supplierAccountId: string;
  companyName: string;
}

export interface Turn {
  /** Null at the end of the list. */
  next: NextSupplier | null;
  /** Suppliers who were skipped because an insurance or a license has expired or is missing. */
  skipped: string[];
  /** Suppliers who were skipped because they have stated that they take no jobs at present. */
  away: string[];
}

/** Whether a supplier takes no new jobs at `$4`, or is off that day in their own time zone. */
const AWAY = `exists (select 1 from supplier_hours h, lateral (select ($4::timestamptz at time zone h.time_zone)::date as today) d
  where h.account_id = s.account_id and (h.resumes_on > d.today or exists (
    select 1 from jsonb_to_recordset(h.days_off) as off ("from" date, until date) where d.today between off."from" and off.until)))`;
/** The next supplier of the landlord's list who does such work and hasn't been asked about this request. */
const NEXT = `select s.account_id as "supplierAccountId", s.company_name as "companyName", lw_job_gaps($3, s.account_id, $4) as gaps, ${AWAY} as away from preferred_supplier x
  join supplier s on s.account_id = x.supplier_account_id and s.closed_at is null
  where x.account_id = $1 and lw_does(s.trades, $2)
    and not exists (select 1 from offer o where o.request_id = $3 and o.supplier_account_id = s.account_id)
  order by x.position`;
const ENDS_IT: readonly RequestHappening[] = ['offer_declined', 'offer_expired'];

/** Returns who is asked after a supplier has declined or not answered. Null if the landlord doesn't want that. */
export async function nextSupplier(
  tx: Tx,
  request: ServiceRequest,
  happening: RequestHappening,
  offer: Offer | undefined,
  now: Date,
): Promise<Turn | null> {
  if (!offer?.askNext || !ENDS_IT.includes(happening)) return null;
  const trade = ISSUE_TYPES.find(({ key }) => key === request.issueType)?.trade ?? 'general';
  const list = await tx.rows<NextSupplier & { gaps: string[]; away: boolean }>(NEXT, [
    request.accountId,
    trade,
    request.id,
    now,
  ]);
  const at = list.findIndex(({ gaps, away }) => gaps.length === 0 && !away);
  const passed = list.slice(0, at < 0 ? list.length : at);
  const named = (some: typeof passed) => some.map(({ companyName }) => companyName);
  return {
    next: list[at] ?? null,
    skipped: named(passed.filter(({ gaps }) => gaps.length > 0)),
    away: named(passed.filter(({ gaps }) => gaps.length === 0)),
  };
}

/** Makes the same offer to another supplier, with as much time to answer. */
export function offerAgain(
  tx: Tx,
  request: ServiceRequest,
  before: Offer,
  { supplierAccountId }: NextSupplier,
  now: Date,
): Offer {
  const {
    accountId,
    demo,
    requestId,
    propertyId,
    unitId,
    budgetCents,
    note,
    language,
    firstWins,
    askNext,
    answerMinutes,
  } = before;
  request.status = 'offered';
  return tx.em.create(Offer, {
    id: v7(),
    accountId,
    demo,
    requestId,
    propertyId,
    unitId,
    supplierAccountId,
    state: 'sent',
    budgetCents,
    note,
    language: language ?? null,
    firstWins,
    askNext,
    answerMinutes,
    expiresAt: offerExpiry(request.priority, now, answerMinutes),
    createdAt: now,
  });
}
