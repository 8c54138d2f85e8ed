import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { cents, subtract } from '../../contract/money.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal, refusalWith } from '../../platform/errors/refusals.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { RefundRequest } from './payment.dto.js';
import { Payment } from './payment.entity.js';
import { PaymentProviders } from './providers/providers.service.js';
import { RefundReports } from './refund-reports.service.js';
import { Refund } from './refund.entity.js';

const REFUNDABLE: readonly Payment['state'][] = ['succeeded', 'settled', 'won'];

/** Longer than any request takes. A refund without an answer by then was left behind by a process that ended. */
const LEFT_MS = 5 * 60_000;
const LEFT_BEHIND = `select r.id, r.amount_cents as "amountCents", r.account_id as "accountId", r.demo, y.provider, y.provider_reference as "paymentReference", y.provider_account as "providerAccount"
  from refund r join payment y on y.id = r.payment_id where r.state = 'processing' and r.source = 'landlord' and r.provider_reference is null and r.created_at < $1 order by r.created_at limit 500`;

interface Unbooked {
  id: string;
  amountCents: number;
  accountId: string;
  demo: boolean;
  provider: Payment['provider'];
  paymentReference: string | null;
  providerAccount: string | null;
}

/** Refunds. First the refund is stored, then the provider sends it, then it is booked. */
@Injectable()
export class Refunds {
  private readonly log = new Logger('Refunds');

  constructor(
    private readonly scope: Scope,
    private readonly ledger: LedgerService,
    private readonly providers: PaymentProviders,
    private readonly reports: RefundReports,
  ) {}

  /** Refunds an amount, or all that is left. 404 for someone else's payment, 422 for more than is left of it or if its account was disconnected. */
  async refund(paymentId: string, request: RefundRequest): Promise<void> {
    const { refund, payment } = await this.scope.write('payment.refund', (tx) => this.write(tx, paymentId, request));
    const { id, amountCents, accountId, demo } = refund;
    await this.send({
      id,
      amountCents,
      accountId,
      demo,
      provider: payment.provider,
      paymentReference: payment.providerReference ?? null,
      providerAccount: payment.providerAccount ?? null,
    });
  }

  /** Finishes refunds that a crash left between their row and their booking. The provider sends each refund id only once. */
  @Scheduled('payments.refunds', '*/5 * * * *')
  async resume(): Promise<void> {
    const before = new Date(this.scope.clock.now().getTime() - LEFT_MS);
    const left = await this.scope.asSystem('refund report', () => this.scope.rows<Unbooked>(LEFT_BEHIND, [before]));
    await forEachSettled(this.log, left, (refund) => this.send(refund));
  }

  private async send({
    id,
    amountCents,
    accountId,
    demo,
    provider,
    paymentReference,
    providerAccount,
  }: Unbooked): Promise<void> {
    if (provider === 'offline') return;
    await this.reports.take(
      id,
      await this.providers
        .named(provider)
        .refund({ refundId: id, paymentReference, providerAccount, amountCents, accountId, demo }),
    );
  }

  private async write(tx: Tx, paymentId: string, { amountCents, balance, reason }: RefundRequest) {
    const { leaseId } = orNotFound(await tx.em.findOne(Payment, { id: paymentId }, { disableIdentityMap: true }));
    await this.ledger.lock(tx, leaseId);
    // Read under the lock, because the payment may have come back meanwhile.
    const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
    if (!REFUNDABLE.includes(payment.state)) throw new Problem('transition_forbidden');
    if (payment.provider === 'offline') throw refusal('not_paid_online');
    if (payment.provider === 'stripe') await refuseCutOff(tx, payment);
    const [sum] = await tx.rows<{ before: number }>(
      "select coalesce(sum(amount_cents), 0)::bigint as before from refund where payment_id = $1 and state <> 'failed'",
      [paymentId],
    );
    const before = cents(sum?.before ?? 0);
    const left = subtract(cents(payment.amountCents), before);
    const amount = cents(amountCents ?? left);
    if (amount <= 0 || amount > left) throw refusalWith({ leftCents: left }, 'more_than_left');
    const refund = tx.em.create(Refund, {
      id: v7(),
      accountId: payment.accountId,
      demo: payment.demo,
      createdAt: this.scope.clock.now(),
      leaseId: payment.leaseId,
      paymentId,
      state: 'processing',
      amountCents: amount,
      currency: payment.currency,
      reason: reason ?? null,
      askedBy: tx.actor.userId,
      providerReference: null,
      forgivingCreditId: balance === 'forgiven' ? v7() : null,
      // The cashback's share is computed when the refund is booked, because others may be booked first.
      cashbackCents: 0,
    });
    tx.about('payment', paymentId, payment.accountId);
    return { refund, payment };
  }
}

/** Only the account that took the payment can give it back. */
async function refuseCutOff(tx: Tx, { accountId, providerAccount }: Payment): Promise<void> {
  const [setup] = await tx.rows<{ account: string | null }>(
    'select connected_account as account from payment_setup where account_id = $1',
    [accountId],
  );
  if (setup?.account && (!providerAccount || setup.account === providerAccount)) return;
  throw new Problem('account_disconnected');
}
