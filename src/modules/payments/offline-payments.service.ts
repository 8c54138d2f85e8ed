import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, isDay, type Day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { LeaseStandings } from '../rent/lease-standings.service.js';
import { namedPayer } from './payer-name.js';
import type { RecordPaymentRequest } from './payment.dto.js';
import { Payment } from './payment.entity.js';
import { paymentRecorded } from './payment.events.js';
import { nextReceiptNumber } from './receipt-numbers.js';
import { refuseSamePayment } from './same-payment.js';

/** Payments that reached the landlord outside of the product. */
@Injectable()
export class OfflinePayments {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Records one and settles what is open with it, the oldest first. Returns its id; an id that the caller chose can't
   * be recorded twice. 404 for someone else's lease, 422 for one that may be recorded already, unless the landlord says
   * that it is a different payment.
   */
  record(leaseId: string, request: RecordPaymentRequest, id = v7()): Promise<string> {
    return this.scope.write('payment.record', async (tx) => {
      // Locks the ledger before the receipt number, as online payments do. With different orders the two could
      // deadlock.
      await this.ledger.lock(tx, leaseId);
      const { lease, book, today } = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      const { amountCents, note = null } = request;
      const method = request.method ?? 'transfer';
      const paidOn = arrivedOn(request.paidOn, today);
      const payerName = await namedPayer(tx, leaseId, request);
      if (!request.anotherPayment) await refuseSamePayment(tx, { leaseId, amountCents, paidOn, payerName });
      const now = this.scope.clock.now();
      const payment = tx.em.create(Payment, {
        id,
        accountId: lease.accountId,
        demo: lease.demo,
        createdAt: now,
        leaseId,
        payerId: null,
        payerName,
        method,
        state: 'settled',
        amountCents,
        feeCents: 0,
        feeBearer: 'landlord',
        cashbackCents: 0,
        currency: lease.currency,
        provider: 'offline',
        providerReference: null,
        paidOn,
        expectedOn: null,
        receiptNumber: await nextReceiptNumber(tx, lease),
        failure: null,
        note,
        succeededAt: now,
      });
      await tx.em.flush();
      const credit = { id: payment.id, source: 'offline_payment' as const, cents: cents(amountCents) };
      await this.ledger.credit(tx, book, credit, { on: paidOn, paymentId: payment.id, note });
      tx.about('payment', payment.id, lease.accountId);
      tx.publish(paymentRecorded, { paymentId: payment.id, leaseId, accountId: lease.accountId });
      await this.ledger.tell(tx, book, payment.id);
      return payment.id;
    });
  }
}

function arrivedOn(asked: string | undefined, today: Day): Day {
  if (asked === undefined) return today;
  if (!isDay(asked)) throw invalidField('paidOn', 'paidOn must be a day, YYYY-MM-DD', 'day');
  if (asked > today) throw invalidField('paidOn', 'paidOn lies in the future', 'in_future');
  return day(asked);
}
