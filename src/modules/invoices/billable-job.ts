import { languageOf } from '../../contract/languages.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { homeAddress, type HomeParts } from '../../platform/i18n/written.js';
import type { Tx } from '../../platform/scope/tx.js';
import { HOME_JSON, TOWN } from '../portfolio/home.rows.js';
import type { Invoice } from './invoice.entity.js';

/** What an invoice takes from its job. */
export interface Job {
  /** The supplier's offer, of which an invoice is. Null without one. */
  offerId: string | null;
  accountId: string;
  demo: boolean;
  propertyId: string;
  unitId: string | null;
  title: string;
  status: string;
  /** What was under way when the job was canceled, or ended for its supplier. */
  canceledDuring: string | null;
  costCents: number | null;
  /** The price that the landlord approved or picked. A limit alone is no price. */
  agreedCents: number | null;
  /** What an invoice may have before taxes. Null without a limit and a cost. */
  approvedCents: number | null;
  currency: string;
  timeZone: string;
  region: string;
  place: string;
  landlordName: string;
  landlordLanguage: string | null;
  supplierName: string;
  taxNumber: string | null;
  taxRegion: string | null;
  dueDays: number | null;
  quoteNote: string | null;
}

interface Found extends Omit<Job, 'place'> {
  home: HomeParts;
  town: string;
}

/** A quote that was approved for this offer, and not when the supplier had the job before. */
const APPROVED =
  "q.request_id = r.id and q.supplier_account_id = $2 and q.state = 'approved' and q.created_at >= o.created_at";
const AGREED = `case when o.price_cents is not null or exists (select 1 from quote q where ${APPROVED}) then o.budget_cents end`;

const OWN = `s.company_name as "supplierName", c.tax_number as "taxNumber", c.region as "taxRegion", c.due_days as "dueDays"`;

/** The supplier's own job, under the supplier's policies; `$2` is their account. */
const HELD = `select o.id as "offerId", r.account_id as "accountId", r.demo, r.property_id as "propertyId", r.unit_id as "unitId", r.title, r.status, r.canceled_during as "canceledDuring", r.cost_cents as "costCents",
    ${AGREED} as "agreedCents", coalesce(lw_spending_limit(r.id, $2), r.cost_cents) as "approvedCents", p.currency, p.time_zone as "timeZone", p.country || '-' || p.region as region,
    ${HOME_JSON} as home, ${TOWN} as town, a.name as "landlordName",
    lw_landlord_language(r.id) as "landlordLanguage", ${OWN},
    (select q.note from quote q where ${APPROVED} order by q.answered_at desc limit 1) as "quoteNote"
  from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id join account a on a.id = r.account_id
    join supplier s on s.account_id = $2 left join invoice_settings c on c.account_id = $2
    left join offer o on o.request_id = r.id and o.supplier_account_id = $2 and o.state = 'accepted'
  where r.id = $1 and r.supplier_account_id = $2`;

/**
 * A job that ended for the supplier (docs/decisions/1985): the one of offer `$3`, otherwise the latest that isn't billed. Its later
 * costs are another supplier's, and none of their business.
 */
const ENDED = `select j.offer_id as "offerId", j.account_id as "accountId", j.demo, j.property_id as "propertyId", j.unit_id as "unitId", j.title, 'ended' as status, j.ended_during as "canceledDuring", null::bigint as "costCents",
    null::bigint as "agreedCents", j.limit_cents as "approvedCents", j.currency, j.time_zone as "timeZone", j.region, j.home, j.town, j.landlord_name as "landlordName",
    j.landlord_language as "landlordLanguage", ${OWN}, null as "quoteNote"
  from lw_ended_jobs() j join supplier s on s.account_id = $2 left join invoice_settings c on c.account_id = $2 where j.request_id = $1 and ($3::uuid is null or j.offer_id = $3)
  order by exists (select 1 from invoice i where i.offer_id = j.offer_id and i.status <> 'void'), j.offer_id desc limit 1`;

/**
 * A job of the supplier: one that they have, or that ended for them and can still be billed. With an offer, the job of that offer
 * alone. Null for any other.
 */
export async function findJob(
  tx: Tx,
  requestId: string,
  supplierAccountId: string,
  offerId: string | null = null,
): Promise<Job | null> {
  const found = await heldJob(tx, requestId, supplierAccountId);
  const held = found && (offerId === null || found.offerId === offerId) ? found : null;
  if (held && isBillable(held)) return held;
  // Who had the job before may bill that, also if it was theirs again and canceled before anything was under way.
  const [ended] = await tx.rows<Found>(ENDED, [requestId, supplierAccountId, offerId]);
  return ended ? placed(ended) : held;
}

async function heldJob(tx: Tx, requestId: string, supplierAccountId: string): Promise<Job | null> {
  const [found] = await tx.rows<Found>(HELD, [requestId, supplierAccountId]);
  return found ? placed(found) : null;
}

/** The invoice is the landlord’s to keep, so the place is written in their language. */
function placed({ home, town, ...job }: Found): Job {
  return { ...job, place: homeAddress(languageOf(job.landlordLanguage), { home, town }) };
}

/** 404 for any other job. */
export async function jobOf(
  tx: Tx,
  requestId: string,
  supplierAccountId: string,
  offerId: string | null,
): Promise<Job> {
  return orNotFound(await findJob(tx, requestId, supplierAccountId, offerId));
}

const LIVE = "select 1 from invoice where offer_id = $1 and status <> 'void'";

/**
 * What a draft is for now. If the supplier has got the job back since it was begun, it becomes the draft of all of it. Null if that
 * can't be billed, or already was (docs/decisions/2010).
 */
export async function jobOfDraft(
  tx: Tx,
  { requestId, supplierAccountId, offerId = null }: Pick<Invoice, 'requestId' | 'supplierAccountId' | 'offerId'>,
): Promise<Job | null> {
  const own = await findJob(tx, requestId, supplierAccountId, offerId);
  if (own && isBillable(own)) return own;
  const held = offerId ? await heldJob(tx, requestId, supplierAccountId) : null;
  if (!held || !isBillable(held)) return null;
  return (await tx.rows(LIVE, [held.offerId])).length > 0 ? null : held;
}

/**
 * Work that is done, or that was under way when the job was canceled or ended for the supplier (docs/decisions/1150, 1985). The
 * policies of `invoice` ask the same.
 */
export const isBillable = ({ status, canceledDuring }: Pick<Job, 'status' | 'canceledDuring'>): boolean =>
  status === 'completed' || status === 'closed' || canceledDuring !== null;
