import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PaymentEntries } from '../ledger/payment-entries.service.js';
import { LeaseStandings } from '../rent/lease-standings.service.js';
import { bookedOf } from './booked-refunds.js';
import { totalOf } from './lost-disputes.service.js';
import { PaymentReports } from './payment-reports.service.js';
import { Payment } from './payment.entity.js';
import { paymentRefunded, refundFailed } from './payment.events.js';
import { isNew, type ProviderMessage } from './providers/event-log.js';
import type { Payee, PayoutLine, ProviderRefund, RefundAnswer } from './providers/payment-provider.js';
import type { ProviderName } from './providers/provider-names.js';
import { sharesOf } from './refund-shares.js';
import { Refund } from './refund.entity.js';

/** Finds our payment by the provider's id, otherwise by our id that we sent along, otherwise by our refund. */
const OF_PAYMENT = `select id, lease_id as "leaseId" from payment where account_id = $1 and provider = $2 and (provider_reference = $3 or id = $4
    or id = any(array(select payment_id from refund where account_id = $1 and (provider_reference = $5 or id = $6))))
  order by (provider_reference = $3) desc nulls last limit 1`;

/** Whether a refund of the provider is newer than our row, or is missing in our books. */
const NEWS = `select 1 from payment y left join refund r on r.account_id = y.account_id and (r.provider_reference = $5 or r.id = $6)
  where y.account_id = $1 and y.provider = $2 and (y.provider_reference = $3 or y.id = $4 or y.id = r.payment_id)
    and case when r.id is null then $7 <> 'failed' and y.state not in ('failed', 'cancelled') else r.state not in ($7, 'failed') and $7 <> 'processing' end`;

/**
 * What a provider reports about refunds, started here or on its own pages. Each is booked once, and reversed once if it
 * fails later.
 */
