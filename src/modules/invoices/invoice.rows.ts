import type { InvoiceLine } from '../../contract/invoice-totals.js';
import { invoiceTotals } from '../../contract/invoice-totals.js';
import type { OwedAge } from '../../contract/invoices.js';
import { movesFrom } from '../../contract/state-machine.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { homeAddress, type HomeParts } from '../../platform/i18n/written.js';
import type { ListDefinition } from '../../platform/lists/list-rows.js';
import type { Actor } from '../../platform/scope/actor.js';
import { HOME_JSON } from '../portfolio/home.rows.js';
import type { InvoiceDetail, InvoiceQuery, InvoiceResponse, JobToInvoiceResponse } from './invoice.dto.js';
import { INVOICE_TABLE } from './invoice.states.js';
import { paperTaxes, toPaperOf, type PaperRow } from './paper-invoice.rows.js';

type Instants = 'sentAt' | 'approvedAt' | 'createdAt';
export type InvoiceRow = Omit<InvoiceResponse, 'moves' | Instants> & {
  sentAt: Date | null;
  approvedAt: Date | null;
  createdAt: Date;
};
export type InvoiceDetailRow = InvoiceRow &
  Pick<
    InvoiceDetail,
    'taxNumber' | 'note' | 'taxRegion' | 'sender' | 'language' | 'expenseId' | 'approvedCents' | 'costCents' | 'jobOpen'
  > & {
    lines: InvoiceLine[];
    payDiffers: InvoiceDetail['payDiffers'];
    charged?: InvoiceDetail['charged'];
    billableUntil?: Date | null;
    ownerAboveCents?: InvoiceDetail['ownerAboveCents'];
  } & PaperRow;

/** Where the home is; `$1` is now. */
const TODAY = '($1::timestamptz at time zone i.time_zone)::date';
const LATE = `(${TODAY} - i.due_on)`;
const OPEN = "i.status in ('sent', 'approved')";

/** By days past due, as the ageing of rents counts them. */
const AGE: Readonly<Record<OwedAge, string>> = {
  current: `${LATE} <= 0`,
  days_30: `${LATE} between 1 and 30`,
  days_60: `${LATE} between 31 and 60`,
  days_90: `${LATE} between 61 and 90`,
  days_more: `${LATE} > 90`,
};

export const INVOICE_COLUMNS = `i.id, i.request_id as "requestId", i.offer_id as "offerId", i.property_id as "propertyId", s.id as "supplierId", i.status, i.number,
  i.issued_on::text as "issuedOn", i.due_days as "dueDays", i.due_on::text as "dueOn", case when ${OPEN} then ${LATE} end as "lateDays", i.currency,
  i.net_cents as "netCents", i.tax_cents as "taxCents", i.total_cents as "totalCents", i.supplier_name as "supplierName",
  i.landlord_name as "landlordName", i.job_title as "jobTitle", i.place, i.dispute_reason as "disputeReason", i.paid_on::text as "paidOn",
  i.paid_method as "paidMethod", i.sent_at as "sentAt", i.approved_at as "approvedAt", i.created_at as "createdAt", i.version`;

const FROM = 'invoice i left join supplier s on s.account_id = i.supplier_account_id';

/** Otherwise the cost and the limit are another supplier's, or of a time when the same supplier had the job again, and say nothing about this invoice. */
const HELD = `(r.supplier_account_id is not distinct from i.supplier_account_id
    and (i.offer_id is null or exists (select from offer h where h.id = i.offer_id and h.state = 'accepted')))`;

/** Of a job that ended for the supplier, who no longer sees the request: until when they can bill it, and how much. */
export const ENDED_JOB = `select j.billable_until as "billableUntil", j.limit_cents as "limitCents" from lw_ended_jobs() j
  where j.request_id = $1 and ($2::uuid is null or j.offer_id = $2) order by j.offer_id desc limit 1`;
export interface EndedJob {
  billableUntil: Date | null;
  limitCents: number | null;
}

/** Of a job that the supplier has again: what it cost, and how much they can bill. */
export const JOB_AGAIN = `select r.cost_cents as "costCents", coalesce(lw_spending_limit(r.id, r.supplier_account_id), r.cost_cents) as "approvedCents"
  from service_request r where r.id = $1 and r.supplier_account_id = lw_account()`;
