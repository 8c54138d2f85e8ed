import { Injectable } from '@nestjs/common';
import { Scope } from '../../../../platform/scope/scope.js';
import { PaymentReports } from '../../payment-reports.service.js';
import { RefundReports } from '../../refund-reports.service.js';
import { isNew } from '../event-log.js';
import { ownPayment } from './own-payment.js';
import type { OfPayout } from './stripe-payouts.js';

/** A payout with its parts. */
export interface Payout {
  readonly id: string;
  readonly parts: readonly OfPayout[];
}

/**
 * Books payouts, reported by a message or found by the comparison. A report may repeat: payments are protected by their
 * states, and deductions by their own ids. Which payouts are booked is recorded with the messages.
 */
@Injectable()
export class PayoutReports {
  constructor(
    private readonly scope: Scope,
    private readonly payments: PaymentReports,
    private readonly refunds: RefundReports,
  ) {}

  async take(account: string, { id, parts }: Payout): Promise<void> {
    const paid = parts.filter(({ line }) => line === null);
    const kept = parts.filter(({ line }) => line !== null);
    for (const part of [...paid, ...kept]) await this.book(account, id, part);
    if ((await this.unknown([id])).length > 0) await this.remember(id);
  }

  /** The payouts that aren't booked yet. */
  async unknown(payouts: readonly string[]): Promise<string[]> {
    const known = await this.scope.asSystem('stripe payout', () =>
      this.scope.rows<{ id: string }>('select id from provider_event where id = any($1)', [payouts]),
    );
    return payouts.filter((id) => !known.some((one) => one.id === id));
  }

  private async book(account: string, payout: string, { intentId, paymentId, line }: OfPayout): Promise<void> {
    const ours = await this.scope.asSystem('stripe payout', () =>
      ownPayment(this.scope, account, { intentId, paymentId }),
    );
    if (!ours) return;
    if (line) await this.refunds.settled(ours.id, line);
    else await this.payments.take(ours.id, { state: 'settled', reference: payout });
  }

  private async remember(id: string): Promise<void> {
    await this.scope.asSystem('stripe payout', () =>
      this.scope.write('payment.report', (tx) => isNew(tx, { id, type: 'payout' }, this.scope.clock.now())),
    );
  }
}
