import { Injectable, Logger } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Scope } from '../../../platform/scope/scope.js';
import { PaymentReports } from '../payment-reports.service.js';
import type { Payee } from '../providers/payment-provider.js';
import { RefundReports } from '../refund-reports.service.js';
import type { ProviderMessage } from './event-log.js';
import { EventMeaning, type Meaning, type PaymentReport } from './event-meaning.js';
import { SetupEvents } from './setup-events.service.js';

type From = ProviderMessage & { account: string };
type StripeEvent = Parameters<EventMeaning['of']>[0];

/** Whose account it is, or was when it took a payment. */
const PAYEE = `select account_id as "accountId", demo from payment_setup where connected_account = $1
  union select account_id, demo from payment where provider = 'stripe' and provider_account = $1 limit 1`;

/** Our payment of that landlord: by Stripe's number of it, which a payment that was booked by hand has alone, else by our id. */
const OURS = `select y.id from payment y
  where y.provider_account = $1 and y.provider = 'stripe' and (y.provider_reference = $2 or y.id = $3) order by (y.provider_reference = $2) desc nulls last limit 1`;

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
    private readonly refunds: RefundReports,
    private readonly setup: SetupEvents,
  ) {}

  async take(event: StripeEvent): Promise<void> {
    const { id, type, account } = event;
    if (!account || (await this.isKnown(id))) return;
    const meaning = await this.meaning.of(event, account);
    if (meaning) await this.apply(meaning, { id, type, account });
  }

  /** What reports several things goes through each once by its state; what reports one is kept with its effect. */
  private async apply(meaning: Meaning, from: From): Promise<void> {
    const once = (count: number) => (count === 1 ? from : undefined);
    if (meaning.kind === 'payments') for (const report of meaning.reports) await this.report(report, from, once(meaning.reports.length));
    else if (meaning.kind === 'payout') await this.payout(meaning, from);
    else if (meaning.kind === 'refunds') await this.refund(meaning.refunds, from, once(meaning.refunds.length));
    else await this.setup.take(meaning, from);
  }

  private async report({ paymentId, intentId, answer }: PaymentReport, from: From, message?: ProviderMessage): Promise<void> {
    const ours = await this.ours(from, intentId, paymentId);
    if (ours) await this.payments.take(ours.id, answer, message);
    else if (paymentId) this.log.warn(`Event ${from.id} of ${from.account} speaks of a payment that is not that account’s`);
  }

  /** Payments by their states, what was kept back by its own number: each once, however often it is told. */
  private async payout({ reports, lines }: Extract<Meaning, { kind: 'payout' }>, from: From): Promise<void> {
    for (const report of reports) await this.report(report, from);
    for (const { paymentId, intentId, line } of lines) {
      const ours = await this.ours(from, intentId, paymentId);
      if (ours) await this.refunds.settled(ours.id, line);
    }
  }

  private async ours({ account }: From, intentId: string | null, paymentId: string | null | undefined): Promise<{ id: string } | undefined> {
    return (await this.rows<{ id: string }>(OURS, [account, intentId, isUUID(paymentId) ? paymentId : null]))[0];
  }

  private async refund(refunds: Extract<Meaning, { kind: 'refunds' }>['refunds'], { account }: From, message?: ProviderMessage): Promise<void> {
    const [payee] = await this.rows<Payee>(PAYEE, [account]);
    if (payee) for (const refund of refunds) await this.refunds.found(payee, 'stripe', refund, message);
  }

  private async isKnown(id: string): Promise<boolean> {
    return (await this.rows('select 1 from provider_event where id = $1', [id])).length > 0;
  }

  private rows<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.scope.asSystem('stripe event', () => this.scope.rows<Row>(sql, values));
  }
}
