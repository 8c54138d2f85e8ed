import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { iso, isoOrNull } from '../../../platform/database/iso.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { listRows, type ListDefinition } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { DiscrepancyResolver } from './discrepancy-resolver.service.js';
import type { FindingListQuery, FindingResponse, ResolveFindingRequest } from './finding.dto.js';
import { PaymentFinding, type FindingKind } from './payment-finding.entity.js';

type Row = Omit<FindingResponse, 'createdAt' | 'resolvedAt'> & { createdAt: Date; resolvedAt: Date | null };

const COLUMNS = `f.id, f.provider, f.kind, f.reference, f.payment_id as "paymentId", f.refund_id as "refundId",
  (select y.state from payment y where y.id = f.payment_id) as "paymentState", f.lease_id as "leaseId",
  (select a.name from account a where a.id = f.account_id) as "accountName", f.amount_cents as "amountCents", f.currency, f.method,
  f.happened_on as "happenedOn", f.state, f.note, f.resolved_at as "resolvedAt", f.created_at as "createdAt", f.version,
  (select u.first_name || ' ' || u.last_name from app_user u where u.id = f.resolved_by) as "resolvedBy"`;
const LIST: ListDefinition = {
  select: COLUMNS,
  from: 'payment_finding f',
  sorts: { createdAt: 'f.created_at', happenedOn: 'f.happened_on' },
  defaultSort: '-createdAt',
  id: 'f.id',
  search: ['f.reference', "coalesce(f.note, '')", '(select a.name from account a where a.id = f.account_id)'],
};

/** The differences that the comparison with the provider found, and how they were resolved. Each resolution leaves an audit entry. */
@Injectable()
export class Discrepancies {
  constructor(
    private readonly scope: Scope,
    private readonly resolver: DiscrepancyResolver,
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

  /**
   * Resolves a finding, with all effects in one transaction. Calling it twice is safe. 404 for someone else's finding or lease,
   * 409 `stale_version` if someone else has resolved it in another way, 422 if the resolution doesn't fit the finding or would change nothing.
   */
  async resolve(id: string, request: ResolveFindingRequest): Promise<FindingResponse> {
    const { actor } = this.scope;
    const { accountId, demo, kind } = orNotFound(await this.scope.load((em) => em.findOne(PaymentFinding, { id })));
    if (request.action === 'book') await this.checkBooking(kind, request.leaseId);
    const on = { accountId, demo, by: actor.userId };
    // The system books what the provider reports. The audit log names the person who decided it.
    await this.scope.asSystem(
      'payment finding',
      () => this.scope.write(`payment_finding.${request.action}`, (tx) => this.write(tx, id, request)),
      on,
    );
    const [row] = await this.scope.rows<Row>(`select ${COLUMNS} from payment_finding f where f.id = $1`, [id]);
    return toFinding(orNotFound(row));
  }

  /** Read with the landlord's own rights, so someone else's lease isn't found. */
  private async checkBooking(kind: FindingKind, leaseId?: string): Promise<void> {
    if (kind !== 'unknown_here' || this.scope.actor.role !== 'landlord') throw new Problem('transition_forbidden');
    if (!leaseId) throw invalidField('leaseId', 'leaseId names the lease', 'required');
    orNotFound((await this.scope.rows("select 1 from lease where id = $1 and state <> 'draft'", [leaseId]))[0]);
  }

  private async write(tx: Tx, id: string, { action, leaseId, note }: ResolveFindingRequest): Promise<void> {
    const finding = orNotFound(await tx.em.findOne(PaymentFinding, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    const state = RESOLVED[action];
    if (finding.state !== 'open') return refuseUnlessSame(finding, { state, by: tx.actor.userId });
    if (action === 'book') await this.resolver.book(tx, finding, leaseId ?? '');
    else if (action === 'give_up') await this.resolver.giveUp(tx, finding);
    else if (action === 'confirm') await this.resolver.confirm(tx, finding);
    else if (finding.kind === 'cut_off') throw new Problem('transition_forbidden');
    else refuseWithoutNote(note);
    Object.assign(finding, {
      state,
      note: note ?? null,
      resolvedAt: this.scope.clock.now(),
      resolvedBy: tx.actor.userId,
    });
    tx.about('payment_finding', id, finding.accountId);
    tx.changed(['payment-findings', 'payments'], [id], { accounts: [finding.accountId] });
  }
}

const RESOLVED = { book: 'booked', give_up: 'given_up', confirm: 'confirmed', dismiss: 'dismissed' } as const;

/** A person who repeats what they did gets the same answer as the first time. */
function refuseUnlessSame(finding: PaymentFinding, asked: { state: string; by: string | null }): void {
  if (finding.state !== asked.state || finding.resolvedBy !== asked.by) throw new Problem('stale_version');
}

function refuseWithoutNote(note?: string): void {
  if (!note?.trim()) throw invalidField('note', 'note says why', 'required');
}

function toFinding(row: Row): FindingResponse {
  const {
    id,
    provider,
    kind,
    reference,
    paymentId,
    refundId,
    paymentState,
    leaseId,
    accountName,
    amountCents,
    currency,
    method,
    happenedOn,
    state,
    note,
    resolvedBy,
    version,
  } = row;
  return {
    id,
    provider,
    kind,
    reference,
    paymentId,
    refundId,
    paymentState,
    leaseId,
    accountName,
    amountCents,
    currency,
    method,
    happenedOn,
    state,
    note,
    resolvedBy,
    version,
    resolvedAt: isoOrNull(row.resolvedAt),
    createdAt: iso(row.createdAt),
  };
}
