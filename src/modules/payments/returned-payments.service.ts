import { Injectable } from '@nestjs/common';
import { day, type Day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { LeaseStandings } from '../rent/lease-standings.service.js';
import { ReturnedFees } from '../rent/returned-fees.service.js';
import type { ReturnPaymentRequest } from './payment.dto.js';
import { Payment } from './payment.entity.js';
import { paymentReturned } from './payment.events.js';

/** Recorded payments that the bank took back: a check that bounced, or a transfer that was recalled. */
@Injectable()
export class ReturnedPayments {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly fees: ReturnedFees,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * What it had settled is owed again from the day it came back, with a fee if the landlord asks for one that the
   * region allows (422 `region_rule`); both sides get a message. 404 for someone else's payment, 422 for one that came
   * online. Repeating it is harmless.
   */
  async take(paymentId: string, request: ReturnPaymentRequest): Promise<void> {
    await this.scope.write('payment.return', async (tx) => {
      const { leaseId } = orNotFound(await tx.em.findOne(Payment, { id: paymentId }, { disableIdentityMap: true }));
      await this.ledger.lock(tx, leaseId);
      const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
      tx.about('payment', paymentId, payment.accountId);
      if (payment.provider !== 'offline') throw refusal('providers_entry');
      if (payment.state === 'returned') return;
      const { book, lease, today } = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      const on = returnedOn(request.returnedOn, payment, today);
      const fee = cents(request.feeCents ?? 0);
      if (fee > 0) this.fees.hold(lease, { fee, bankCharge: cents(request.bankChargeCents ?? 0), on: today });
      const note = request.note?.trim() || null;
      await this.ledger.returnCredit(tx, book, paymentId, { on, knownOn: today, note, paymentId });
      payment.state = 'returned';
      payment.returnedOn = on;
      // Dated on the day on which the bank returned the payment; due today, because no one could have paid it before.
      if (fee > 0)
        payment.returnedFeeId = await this.ledger.charge(
          tx,
          book,
          { kind: 'nsf_fee', cents: fee, dueOn: today },
          { on, note },
        );
      tx.publish(paymentReturned, { paymentId, leaseId, accountId: payment.accountId, feeCents: fee });
      await this.ledger.tell(tx, book, paymentId);
    });
  }
}

function returnedOn(asked: string, { paidOn }: Payment, today: Day): Day {
  if (asked < paidOn || asked > today)
    throw invalidField('returnedOn', `returnedOn must be from ${paidOn} to ${today}`, 'returned_on', {
      from: paidOn,
      to: today,
    });
  return day(asked);
}
