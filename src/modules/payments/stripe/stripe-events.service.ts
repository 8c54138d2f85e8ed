import { Injectable, Logger } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Scope } from '../../../platform/scope/scope.js';
import { PaymentReports } from '../payment-reports.service.js';
import type { ProviderAnswer } from '../providers/payment-provider.js';
import { Refunds } from '../refunds.service.js';
import type { ProviderMessage } from './event-log.js';
import { EventMeaning, type Meaning } from './event-meaning.js';
import { SetupEvents } from './setup-events.service.js';

type From = ProviderMessage & { account: string };
type StripeEvent = Parameters<EventMeaning['of']>[0];

/**
 * Applies what Stripe reports, once: late, doubled and out of order. An account speaks only of its own: a report about
 * somebody else's payment changes nothing.
 */
@Injectable()
export class StripeEvents {
  private readonly log = new Logger('Stripe');

  constructor(
    private readonly scope: Scope,
    private readonly meaning: EventMeaning,
    private readonly payments: PaymentReports,
    private readonly refunds: Refunds,
    private readonly setup: SetupEvents,
  ) {}

  async take(event: StripeEvent): Promise<void> {
    const { id, type, account } = event;
    if (!account || (await this.isKnown(id))) return;
    const meaning = await this.meaning.of(event, account);
    if (meaning) await this.apply(meaning, { id, type, account });
  }

  private async apply(meaning: Meaning, from: From): Promise<void> {
    if (meaning.kind === 'payments') for (const { paymentId, answer } of meaning.reports) await this.report(paymentId, answer, from, meaning.reports.length);
    else if (meaning.kind === 'refund') await this.refund(meaning, from);
    else await this.setup.take(meaning, from);
  }

  /** A payout reports many payments; each is gone through once by its state. */
  private async report(paymentId: string, answer: ProviderAnswer, from: From, count: number): Promise<void> {
    if (await this.owns(from, 'payment', paymentId)) await this.payments.take(paymentId, answer, count === 1 ? from : undefined);
  }

  private async refund({ refundId, answer }: Extract<Meaning, { kind: 'refund' }>, from: From): Promise<void> {
    if (await this.owns(from, 'refund', refundId)) await this.refunds.take(refundId, answer, from);
  }

  private async owns({ account, id }: From, table: 'payment' | 'refund', ours: string): Promise<boolean> {
    const sql = `select 1 from ${table} y join payment_setup s on s.account_id = y.account_id where y.id = $1 and s.connected_account = $2`;
    const rows = isUUID(ours) ? await this.asSystem(() => this.scope.rows(sql, [ours, account])) : [];
    if (rows.length === 0) this.log.warn(`Event ${id} of ${account} speaks of a ${table} that is not that account’s`);
    return rows.length > 0;
  }

  private async isKnown(id: string): Promise<boolean> {
    return (await this.asSystem(() => this.scope.rows('select 1 from provider_event where id = $1', [id]))).length > 0;
  }

  private asSystem<T>(fn: () => Promise<T>): Promise<T> {
    return this.scope.asSystem('stripe event', fn);
  }
}
