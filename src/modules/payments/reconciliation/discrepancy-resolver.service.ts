import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { PaymentReports } from '../payment-reports.service.js';
import { Payment } from '../payment.entity.js';
import { PAID_STATES, type PaymentState } from '../payment.states.js';
import { RefundReports } from '../refund-reports.service.js';
import { NEVER_CAME } from './compare-payments.js';
import type { PaymentFinding } from './payment-finding.entity.js';

/** With the account that was compared. */
const LEASE = `select currency, (select connected_account from payment_setup where account_id = $2) as account
  from lease where id = $1 and account_id = $2`;

const PAID: readonly PaymentState[] = PAID_STATES;

/** Carries out the resolution of a finding in payments and books, in the finding's transaction. */
@Injectable()
export class DiscrepancyResolver {
  constructor(
    private readonly scope: Scope,
    private readonly reports: PaymentReports,
    private readonly refunds: RefundReports,
  ) {}

  /**
   * Books a payment that we didn't know on the lease it belongs to. If it has arrived in the meantime, that payment is
   * used instead.
   */
  async book(tx: Tx, finding: PaymentFinding, leaseId: string): Promise<void> {
    const { provider, reference } = finding;
    const [lease] = await tx.rows<{ currency: string; account: string | null }>(LEASE, [leaseId, finding.accountId]);
    if (orNotFound(lease).currency !== finding.currency) throw refusal('other_currency');
    const known = await tx.em.findOne(Payment, {
      provider,
      providerReference: reference,
      accountId: finding.accountId,
    });
    if (known && !NEVER_CAME.includes(known.state))
      return void Object.assign(finding, { leaseId: known.leaseId, paymentId: known.id });
    if (known) await takeNumberFrom(tx, known);
    const payment = this.newPayment(tx, finding, leaseId, known);
    payment.providerAccount = known?.providerAccount ?? lease?.account ?? null;
    await tx.em.flush();
    await this.reports.apply(tx, payment.id, leaseId, { state: 'succeeded', reference });
    Object.assign(finding, { leaseId, paymentId: payment.id });
  }

  /** Reverses a payment that the provider never had. 422 for one that it disputes and therefore knows. */
  async giveUp(tx: Tx, finding: PaymentFinding): Promise<void> {
    const { kind, paymentId, reference } = finding;
    if (kind === 'cut_off') return this.end(tx, finding, 'failed');
    if (kind !== 'unknown_there' || !paymentId) throw new Problem('transition_forbidden');
    const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
    const begun = payment.state === 'requires_action' || payment.state === 'processing';
    await this.reports.apply(tx, paymentId, payment.leaseId, {
      state: begun ? 'cancelled' : 'returned',
      reference,
      failure: 'unknown_there',
    });
    if (PAID.includes(payment.state)) throw refusal('disputed');
  }

  /** Books money that was on its way when the account was disconnected as arrived: a payment at the landlord's, a refund at the tenant's. */
  async confirm(tx: Tx, finding: PaymentFinding): Promise<void> {
    if (finding.kind !== 'cut_off') throw new Problem('transition_forbidden');
    await this.end(tx, finding, 'arrived');
  }

  /** Does nothing if the provider's message has arrived after all. */
  private async end(
    tx: Tx,
    { paymentId, refundId, leaseId, reference }: PaymentFinding,
    how: 'arrived' | 'failed',
  ): Promise<void> {
    if (refundId)
      return this.refunds.end(tx, refundId, { state: how === 'arrived' ? 'succeeded' : 'failed', reference });
    await this.reports.apply(tx, orNotFound(paymentId), orNotFound(leaseId), {
      state: how === 'arrived' ? 'settled' : 'failed',
      reference,
      failure: how === 'arrived' ? null : 'account_cut_off',
    });
  }

  /** Uses the terms agreed for the payment if it was tried here, otherwise no fee. */
  private newPayment(tx: Tx, finding: PaymentFinding, leaseId: string, tried: Payment | null): Payment {
    const { accountId, demo, provider, amountCents, currency, reference, happenedOn } = finding;
    const agreed = tried && tried.leaseId === leaseId && totalOf(tried) === amountCents ? tried : null;
    const {
      payerId = null,
      payerName = null,
      method = finding.method,
      feeCents = 0,
      feeBearer = 'landlord',
      cashbackCents = 0,
    } = agreed ?? {};
    return tx.em.create(Payment, {
      id: v7(),
      accountId,
      demo,
      createdAt: this.scope.clock.now(),
      leaseId,
      payerId,
      payerName,
      method,
      state: 'requires_action',
      amountCents: agreed?.amountCents ?? amountCents,
      feeCents,
      feeBearer,
      cashbackCents,
      currency,
      provider,
      providerReference: reference,
      paidOn: happenedOn,
      expectedOn: null,
      receiptNumber: null,
      failure: null,
      note: null,
      succeededAt: null,
    });
  }
}

const totalOf = ({ amountCents, feeCents, feeBearer }: Payment) =>
  amountCents + (feeBearer === 'tenant' ? feeCents : 0);

/**
 * A payment that failed or was canceled here but was paid at the provider. The new payment gets the provider's number.
 */
async function takeNumberFrom(tx: Tx, tried: Payment): Promise<void> {
  tried.providerReference = null;
  await tx.em.flush();
}
