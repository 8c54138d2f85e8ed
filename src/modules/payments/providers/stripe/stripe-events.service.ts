import { Injectable, Logger } from '@nestjs/common';
import { Scope } from '../../../../platform/scope/scope.js';
import { PaymentReports } from '../../payment-reports.service.js';
import { RefundReports } from '../../refund-reports.service.js';
import type { ProviderMessage } from '../event-log.js';
import type { Payee } from '../payment-provider.js';
import { EventMeaning, type Meaning, type PaymentReport } from './event-meaning.js';
import { ownPayment } from './own-payment.js';
import { PayoutReports } from './payout-reports.service.js';
import { SetupEvents } from './setup-events.service.js';

type From = ProviderMessage & { account: string };
type StripeEvent = Parameters<EventMeaning['of']>[0];

/** The landlord to whom the account belongs, or belonged when it took a payment. */
const PAYEE = `select account_id as "accountId", demo from payment_setup where connected_account = $1
  union select account_id, demo from payment where provider = 'stripe' and provider_account = $1 limit 1`;

/**
 * Applies each report of Stripe once, although reports may be late, repeated and out of order. An account can only
 * report about its own payments: a report about someone else's changes nothing.
 */
@Injectable()
export class StripeEvents {
  private readonly log = new Logger('Stripe');

  constructor(
    private readonly scope: Scope,
    private readonly meaning: EventMeaning,
    private readonly payments: PaymentReports,
    private readonly refunds: RefundReports,
    private readonly payouts: PayoutReports,
    private readonly setup: SetupEvents,
  ) {}

  async take(event: StripeEvent): Promise<void> {
    const { id, type, account } = event;
    if (!account || (await this.isKnown(id))) return;
    const meaning = await this.meaning.of(event, account);
    if (meaning) await this.apply(meaning, { id, type, account });
  }

  /**
   * A report about several things is applied once through the state of each. A report about one thing is recorded
   * together with its effect.
   */
  private async apply(meaning: Meaning, from: From): Promise<void> {
    const once = (count: number) => (count === 1 ? from : undefined);
    if (meaning.kind === 'payments')
      for (const report of meaning.reports) await this.report(report, from, once(meaning.reports.length));
    else if (meaning.kind === 'payout') await this.payouts.take(from.account, meaning.payout);
    else if (meaning.kind === 'refunds') await this.refund(meaning.refunds, from, once(meaning.refunds.length));
    else await this.setup.take(meaning, from);
  }

  private async report(
    { paymentId, intentId, answer }: PaymentReport,
    from: From,
    message?: ProviderMessage,
  ): Promise<void> {
    const ours = await this.scope.asSystem('stripe event', () =>
      ownPayment(this.scope, from.account, { intentId, paymentId }),
    );
    if (ours) await this.payments.take(ours.id, answer, message);
    else if (paymentId)
      this.log.warn(`Event ${from.id} of ${from.account} speaks of a payment that is not that account’s`);
  }

  private async refund(
    refunds: Extract<Meaning, { kind: 'refunds' }>['refunds'],
    { account }: From,
    message?: ProviderMessage,
  ): Promise<void> {
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
