import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, type Day } from '../../contract/days.js';
import { cents, max, min, negate, subtract, ZERO, type Cents } from '../../contract/money.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal, refusalWith } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PaymentEntries } from '../ledger/payment-entries.service.js';
import { LeaseStandings } from '../rent/lease-standings.service.js';
import { bookedOf } from './booked-refunds.js';
import type { GiveBackRequest } from './payment.dto.js';
import { Payment } from './payment.entity.js';
import { paymentRefunded } from './payment.events.js';
import { Refund } from './refund.entity.js';

/** Money of recorded payments that the landlord returns outside of the product: in cash, by check or by transfer. */
@Injectable()
export class GivenBack {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly entries: PaymentEntries,
  ) {}

  /**
   * It reduces the tenants' credit. What exceeds the credit is owed again, or the landlord forgives it. Tenants get a
   * message. 404 for someone else's payment, 422 for one that was made online or was returned, and for more than is
   * left of it.
   */
  async record(paymentId: string, request: GiveBackRequest): Promise<void> {
    await this.scope.write('payment.give_back', async (tx) => {
      const { leaseId } = orNotFound(await tx.em.findOne(Payment, { id: paymentId }, { disableIdentityMap: true }));
      await this.ledger.lock(tx, leaseId);
      // Read under the lock, because the payment may have been returned in the meantime.
      const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
      tx.about('payment', paymentId, payment.accountId);
      const amount = await amountOf(tx, payment, request);
      const { book, today, balance } = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      const on = givenOn(request.givenOn, payment, today);
      const forgiven = forgivenOf(request, amount, cents(balance.balanceCents));
      const refund = tx.em.create(Refund, {
        id: v7(),
        accountId: payment.accountId,
        demo: payment.demo,
        createdAt: this.scope.clock.now(),
        leaseId,
        paymentId,
        state: 'succeeded',
        amountCents: amount,
        cashbackCents: 0,
        currency: payment.currency,
        reason: request.reason ?? null,
        forgivingCreditId: forgiven > 0 ? v7() : null,
        givenOn: on,
        method: request.method,
        reference: request.reference || null,
      });
      await tx.em.flush();
      const { id, forgivingCreditId = null, reason = null } = refund;
      const back = { id, amountCents: amount, forgivingCreditId, forgivenCents: forgiven };
      await this.entries.givenBack(tx, book, paymentId, back, { on, knownOn: today, note: reason });
      tx.publish(paymentRefunded, { paymentId, leaseId, accountId: payment.accountId, refundId: id });
      await this.ledger.tell(tx, book, paymentId);
    });
  }
}

async function amountOf(tx: Tx, payment: Payment, { amountCents }: GiveBackRequest): Promise<Cents> {
  if (payment.provider !== 'offline') throw refusal('paid_online');
  if (payment.state !== 'settled') throw new Problem('transition_forbidden');
  const before = await bookedOf(tx, payment.id);
  const leftCents = subtract(cents(payment.amountCents), cents(before.amountCents));
  if (amountCents > leftCents) throw refusalWith({ leftCents }, 'more_than_left');
  return cents(amountCents);
}

/** The forgiven part: at most what exceeds the tenants' credit by then, because only that part is owed again. */
function forgivenOf({ balance }: GiveBackRequest, amount: Cents, owedCents: Cents): Cents {
  const credit = max(ZERO, negate(owedCents));
  const owedAgain = subtract(amount, min(amount, credit));
  if (owedAgain > 0 && !balance) throw invalidField('balance', 'balance is required beyond the credit', 'required');
  return balance === 'forgiven' ? owedAgain : ZERO;
}

function givenOn(asked: string, { paidOn }: Payment, today: Day): Day {
  if (asked < paidOn || asked > today)
    throw invalidField('givenOn', `givenOn must be from ${paidOn} to ${today}`, 'returned_on', {
      from: paidOn,
      to: today,
    });
  return day(asked);
}
