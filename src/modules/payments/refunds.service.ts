import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { cents, subtract } from '../../contract/money.js';
import { found, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LeaseStanding } from '../landlords/rent/standing.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PaymentEntries } from '../ledger/payment-entries.service.js';
import { cashbackToTakeBack } from './cashback.js';
import type { OnlineMethod } from './method-fees.js';
import type { RefundRequest } from './payment.dto.js';
import { Payment } from './payment.entity.js';
import { PaymentProviders } from './providers/providers.service.js';
import { Refund } from './refund.entity.js';

const REFUNDABLE: readonly Payment['state'][] = ['succeeded', 'settled', 'won'];

/** Gives money back: first the refund is written, then the provider sends it, then it is booked. */
@Injectable()
export class Refunds {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStanding,
    private readonly ledger: LedgerService,
    private readonly entries: PaymentEntries,
    private readonly providers: PaymentProviders,
  ) {}

  /** 404 for a foreign payment, 422 for more than is left of it. Without an amount, the rest of it. */
  async refund(paymentId: string, request: RefundRequest): Promise<void> {
    const { refund, payment } = await this.scope.write('payment.refund', (tx) => this.write(tx, paymentId, request));
    const answer = await this.providers.for(payment).refund({ refundId: refund.id, paymentReference: payment.providerReference ?? null, amountCents: refund.amountCents });
    const on = { accountId: payment.accountId, demo: payment.demo };
    await this.scope.asSystem('refund report', () => this.scope.write('refund.report', (tx) => this.apply(tx, refund.id, answer)), on);
  }

  private async write(tx: Tx, paymentId: string, { amountCents, reason }: RefundRequest) {
    const payment = found(await tx.em.findOne(Payment, { id: paymentId }));
    await this.ledger.lock(tx, payment.leaseId);
    if (!REFUNDABLE.includes(payment.state)) throw new Problem('transition_forbidden');
    if (payment.provider === 'offline') throw new Problem('rule_broken', { sentence: 'Give this money back yourself and reverse the entry.' });
    const [sum] = await tx.rows<{ before: number }>(
      "select coalesce(sum(amount_cents), 0)::bigint as before from refund where payment_id = $1 and state <> 'failed'", [paymentId],
    );
    const before = cents(sum?.before ?? 0);
    const left = subtract(cents(payment.amountCents), before);
    const amount = cents(amountCents ?? left);
    if (amount <= 0 || amount > left) throw new Problem('rule_broken', { sentence: 'This is more than what is left of the payment.', extra: { leftCents: left } });
    const refund = tx.em.create(Refund, {
      id: v7(), accountId: payment.accountId, demo: payment.demo, createdAt: this.scope.clock.now(), leaseId: payment.leaseId, paymentId,
      state: 'processing', amountCents: amount, currency: payment.currency, reason: reason ?? null, providerReference: null,
      cashbackCents: payment.cashbackCents > 0 ? cashbackToTakeBack(payment.method as OnlineMethod, cents(payment.amountCents), before, amount) : 0,
    });
    tx.about('payment', paymentId, payment.accountId);
    return { refund, payment };
  }

  private async apply(tx: Tx, refundId: string, answer: { state: Refund['state']; reference: string }): Promise<void> {
    const refund = found(await tx.em.findOne(Refund, { id: refundId }));
    const payment = found(await tx.em.findOne(Payment, { id: refund.paymentId }));
    await this.ledger.lock(tx, refund.leaseId);
    if (refund.state !== 'processing') return;
    refund.state = answer.state;
    refund.providerReference = answer.reference;
    const { book, today } = await this.standings.of((text, values) => tx.rows(text, values), refund.leaseId);
    if (answer.state === 'succeeded') await this.entries.refunded(tx, book, payment, refund, today);
    tx.about('payment', payment.id, payment.accountId);
    await this.ledger.tell(tx, book, payment.id);
  }
}
