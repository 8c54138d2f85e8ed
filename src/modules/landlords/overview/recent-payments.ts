import type { Query } from '../../../platform/scope/scope.js';
import { LOST_IN_PART } from '../../ledger/lost-in-part.states.js';
import type { RecentPaymentResponse } from './overview.dto.js';

const RECENT = 5;

/** The payer where it is one of the tenants, else the first tenant: a landlord records what comes in by hand. */
const PAYMENTS = `select w.id, w.lease_id as "leaseId", w.method, w.state, w."lostInPart", w.amount_cents as "amountCents", w.currency, w.created_at as "createdAt",
    p.street_number as "streetNumber", u.label as "unitLabel", p.time_zone as "timeZone",
    coalesce((select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = w.lease_id
      order by t.user_id is distinct from w.payer_id, t.created_at, t.id limit 1), '') as tenant
  from (select y.*, ${LOST_IN_PART} as "lostInPart" from payment y order by created_at desc, id desc limit ${RECENT}) w
  join lease l on l.id = w.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  order by w.created_at desc, w.id desc`;

type Row = Omit<RecentPaymentResponse, 'createdAt'> & { createdAt: Date };

export async function recentPayments(query: Query): Promise<RecentPaymentResponse[]> {
  const rows = await query<Row>(PAYMENTS);
  return rows.map((row) => ({
    id: row.id,
    leaseId: row.leaseId,
    tenant: row.tenant,
    streetNumber: row.streetNumber,
    unitLabel: row.unitLabel,
    method: row.method,
    state: row.state,
    lostInPart: row.lostInPart,
    amountCents: row.amountCents,
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    timeZone: row.timeZone,
  }));
}
