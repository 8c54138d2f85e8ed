import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { cents, ZERO, type Cents } from '../../contract/money.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { LeaseStanding } from '../rent/lease-standings.service.js';
import { limitToday, upTo } from './autopay-day.js';
import { cashbackFor } from './cashback.js';
import { quoteMethod, type OnlineMethod } from './method-fees.js';
import { nameOnLease } from './payer-name.js';
import { PaymentQuotes } from './payment-quotes.service.js';
import { PaymentReports } from './payment-reports.service.js';
import { checkAmount, dueNow, feeTermsOf, offlineReasonOf, prepaidPart } from './payment-terms.js';
import type { CreatePaymentRequest } from './payment.dto.js';
import { Payment } from './payment.entity.js';
import type { PaymentOrder } from './providers/payment-provider.js';
import { PaymentProviders } from './providers/providers.service.js';
import type { Setup } from './setup/setups.service.js';

/** The same amount with the same method within this time is a double click, not a second payment. */
const REPEAT_MS = 2 * 60_000;

type Wish = Omit<CreatePaymentRequest, 'amountCents'>;
/** Computed under the lease's lock. */
type AmountOf = (standing: LeaseStanding, query: Query) => Cents | Promise<Cents>;

/** Payments by tenants. First the payment is stored with its terms, then the provider collects it, then the provider's report is booked. */
@Injectable()
export class TenantPayments {
  constructor(
    private readonly scope: Scope,
    private readonly quotes: PaymentQuotes,
    private readonly ledger: LedgerService,
    private readonly providers: PaymentProviders,
    private readonly reports: PaymentReports,
  ) {}

  /** Returns the payment's id, and the provider's page if the payer continues there. 422 for more than is owed, 409 for the same payment twice. */
  pay(request: CreatePaymentRequest): Promise<{ id: string; actionUrl: string | null }> {
    return this.begin(request, () => cents(request.amountCents), false);
  }

  /**
   * For autopay: pays what is due now and nothing ahead, and before the first rent since it was turned on at most what the tenant
   * asked it to pay. Amounts that were paid meanwhile aren't paid again. 422 when nothing is due.
   */
  payDue(wish: Wish): Promise<{ id: string; actionUrl: string | null }> {
    const now = this.scope.clock.now();
    return this.begin(
      wish,
      async (standing, query) => upTo(await limitToday(query, standing.lease.id, now), dueNow(standing)),
      true,
    );
  }

  private async begin(
    wish: Wish,
    amountOf: AmountOf,
    unattended: boolean,
  ): Promise<{ id: string; actionUrl: string | null }> {
    const { payment, standing } = await this.scope.write('payment.start', (tx) =>
      this.write(tx, wish, amountOf, unattended),
    );
    const answer = await this.providers
      .for(standing.lease)
      .start(orderOf(payment, standing, { unattended, wish: wish.sandbox ?? undefined }));
    await this.reports.take(payment.id, answer);
    return { id: payment.id, actionUrl: answer.actionUrl ?? null };
  }

  /** Runs under the lease's lock, so a second payment for the same charge sees the first one on its way. */
  private async write(tx: Tx, wish: Wish, amountOf: AmountOf, autopay: boolean) {
    const query: Query = (text, values) => tx.rows(text, values);
    const before = await this.quotes.standingOf(query, wish.leaseId);
    await this.ledger.lock(tx, before.lease.id);
    const standing = await this.quotes.standingOf(query, before.lease.id);
    const setup = await this.quotes.setupOf(query, standing);
    if (offlineReasonOf(standing, setup)) throw refusal('no_online_here');
    const amount = await amountOf(standing, query);
    if (amount === ZERO) throw refusal('nothing_due');
    const ahead = wish.prepayment === true;
    const prepaid = prepaidPart(amount, standing) > 0;
    if (!ahead && prepaid) await this.refuseRepeat(tx, wish.method, amount, standing);
    const owedOnly = wish.prepayment === false;
    checkAmount(amount, standing, ahead || owedOnly);
    // The payer believed that all of it was owed. Without their consent it must not become next month's rent, for
    // example when someone else paid first.
    if (owedOnly && prepaid) throw refusal('paid_meanwhile');
    const payment = tx.em.create(Payment, {
      ...this.termsOf(wish.method, amount, standing, setup),
      autopay,
      payerName: await nameOnLease(tx, standing.lease.id, this.scope.actor.userId),
    });
    tx.about('payment', payment.id, standing.lease.accountId);
    await this.ledger.tell(tx, standing.book, payment.id);
    return { payment, standing };
  }

  private termsOf(method: OnlineMethod, amount: Cents, standing: LeaseStanding, setup: Setup) {
    const { lease, today } = standing;
    const { feeCents, feeBearer } = quoteMethod(method, amount, feeTermsOf(standing, setup));
    const now = this.scope.clock.now();
    return {
      id: v7(),
      accountId: lease.accountId,
      demo: lease.demo,
      createdAt: now,
      leaseId: lease.id,
      payerId: this.scope.actor.userId,
      method,
      state: 'requires_action' as const,
      amountCents: amount,
      feeCents,
      feeBearer,
      cashbackCents: cashbackFor(method, amount),
      currency: lease.currency,
      provider: this.providers.for(lease).name,
      providerReference: null,
      providerAccount: setup.account,
      paidOn: today,
      expectedOn: null,
      receiptNumber: null,
      failure: null,
      note: null,
      succeededAt: null,
    };
  }

  private async refuseRepeat(tx: Tx, method: OnlineMethod, amount: Cents, { lease }: LeaseStanding): Promise<void> {
    const since = new Date(this.scope.clock.now().getTime() - REPEAT_MS);
    const same = await tx.rows(
      `select 1 from payment where lease_id = $1 and payer_id = $2 and method = $3 and amount_cents = $4 and created_at > $5
       and state not in ('failed', 'cancelled')`,
      [lease.id, this.scope.actor.userId, method, amount, since],
    );
    if (same.length > 0) throw refusal('paid_just_now');
  }
}

function orderOf(
  payment: Payment,
  { today }: LeaseStanding,
  how: Pick<PaymentOrder, 'unattended' | 'wish'>,
): PaymentOrder {
  const {
    id: paymentId,
    accountId,
    demo,
    leaseId,
    method,
    amountCents,
    feeCents,
    feeBearer,
    currency,
    payerId = null,
    providerAccount = null,
  } = payment;
  const totalCents = amountCents + (feeBearer === 'tenant' ? feeCents : 0);
  return {
    paymentId,
    accountId,
    demo,
    leaseId,
    method,
    amountCents,
    totalCents,
    feeCents,
    currency,
    payerId,
    providerAccount,
    today,
    ...how,
  };
}
