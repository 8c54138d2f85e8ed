import type { Query } from '../../platform/scope/scope.js';
import { SHOWN_STATE } from '../ledger/lost-in-part.states.js';
import type { Recorder } from '../ledger/recorder.dto.js';
import { RECORDED_PAYMENT, TOOK_PAYMENT_BACK } from '../ledger/recorder.rows.js';

/** Money of tenants in the period: what was paid in it, and what came back in it. What never moved is left out. */
const PAYMENT_IDS = `select y.id from payment y where y.state not in ('requires_action', 'failed', 'cancelled')
  and (y.paid_on between $1 and $2 or y.returned_on between $1 and $2) order by y.paid_on, y.id`;

const PAYMENTS = `select y.paid_on as "paidOn", p.name as property, u.label as unit, y.payer_name as payer,
    (select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = y.lease_id) as tenants,
    y.method, ${SHOWN_STATE} as state, y.amount_cents as "amountCents", y.fee_cents as "feeCents", y.fee_bearer as "feeBearer", y.cashback_cents as "cashbackCents",
    y.currency, y.receipt_number as "receiptNumber", y.returned_on as "returnedOn", y.note, ${RECORDED_PAYMENT} as "recordedBy", ${TOOK_PAYMENT_BACK} as "takenBackBy"
  from unnest($1::uuid[]) with ordinality asked(id, place) join payment y on y.id = asked.id
    join lease l on l.id = y.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  order by asked.place`;

const EXPENSES = `select x.id, x.spent_on as "spentOn", p.name as property, u.label as unit, x.category, x.payee as supplier, x.amount_cents as "amountCents",
    x.tax_cents as "taxCents", x.currency, x.note, x.invoice_id as "invoiceId", coalesce(i.paper_number, i.number) as "invoiceNumber",
    case when x.invoice_id is null then x.spent_on else paid.effective_on end as "paidOn",
    f.id as "documentId", f.name as "documentName", i.file_id as "paperId", i.file_media_type as "paperType"
  from expense x join property p on p.id = x.property_id left join unit u on u.id = x.unit_id
    left join stored_file f on f.id = x.document_id left join invoice i on i.id = x.invoice_id left join journal_entry paid on paid.id = x.paid_entry_id
  where x.voided_at is null and x.spent_on between $1 and $2 order by x.spent_on, x.created_at, x.id`;

export interface PaymentRow {
  paidOn: string;
  property: string;
  unit: string;
  payer: string | null;
  tenants: string | null;
  method: string;
  state: string;
  amountCents: number;
  feeCents: number;
  feeBearer: string;
  cashbackCents: number;
  currency: string;
  receiptNumber: string | null;
  returnedOn: string | null;
  note: string | null;
  recordedBy: Recorder | null;
  takenBackBy: Recorder | null;
}

export interface ExpenseLine {
  id: string;
  spentOn: string;
  property: string;
  unit: string | null;
  category: string;
  supplier: string;
  amountCents: number;
  taxCents: number;
  currency: string;
  note: string | null;
  invoiceId: string | null;
  invoiceNumber: string | null;
  /** Null while it is owed. */
  paidOn: string | null;
  documentId: string | null;
  documentName: string | null;
  paperId: string | null;
  paperType: string | null;
}

export async function paymentIds(query: Query, from: string, to: string): Promise<string[]> {
  return (await query<{ id: string }>(PAYMENT_IDS, [from, to])).map(({ id }) => id);
}

export const readPayments = (query: Query, ids: string[]): Promise<PaymentRow[]> => query<PaymentRow>(PAYMENTS, [ids]);

export const readExpenses = (query: Query, from: string, to: string): Promise<ExpenseLine[]> =>
  query<ExpenseLine>(EXPENSES, [from, to]);
