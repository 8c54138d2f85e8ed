import { SHOWN_AS } from '../../contract/payment-states.js';

/**
 * SQL: whether lost disputes and refunds took less than all of payment `y`, so that the rest stays paid. Its state is `lost`
 * in both cases.
 */
export const LOST_IN_PART = `(y.state = 'lost' and exists (select from refund r where r.payment_id = y.id and r.source = 'dispute')
    and (select sum(r.amount_cents + r.fee_cents) from refund r where r.payment_id = y.id and r.state <> 'failed')
      < y.amount_cents + case when y.fee_bearer = 'tenant' then y.fee_cents else 0 end)`;

const SHOWN = Object.entries(SHOWN_AS)
  .map(([state, shown]) => `when '${state}' then '${shown}'`)
  .join(' ');

/** The state of a payment `y` as people see it (contract/payment-states). */
export const SHOWN_STATE = `case when ${LOST_IN_PART} then 'part_returned' else case y.state ${SHOWN} end end`;
