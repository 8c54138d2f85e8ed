import type { ListDefinition } from '../../../platform/lists/list-rows.js';
import { LOST_IN_PART, SHOWN_STATE } from '../../ledger/lost-in-part.states.js';
import { RECORDED_PAYMENT, TOOK_PAYMENT_BACK } from '../../ledger/recorder.rows.js';
import { BY_HOME, HOME_TEXTS } from '../../portfolio/home.rows.js';
import { PAID_STATES } from '../payment.states.js';
import type { LandlordPaymentQuery, LandlordPaymentResponse } from './landlord-payment.dto.js';

export type LandlordPaymentRow = Omit<LandlordPaymentResponse, 'createdAt'> & { createdAt: Date };

const FROM =
  'payment y join lease l on l.id = y.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id';

/** How much of payment `y` was returned. */
const REFUNDED =
  "(select coalesce(sum(r.amount_cents), 0)::bigint from refund r where r.payment_id = y.id and r.state <> 'failed')";

/** Whether payment `y` is in the ledger. */
const RECEIVED = `(y.state in (${PAID_STATES.map((state) => `'${state}'`).join(', ')}) or ${LOST_IN_PART})`;

const TENANTS =
  "array(select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = l.id order by t.created_at, t.id)";

/** The entry with which payment `y` is in the ledger. */
export const RECORDED_ENTRY =
  "(select e.id from journal_entry e where e.payment_id = y.id and e.kind in ('online_payment', 'offline_payment') order by e.created_at, e.id limit 1)";

/** Whether the landlord recorded it by hand, and neither they nor the bank took it back. With `offset 0` PostgreSQL asks for the payments of the page, instead of reading all entries first. */
const REVERSIBLE = `exists (select from journal_entry e where e.payment_id = y.id and e.kind = 'offline_payment' and not exists (select from journal_entry b where b.reverses_id = e.id offset 0) offset 0)`;

/** The bank returned nothing: the landlord reversed what they had recorded. A payment that a provider collected was returned by the bank. */
const BY_MISTAKE = `(y.provider = 'offline' and y.state = 'returned' and y.returned_on is null and exists (select from journal_entry e where e.payment_id = y.id and e.kind = 'reversal' offset 0))`;

const COLUMNS = `y.id, y.lease_id as "leaseId", p.id as "propertyId", p.name as "propertyName", p.street_number as "streetNumber", p.street, u.label as "unitLabel",
  ${TENANTS} as tenants, y.payer_name as "payerName", y.paid_on as "paidOn", y.method, y.provider = 'sandbox' as test, y.state, ${LOST_IN_PART} as "lostInPart", y.amount_cents as "amountCents",
  ${REFUNDED} as "refundedCents", y.currency, y.receipt_number as "receiptNumber", y.note, y.created_at as "createdAt", ${RECORDED_PAYMENT} as "recordedBy", ${TOOK_PAYMENT_BACK} as "takenBackBy", ${RECORDED_ENTRY} as "entryId", ${BY_MISTAKE} as "byMistake", ${REVERSIBLE} as reversible`;

/** The method by the name that lists give it (`methodIn`): only Canada has e-transfers. */
const NAMED_METHOD = `(case when y.method = 'transfer' and y.currency <> 'CAD' then 'bank' else y.method end)`;

/** Every payment of the landlord's leases that match the filters, the latest received first. */
export function landlordPayments({
  from,
  to,
  shown,
  method,
  propertyId,
  leaseId,
}: LandlordPaymentQuery): ListDefinition {
  const values: unknown[] = [];
  const where: string[] = [];
  const filter = (condition: string, value: unknown) =>
    value !== undefined && where.push(`${condition} $${values.push(value)}`);
  filter('y.paid_on >=', from);
  filter('y.paid_on <=', to);
  filter(`${SHOWN_STATE} =`, shown);
  filter(`${NAMED_METHOD} =`, method);
  filter('l.property_id =', propertyId);
  filter('y.lease_id =', leaseId);
  return {
    select: COLUMNS,
    from: FROM,
    where,
    values,
    sorts: {
      paidOn: 'y.paid_on',
      amountCents: 'y.amount_cents',
      payer: "lower(coalesce(y.payer_name, ''))",
      home: BY_HOME,
      method: 'y.method',
    },
    defaultSort: '-paidOn',
    id: 'y.id',
    search: [
      "coalesce(y.payer_name, '')",
      `array_to_string(${TENANTS}, ' ')`,
      ...HOME_TEXTS,
      'p.name',
      "coalesce(y.receipt_number, '')",
      "coalesce(y.note, '')",
    ],
  };
}

/** The sums of the same payments, one row a currency. */
export const TOTALS: Pick<ListDefinition, 'select' | 'from'> = {
  select: `y.currency, count(*)::int as count, sum(y.amount_cents)::bigint as "amountCents",
    coalesce(sum(y.amount_cents) filter (where ${RECEIVED}), 0)::bigint as "receivedCents", (count(*) filter (where ${RECEIVED}))::int as "receivedCount",
    coalesce(sum(y.amount_cents) filter (where y.state in ('requires_action', 'processing')), 0)::bigint as "processingCents",
    coalesce(sum(${REFUNDED}) filter (where ${RECEIVED}), 0)::bigint as "refundedCents"`,
  from: FROM,
};

export function toLandlordPayment(row: LandlordPaymentRow): LandlordPaymentResponse {
  return {
    id: row.id,
    leaseId: row.leaseId,
    propertyId: row.propertyId,
    propertyName: row.propertyName,
    streetNumber: row.streetNumber,
    street: row.street,
    unitLabel: row.unitLabel,
    tenants: row.tenants,
    payerName: row.payerName,
    paidOn: row.paidOn,
    method: row.method,
    test: row.test,
    state: row.state,
    lostInPart: row.lostInPart,
    amountCents: row.amountCents,
    refundedCents: row.refundedCents,
    currency: row.currency,
    receiptNumber: row.receiptNumber,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    recordedBy: row.recordedBy,
    takenBackBy: row.takenBackBy,
    entryId: row.entryId,
    byMistake: row.byMistake,
    reversible: row.reversible,
  };
}
