import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { judgeMove } from '../../contract/state-machine.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { lockRequest } from './change-request.service.js';
import { Offer } from './offer.entity.js';
import type { NewRepairQuote, RepairQuoteAnswer, RepairQuoteResponse } from './quote.dto.js';
import { Quote } from './quote.entity.js';
import { QUOTE_TABLE } from './quote.states.js';
import { QUOTE_JSON, toQuote } from './request.rows.js';
import { offerExpiry } from './response-targets.js';
import type { ServiceRequest } from './service-request.entity.js';
import { ASKS_IN, isOpen } from './settle-quotes.js';
import { limitOf } from './spending-limit.js';
import { addEvent, tell } from './timeline.js';

const QUOTE = `select (${QUOTE_JSON}) as quote from quote q join supplier qs on qs.account_id = q.supplier_account_id where q.id = $1`;
type QuoteHappening = 'quote_sent' | 'quote_approved' | 'quote_refused' | 'quote_withdrawn';
interface Priced {
  supplierAccountId: string;
  amountCents: number;
  note?: string | null;
  /** When it was sent or answered. */
  at: Date;
}

/** Prices that suppliers ask for, and the landlord's answers (docs/specification/service-requests.md). */
@Injectable()
export class QuoteService {
  constructor(private readonly scope: Scope) {}

  /**
   * 404 without an open offer, 409 while an earlier quote waits for its answer. After the work is done 422, except for a price
   * above the limit from the supplier who did it, until the request closes.
   */
  async send(requestId: string, body: NewRepairQuote): Promise<RepairQuoteResponse> {
    const id = v7();
    await this.scope.write('quote.send', async (tx) => {
      const request = await lockRequest(tx, requestId);
      const supplierAccountId = orNotFound(tx.actor.accountId);
      orNotFound(await tx.em.findOne(Offer, { requestId, supplierAccountId, state: { $in: ['sent', 'accepted'] } }));
      if (!ASKS_IN.includes(request.status)) await refuseAfterWork(tx, request, body.amountCents);
      if (await tx.em.findOne(Quote, { requestId, supplierAccountId, state: 'sent' })) throw refusal('quote_sent');
      const { accountId, demo } = request;
      const now = this.scope.clock.now();
      tx.em.create(Quote, {
        id,
        accountId,
        demo,
        requestId,
        supplierAccountId,
        amountCents: body.amountCents,
        note: body.note || null,
        state: 'sent',
        createdAt: now,
      });
      this.record(tx, request, 'quote_sent', {
        supplierAccountId,
        amountCents: body.amountCents,
        note: body.note || null,
        at: now,
      });
    });
    return this.one(id);
  }

  /**
   * An approved price is binding: the supplier may spend that much and no more, and gets new time to accept the job. 422 once the
   * job has moved on. A supplier can take back a quote that waits.
   */
  async answer(requestId: string, quoteId: string, body: RepairQuoteAnswer): Promise<RepairQuoteResponse> {
    const { status } = body;
    await this.scope.write(`quote.${status}`, async (tx) => {
      const request = await lockRequest(tx, requestId);
      const quote = orNotFound(await tx.em.findOne(Quote, { id: quoteId, requestId }));
      const verdict = judgeMove(
        QUOTE_TABLE,
        quote.state,
        status,
        tx.actor.role === 'visitor' ? 'tenant' : tx.actor.role,
      );
      if (verdict === 'forbidden') throw new Problem('forbidden');
      if (verdict === 'impossible') throw new Problem('transition_forbidden');
      if (verdict === 'already') return;
      if (status !== 'withdrawn') await this.bind(tx, request, quote, status === 'approved');
      quote.state = status;
      const now = this.scope.clock.now();
      quote.answeredAt = now;
      this.record(tx, request, `quote_${status}`, {
        supplierAccountId: quote.supplierAccountId,
        amountCents: quote.amountCents,
        note: status === 'refused' ? body.reason || null : null,
        at: now,
      });
    });
    return this.one(quoteId);
  }

  private async bind(tx: Tx, request: ServiceRequest, quote: Quote, approved: boolean): Promise<void> {
    if (!isOpen(request, quote)) throw new Problem('transition_forbidden');
    const { requestId, supplierAccountId } = { requestId: request.id, supplierAccountId: quote.supplierAccountId };
    const offer = await tx.em.findOne(Offer, { requestId, supplierAccountId, state: { $in: ['sent', 'accepted'] } });
    if (!offer) throw new Problem('transition_forbidden');
    if (!approved) return;
    offer.budgetCents = quote.amountCents;
    if (offer.state === 'sent') offer.expiresAt = offerExpiry(request.priority, this.scope.clock.now());
  }

  private record(tx: Tx, request: ServiceRequest, happening: QuoteHappening, quote: Priced): void {
    const { note = null, supplierAccountId, amountCents, at } = quote;
    // The supplier sees in the history what became of their own price. The time identifies the quote.
    addEvent(tx, request, { kind: 'quote', detail: happening, note, internal: true, supplierAccountId }, at);
    tx.about('service_request', request.id, request.accountId);
    tell(tx, request, { happening, note, supplierAccountId, amountCents }, at);
  }

  private async one(id: string): Promise<RepairQuoteResponse> {
    const [row] = await this.scope.rows<{ quote: RepairQuoteResponse }>(QUOTE, [id]);
    return toQuote(orNotFound(row).quote);
  }
}

/** Within the limit, or without one, no approval is needed. */
async function refuseAfterWork(tx: Tx, request: ServiceRequest, amountCents: number): Promise<void> {
  const did = request.status === 'completed' && request.supplierAccountId === tx.actor.accountId;
  const { limitCents } = did ? await limitOf(tx, request) : { limitCents: null };
  if (limitCents === null || amountCents <= limitCents) throw new Problem('transition_forbidden');
}