export interface JobAgain {
  costCents: number | null;
  approvedCents: number | null;
}

/** One, with what it is checked against: under the reader's policies, so nothing of a job that is closed to them. `$2` is its id. */
export const INVOICE_DETAIL = `select ${INVOICE_COLUMNS}, i.lines, i.file_id as "fileId", i.file_media_type as "fileMediaType", i.paper_number as "paperNumber", i.paper_date::text as "paperDate", i.paper_taxes as "paperTaxes", i.tax_number as "taxNumber", i.tax_region as "taxRegion", i.note, i.sender, i.language,
    case when b.id is not null then jsonb_build_object('id', b.id, 'number', b.number, 'issuedOn', b.issued_on::text, 'saidHow',
      coalesce(b.sender->>'eTransfer', b.sender->>'checkPayableTo', b.sender->>'bankDetails') is not null) end as "payDiffers",
    i.expense_id as "expenseId", ${HELD} as "jobOpen", case when ${HELD} then r.cost_cents end as "costCents",
    case when ${HELD} then coalesce(lw_spending_limit(r.id, i.supplier_account_id), r.cost_cents) when r.id is not null then lw_billing_limit(r.id, i.supplier_account_id, i.offer_id) end as "approvedCents"
  from ${FROM} left join service_request r on r.id = i.request_id left join invoice b on b.id = i.pay_differs_from_id where i.id = $2`;

export function invoiceList({ status, requestId, owed }: InvoiceQuery, now: Date): ListDefinition {
  const values: unknown[] = [now];
  const where = ['$1::timestamptz is not null'];
  if (status) where.push(`i.status = $${values.push(status)}`);
  if (requestId) where.push(`i.request_id = $${values.push(requestId)}`);
  if (owed) where.push(OPEN);
  if (owed && owed !== 'all') where.push(AGE[owed]);
  return {
    select: INVOICE_COLUMNS,
    from: FROM,
    where,
    values,
    sorts: {
      createdAt: 'i.created_at',
      dueOn: "coalesce(i.due_on, 'infinity'::date)",
      totalCents: 'i.total_cents',
      number: "coalesce(i.number, '')",
      supplierName: 'lower(i.supplier_name)',
      landlordName: 'lower(i.landlord_name)',
    },
    defaultSort: '-createdAt',
    id: 'i.id',
    search: ["coalesce(i.number, '')", 'i.job_title', 'i.supplier_name', 'i.landlord_name', 'i.place'],
  };
}

/** Sums by currency and age of what is owed. */
export const OWED_BY_AGE = `select i.currency, case ${Object.entries(AGE)
  .map(([age, is]) => `when ${is} then '${age}'`)
  .join(' ')} end as age, sum(i.total_cents)::bigint as "amountCents", count(*)::int as count,
    coalesce(sum(i.total_cents) filter (where i.status = 'sent'), 0)::bigint as "toApproveCents", (count(*) filter (where i.status = 'sent'))::int as "toApproveCount"
  from invoice i where ${OPEN} group by 1, 2 order by 1`;

/** Jobs of the supplier that are done, or were canceled or ended for them while under way, and cost something, under their policies; `$1` is their account. The latest first. */
export const JOBS_TO_INVOICE = `select r.id as "requestId", o.id as "offerId", r.title, a.name as "landlordName",
    ${HOME_JSON} as home, p.city, p.currency, r.cost_cents as "costCents", null::text as "endedDuring", null::timestamptz as "billableUntil", null::bigint as "limitCents", p.time_zone as "timeZone",
    (select d.id from invoice d where d.request_id = r.id and d.supplier_account_id = $1 and d.status = 'draft' and (d.offer_id is null or d.offer_id = o.id) limit 1) as "draftId"
  from service_request r left join offer o on o.request_id = r.id and o.supplier_account_id = $1 and o.state = 'accepted' join account a on a.id = r.account_id join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
  where r.supplier_account_id = $1 and (r.status in ('completed', 'closed') or r.canceled_during is not null) and r.cost_cents is distinct from 0
    and not exists (select from invoice i where i.request_id = r.id and i.supplier_account_id = $1 and (i.offer_id is null or i.offer_id = o.id) and i.status <> 'void' and i.status <> 'draft')
  union all select j.request_id, j.offer_id, j.title, j.landlord_name, j.home, j.city, j.currency, null, j.ended_during, j.billable_until, j.limit_cents, j.time_zone,
    (select d.id from invoice d where d.request_id = j.request_id and d.supplier_account_id = $1 and d.status = 'draft' and (d.offer_id is null or d.offer_id = j.offer_id) limit 1)
  from lw_ended_jobs() j where not exists (select from invoice i where i.request_id = j.request_id and i.supplier_account_id = $1 and (i.offer_id is null or i.offer_id = j.offer_id) and i.status <> 'void' and i.status <> 'draft')
  order by 1 desc, 2 desc limit 50`;

