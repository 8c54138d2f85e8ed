import type { Query } from '../../../platform/scope/scope.js';
import { LOST_IN_PART } from '../../ledger/lost-in-part.states.js';
import type { RecentPaymentResponse } from './overview.dto.js';

const RECENT = 5;

const PAYMENTS = `select w.id, w.lease_id as "leaseId", w.method, w.state, w."lostInPart", w.amount_cents as "amountCents", w.currency, w.paid_on as "paidOn",
    p.street_number as "streetNumber", u.label as "unitLabel", w.payer_name as "payerName"
  from (select y.*, ${LOST_IN_PART} as "lostInPart" from payment y order by created_at desc, id desc limit ${RECENT}) w
  join lease l on l.id = w.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  order by w.created_at desc, w.id desc`;

export async function recentPayments(query: Query): Promise<RecentPaymentResponse[]> {
  const rows = await query<RecentPaymentResponse>(PAYMENTS);
  return rows.map((row) => ({
    id: row.id,
    leaseId: row.leaseId,
    payerName: row.payerName,
    streetNumber: row.streetNumber,
    unitLabel: row.unitLabel,
    method: row.method,
    state: row.state,
    lostInPart: row.lostInPart,
    amountCents: row.amountCents,
    currency: row.currency,
    paidOn: row.paidOn,
  }));
}
