import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { PaymentEntries } from '../ledger/payment-entries.service.js';
import type { LeaseStanding } from '../rent/lease-standings.service.js';
import { bookedOf } from './booked-refunds.js';
import type { Payment } from './payment.entity.js';
import type { LostDispute } from './providers/payment-provider.js';
import { lostSharesOf } from './refund-shares.js';
import { Refund } from './refund.entity.js';

/** Whether disputes took less than what the payer was charged. Without amounts, they took everything. */
export function isPart(payment: Payment, lost: readonly LostDispute[] = []): boolean {
  return lost.length > 0 && lost.every(({ cents }) => cents < totalOf(payment));
}

/** What the payer was charged. */
export const totalOf = ({ amountCents, feeCents, feeBearer }: Payment) =>
  amountCents + (feeBearer === 'tenant' ? feeCents : 0);

/** Books the part of a payment that a lost dispute took, while the rest stays paid. Each dispute is booked once. */
@Injectable()
export class LostDisputes {
  constructor(
    private readonly scope: Scope,
    private readonly entries: PaymentEntries,
  ) {}

  /** Returns the newly taken amount in cents. Call it under the lease's lock. */
  async book(tx: Tx, payment: Payment, { book, today }: LeaseStanding, lost: readonly LostDispute[]): Promise<number> {
    let taken = 0;
    for (const { reference, cents } of lost) {
      const known = await tx.em.findOne(Refund, { accountId: payment.accountId, providerReference: reference });
      if (known) continue;
      const { beyondCents, ...shares } = lostSharesOf(payment, await bookedOf(tx, payment.id), cents);
      const row = tx.em.create(Refund, {
        id: v7(),
        accountId: payment.accountId,
        demo: payment.demo,
        createdAt: this.scope.clock.now(),
        leaseId: payment.leaseId,
        paymentId: payment.id,
        state: 'succeeded',
        source: 'dispute',
        currency: payment.currency,
        reason: null,
        forgivingCreditId: null,
        providerReference: reference,
        ...shares,
        amountCents: shares.amountCents + beyondCents,
      });
      await tx.em.flush();
      await this.entries.partLost(tx, book, payment, { id: row.id, ...shares, beyondCents }, today);
      taken += cents;
    }
    return taken;
  }
}
