import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { v7 } from 'uuid';
import { iso, isoOrNull } from '../../../platform/database/iso.js';
import { found, Problem } from '../../../platform/errors/problem.js';
import { listRows, type ListDefinition } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { Payment } from '../payment.entity.js';
import { PaymentReports } from '../payment-reports.service.js';
import type { ProviderAnswer } from '../providers/payment-provider.js';
import type { FindingListQuery, FindingResponse, ResolveFindingRequest } from './finding.dto.js';
import { PaymentFinding } from './payment-finding.entity.js';

type Row = Omit<FindingResponse, 'createdAt' | 'resolvedAt'> & { createdAt: Date; resolvedAt: Date | null };
type Mend = { paymentId: string; answer: ProviderAnswer } | null;

const COLUMNS = `f.id, f.provider, f.kind, f.reference, f.payment_id as "paymentId", f.lease_id as "leaseId",
  (select a.name from account a where a.id = f.account_id) as "accountName", f.amount_cents as "amountCents", f.currency, f.method,
  f.happened_on as "happenedOn", f.state, f.note, f.resolved_at as "resolvedAt", f.created_at as "createdAt", f.version,
  (select u.first_name || ' ' || u.last_name from app_user u where u.id = f.resolved_by) as "resolvedBy"`;
const LIST: ListDefinition = { select: COLUMNS, from: 'payment_finding f', sorts: { createdAt: 'f.created_at' }, defaultSort: '-createdAt', id: 'f.id' };

/** What the comparison with the provider has found, and how it was mended: each verb leaves its entry in the audit log. */
@Injectable()
export class Findings {
  constructor(
    private readonly scope: Scope,
    private readonly reports: PaymentReports,
  ) {}

  /** Newest first. */
  list(asked: FindingListQuery): Promise<Page<FindingResponse>> {
    const values: unknown[] = [];
    const where = asked.state ? [`f.state = $${values.push(asked.state)}`] : [];
    return this.scope.read(async (query) => {
      const page = await listRows<Row>(query, { ...LIST, where, values }, asked);
      return new Page(page.items.map(toFinding), page.nextCursor, page.total);
    });
  }

  /** Mends one. Twice does no harm. 404 for a foreign one or a foreign lease, 422 for what does not mend that kind. */
  async resolve(id: string, request: ResolveFindingRequest): Promise<FindingResponse> {
    const mend = await this.scope.write(`payment_finding.${request.action}`, (tx) => this.write(tx, id, request));
    // Booked as what the provider reports; if the process ends here, the next comparison asks for it again.
    if (mend) await this.reports.take(mend.paymentId, mend.answer);
    const [row] = await this.scope.rows<Row>(`select ${COLUMNS} from payment_finding f where f.id = $1`, [id]);
    return toFinding(found(row));
  }

  private async write(tx: Tx, id: string, { action, leaseId, note }: ResolveFindingRequest): Promise<Mend> {
    const finding = found(await tx.em.findOne(PaymentFinding, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    tx.about('payment_finding', id, finding.accountId);
    if (finding.state !== 'open') return null;
    const mend = action === 'book' ? await this.book(tx, finding, leaseId) : action === 'give_up' ? await giveUp(tx, finding) : dismissed(note);
    Object.assign(finding, {
      state: ({ book: 'booked', give_up: 'given_up', dismiss: 'dismissed' } as const)[action],
      note: note ?? null, resolvedAt: this.scope.clock.now(), resolvedBy: this.scope.actor.userId,
    });
    tx.changed(['payment-findings', 'payments'], [id], { accounts: [finding.accountId] });
    return mend;
  }

  /** The payment that was missing here, on the lease that it belongs to: without a fee, which was never agreed. */
  private async book(tx: Tx, finding: PaymentFinding, leaseId?: string): Promise<Mend> {
    if (finding.kind !== 'unknown_here' || this.scope.actor.role !== 'landlord') throw new Problem('transition_forbidden');
    if (!leaseId) throw new Problem('invalid_input', { details: [{ field: 'leaseId', message: 'leaseId names the lease' }] });
    const [lease] = await tx.rows<{ currency: string }>("select currency from lease where id = $1 and account_id = $2 and state <> 'draft'", [leaseId, finding.accountId]);
    if (found(lease).currency !== finding.currency) throw new Problem('rule_broken', { sentence: 'The lease has another currency.' });
    const { accountId, demo, provider, method, amountCents, currency, reference, happenedOn } = finding;
    const payment = tx.em.create(Payment, {
      id: v7(), accountId, demo, createdAt: this.scope.clock.now(), leaseId, payerId: null, method, state: 'requires_action', amountCents, feeCents: 0,
      feeBearer: 'landlord', cashbackCents: 0, currency, provider, providerReference: reference, paidOn: happenedOn, expectedOn: null,
      receiptNumber: null, failure: null, note: null, succeededAt: null,
    });
    Object.assign(finding, { leaseId, paymentId: payment.id });
    return { paymentId: payment.id, answer: { state: 'succeeded', reference } };
  }
}

/** The provider never had it: what was booked for it is taken back. */
async function giveUp(tx: Tx, { kind, paymentId, reference }: PaymentFinding): Promise<Mend> {
  if (kind !== 'unknown_there' || !paymentId) throw new Problem('transition_forbidden');
  const { state } = found(await tx.em.findOne(Payment, { id: paymentId }));
  const begun = state === 'requires_action' || state === 'processing';
  return { paymentId, answer: { state: begun ? 'cancelled' : 'returned', reference, failure: 'unknown_there' } };
}

function dismissed(note?: string): null {
  if (!note?.trim()) throw new Problem('invalid_input', { details: [{ field: 'note', message: 'note says why' }] });
  return null;
}

function toFinding(row: Row): FindingResponse {
  const { id, provider, kind, reference, paymentId, leaseId, accountName, amountCents, currency, method, happenedOn, state, note, resolvedBy, version } = row;
  return {
    id, provider, kind, reference, paymentId, leaseId, accountName, amountCents, currency, method, happenedOn, state, note, resolvedBy, version,
    resolvedAt: isoOrNull(row.resolvedAt), createdAt: iso(row.createdAt),
  };
}