@Injectable()
export class RefundReports {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly entries: PaymentEntries,
    private readonly payments: PaymentReports,
  ) {}

  /** Handles one of our refunds, reported by the provider's answer or by its message, which takes effect once. */
  async take(refundId: string, answer: RefundAnswer, message?: ProviderMessage): Promise<void> {
    await this.report(async (tx) => {
      if (message && !(await isNew(tx, message, this.scope.clock.now()))) return;
      await this.end(tx, refundId, answer);
    });
  }

  /**
   * Handles a refund of the provider: ours, found by its id, otherwise one that was started on its own pages, which
   * gets a row here. A refund of an unknown payment is left to the comparison.
   */
  async found(payee: Payee, provider: ProviderName, refund: ProviderRefund, message?: ProviderMessage): Promise<void> {
    await this.report(async (tx) => {
      if (message && !(await isNew(tx, message, this.scope.clock.now()))) return;
      const [of] = await tx.rows<{ id: string; leaseId: string }>(OF_PAYMENT, namesOf(payee, provider, refund));
      if (!of) return;
      await this.ledger.lock(tx, of.leaseId);
      const row = await this.rowOf(tx, payee, of, refund);
      if (row) await this.apply(tx, row, refund);
    }, payee);
  }

  /** Whether `found` would change something. Asked because the comparison finds every refund again each time. */
  async isNews(payee: Payee, provider: ProviderName, refund: ProviderRefund): Promise<boolean> {
    return (await this.scope.rows(NEWS, [...namesOf(payee, provider, refund), refund.state])).length > 0;
  }

  /**
   * A payout was reduced by refunds of a payment. Booked once per payout line. What a dispute takes of the whole
   * payment is booked with the outcome of the dispute.
   */
  async settled(paymentId: string, { reference, cents, disputed }: PayoutLine): Promise<void> {
    await this.report(async (tx) => {
      const { leaseId } = orNotFound(await tx.em.findOne(Payment, { id: paymentId }, { disableIdentityMap: true }));
      await this.ledger.lock(tx, leaseId);
      const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
      if (disputed && Math.abs(cents) >= totalOf(payment)) return;
      const { book, today } = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      await this.entries.refundSettled(tx, book, paymentId, { id: reference, cents }, today);
      tx.about('payment', paymentId, payment.accountId);
      await this.ledger.tell(tx, book, paymentId);
    });
  }

  /** The same within a command of the system. */
  async end(tx: Tx, refundId: string, answer: RefundAnswer): Promise<void> {
    const { leaseId } = orNotFound(await tx.em.findOne(Refund, { id: refundId }, { disableIdentityMap: true }));
    await this.ledger.lock(tx, leaseId);
    await this.apply(tx, orNotFound(await tx.em.findOne(Refund, { id: refundId })), answer);
  }

  private async rowOf(
    tx: Tx,
    { accountId, demo }: Payee,
    of: { id: string; leaseId: string },
    refund: ProviderRefund,
  ): Promise<Refund | null> {
    const known = await tx.em.findOne(Refund, {
      accountId,
      $or: [{ providerReference: refund.reference }, { id: idOrNull(refund.refundId) }],
    });
    if (known || refund.state === 'failed') return known;
    // Refunded money must have arrived before, even if the provider's report of that hasn't reached us.
    await this.payments.apply(tx, of.id, of.leaseId, { state: 'succeeded', reference: refund.paymentReference });
    const payment = orNotFound(await tx.em.findOne(Payment, { id: of.id }));
    if (payment.state === 'failed' || payment.state === 'cancelled') return null;
    return tx.em.create(Refund, {
      id: v7(),
      accountId,
      demo,
      createdAt: this.scope.clock.now(),
      leaseId: of.leaseId,
      paymentId: of.id,
      state: 'processing',
      source: 'provider',
      currency: payment.currency,
      reason: null,
      forgivingCreditId: null,
      providerReference: refund.reference,
      ...sharesOf(payment, await bookedOf(tx, of.id), refund.amountCents),
    });
  }

  /** In any order of reports: processing → succeeded → failed, each step once and never backwards. */
  private async apply(tx: Tx, refund: Refund, { state, reference }: RefundAnswer): Promise<void> {
    const { state: before, paymentId, providerReference } = refund;
    refund.providerReference ??= reference;
    if (state === before || state === 'processing' || before === 'failed') return;
    const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
    const { book, today } = await this.standings.of((text, values) => tx.rows(text, values), refund.leaseId);
    if (state === 'succeeded') {
      Object.assign(refund, sharesOf(payment, await bookedOf(tx, paymentId), refund.amountCents + refund.feeCents));
      await this.entries.refunded(tx, book, payment, refund, today);
      tx.publish(paymentRefunded, {
        paymentId,
        leaseId: refund.leaseId,
        accountId: refund.accountId,
        refundId: refund.id,
      });
    } else {
      if (before === 'succeeded') await this.entries.refundFailed(tx, book, payment, refund, today);
      tx.publish(refundFailed, {
        paymentId,
        leaseId: refund.leaseId,
        accountId: refund.accountId,
        amountCents: refund.amountCents + refund.feeCents,
        sent: providerReference !== null,
      });
    }
    refund.state = state;
    tx.about('payment', paymentId, payment.accountId);
    await this.ledger.tell(tx, book, paymentId);
  }

  private async report(command: (tx: Tx) => Promise<void>, on: Partial<Payee> = {}): Promise<void> {
    await this.scope.asSystem('refund report', () => this.scope.write('refund.report', command), on);
  }
}

/** The id that a provider returns as ours may have been written there by anyone. */
const idOrNull = (id: string | null): string | null => (isUUID(id) ? id : null);

const namesOf = (
  { accountId }: Payee,
  provider: ProviderName,
  { paymentReference, paymentId, reference, refundId }: ProviderRefund,
) => [accountId, provider, paymentReference, idOrNull(paymentId), reference, idOrNull(refundId)];
