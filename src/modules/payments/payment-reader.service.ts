import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { listRows, type ListDefinition } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import { LOST_IN_PART } from '../ledger/lost-in-part.states.js';
import type { PaymentListQuery, PaymentResponse } from './payment.dto.js';

type PaymentRow = Omit<PaymentResponse, 'totalCents' | 'createdAt'> & { createdAt: Date };

const COLUMNS = `y.id, y.lease_id as "leaseId", y.method, y.state, y.amount_cents as "amountCents", y.fee_cents as "feeCents",
  y.fee_bearer as "feeBearer", y.currency, y.provider, y.paid_on as "paidOn",
  y.expected_on as "expectedOn", y.receipt_number as "receiptNumber", y.failure, y.note, y.created_at as "createdAt", y.version,
  (select coalesce(sum(r.amount_cents + r.fee_cents), 0)::bigint from refund r where r.payment_id = y.id and r.state <> 'failed') as "refundedCents",
  (y.cashback_cents - (select coalesce(sum(r.cashback_cents), 0) from refund r where r.payment_id = y.id and r.state <> 'failed'))::bigint as "cashbackCents",
  ${LOST_IN_PART} as "lostInPart",
  y.payer_name as "payerName",
  coalesce((select json_agg(json_build_object('chargeId', c.id, 'kind', c.kind, 'period', c.period, 'label', c.label, 'amountCents', s.cents)
      order by c.due_on, c.id)
    from (select charge_id, sum(amount_cents)::bigint as cents from allocation where entry_id = y.id and released_at is null group by charge_id) s
    join charge c on c.id = s.charge_id), '[]') as settles`;

const LIST: ListDefinition = {
  select: COLUMNS,
  from: 'payment y',
  sorts: { createdAt: 'y.created_at', paidOn: 'y.paid_on', amount: 'y.amount_cents' },
  defaultSort: '-createdAt',
  id: 'y.id',
};

/** Payments as their readers see them. The row policies decide which payments those are. */
@Injectable()
export class PaymentReader {
  constructor(private readonly scope: Scope) {}

  /** Newest first. */
  list(asked: PaymentListQuery): Promise<Page<PaymentResponse>> {
    const values: unknown[] = [];
    const where = [
      ...(asked.leaseId ? [`y.lease_id = $${values.push(asked.leaseId)}`] : []),
      ...(asked.state ? [`y.state = $${values.push(asked.state)}`] : []),
    ];
    return this.scope.read(async (query) => {
      const page = await listRows<PaymentRow>(query, { ...LIST, where, values }, asked);
      return new Page(page.items.map(toPayment), page.nextCursor, page.total);
    });
  }

  /** 404 for one that the actor does not see. */
  async one(id: string): Promise<PaymentResponse> {
    const [row] = await this.scope.rows<PaymentRow>(`select ${COLUMNS} from payment y where y.id = $1`, [id]);
    return toPayment(orNotFound(row));
  }
}

function toPayment(row: PaymentRow): PaymentResponse {
  const {
    id,
    leaseId,
    method,
    state,
    amountCents,
    feeCents,
    feeBearer,
    cashbackCents,
    currency,
    provider,
    paidOn,
    expectedOn,
  } = row;
  const { receiptNumber, failure, note, payerName, refundedCents, lostInPart, settles, createdAt, version } = row;
  return {
    id,
    leaseId,
    method,
    state,
    amountCents,
    feeCents,
    feeBearer,
    cashbackCents,
    currency,
    provider,
    paidOn,
    expectedOn,
    receiptNumber,
    failure,
    note,
    payerName,
    refundedCents,
    lostInPart,
    settles,
    version,
    totalCents: amountCents + (feeBearer === 'tenant' ? feeCents : 0),
    createdAt: createdAt.toISOString(),
  };
}