export type JobToInvoiceRow = Omit<JobToInvoiceResponse, 'billableUntil' | 'place'> & {
  billableUntil: Date | null;
  home: HomeParts;
  city: string;
};

export const toJobToInvoice = (
  { billableUntil, home, city, ...job }: JobToInvoiceRow,
  language: string,
): JobToInvoiceResponse => ({
  requestId: job.requestId,
  offerId: job.offerId,
  title: job.title,
  landlordName: job.landlordName,
  place: homeAddress(language, { home, town: city }),
  timeZone: job.timeZone,
  currency: job.currency,
  costCents: job.costCents,
  endedDuring: job.endedDuring,
  billableUntil: isoOrNull(billableUntil),
  limitCents: job.limitCents,
  draftId: job.draftId,
});

export function toInvoice(row: InvoiceRow, reader: Actor): InvoiceResponse {
  return {
    id: row.id,
    requestId: row.requestId,
    offerId: row.offerId,
    propertyId: row.propertyId,
    supplierId: row.supplierId,
    status: row.status,
    moves: reader.role === 'visitor' ? [] : movesFrom(INVOICE_TABLE, row.status, reader.role),
    number: row.number,
    issuedOn: row.issuedOn,
    dueDays: row.dueDays,
    dueOn: row.dueOn,
    lateDays: row.lateDays,
    currency: row.currency,
    netCents: row.netCents,
    taxCents: row.taxCents,
    totalCents: row.totalCents,
    supplierName: row.supplierName,
    landlordName: row.landlordName,
    jobTitle: row.jobTitle,
    place: row.place,
    disputeReason: row.disputeReason,
    paidOn: row.paidOn,
    paidMethod: row.paidMethod,
    sentAt: isoOrNull(row.sentAt),
    approvedAt: isoOrNull(row.approvedAt),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** `link` makes the address of its file. */
export function toInvoiceDetail(row: InvoiceDetailRow, reader: Actor, link: (fileId: string) => string): InvoiceDetail {
  const totals = invoiceTotals(row.lines);
  const isParty = reader.role === 'supplier' || reader.role === 'landlord';
  const ownerAboveCents = row.ownerAboveCents ?? null;
  const invoice = toInvoice(row, reader);
  return {
    ...invoice,
    moves: ownerAboveCents === null ? invoice.moves : invoice.moves.filter((to) => to !== 'approved'),
    ownerAboveCents,
    lines: row.lines.map(({ description, quantityThousandths, unitCents, taxes }, at) => ({
      description,
      quantityThousandths,
      unitCents,
      taxes: taxes.map(({ name, rateThousandths }) => ({ name, rateThousandths })),
      netCents: totals.lines[at] ?? 0,
    })),
    taxes: [
      ...totals.taxes.map(({ name, rateThousandths, baseCents, amountCents }) => ({
        name,
        rateThousandths,
        baseCents,
        amountCents,
      })),
      ...paperTaxes(row),
    ],
    paper: toPaperOf(row, reader, link),
    taxNumber: row.taxNumber,
    note: row.note,
    taxRegion: row.taxRegion,
    charged: row.charged ?? null,
    sender: isParty ? row.sender : null,
    payDiffers: isParty ? row.payDiffers : null,
    language: row.language,
    expenseId: row.expenseId,
    approvedCents: row.approvedCents,
    costCents: row.costCents,
    jobOpen: row.jobOpen,
    billableUntil: isoOrNull(row.billableUntil ?? null),
  };
}
