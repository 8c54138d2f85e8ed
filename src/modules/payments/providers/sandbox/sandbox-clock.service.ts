import { Injectable, Logger } from '@nestjs/common';
import { forEachSettled } from '../../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../../platform/scope/scope.js';
import { PaymentReports } from '../../payment-reports.service.js';
import type { PaymentState } from '../../payment.states.js';
import { RefundReports } from '../../refund-reports.service.js';
import type { KnownPayment } from '../payment-provider.js';
import { PAYOUT_MS, SandboxProvider } from './sandbox-provider.js';

interface Moving extends KnownPayment {
  state: PaymentState;
}

const MOVING = `select id as "paymentId", account_id as "accountId", demo, state, provider_reference as reference, created_at as "createdAt",
    provider_account as "providerAccount" from payment
  where provider = 'sandbox' and state in ('requires_action', 'processing', 'succeeded') and created_at <= $1 order by created_at limit 500`;

/** Refunds that haven't been deducted from a payout yet. */
const REFUNDED = `select y.id as "paymentId", r.provider_reference as reference, r.amount_cents + r.fee_cents as cents from refund r join payment y on y.id = r.payment_id
  where y.provider = 'sandbox' and r.state = 'succeeded' and r.provider_reference is not null and y.state <> 'succeeded' and r.created_at <= $1
    and not exists (select from journal_entry e where e.account_id = r.account_id and e.key = 'refund-settlement:' || r.provider_reference)
  order by r.created_at limit 500`;

/** Longer than a request takes. A payment that the provider doesn't know by then will never reach it. */
const LOST_MS = 5 * 60_000;

/**
 * Plays a provider that reports without being asked: slow payments arrive, payments with a prepared failure come back,
 * and arrived ones are paid out.
 */
@Injectable()
export class SandboxClock {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly scope: Scope,
    private readonly reports: PaymentReports,
    private readonly provider: SandboxProvider,
    private readonly refunds: RefundReports,
  ) {}

  @Scheduled('payments.sandbox', '* * * * *')
  async tick(): Promise<void> {
    const moving = await this.scope.asSystem('sandbox payments', () =>
      this.scope.rows<Moving>(MOVING, [this.scope.clock.now()]),
    );
    for (const payment of moving) {
      // One payment that can't be booked must not block the later ones.
      await this.move(payment).catch((error: unknown) =>
        this.log.error({ err: error, payment: payment.paymentId }, 'A payment could not be booked'),
      );
    }
    await this.chargeWithRefunds();
  }

  /** Refunds are deducted from a payout, as a real provider does. */
  private async chargeWithRefunds(): Promise<void> {
    const before = new Date(this.scope.clock.now().getTime() - PAYOUT_MS);
    const refunds = await this.scope.asSystem('sandbox payments', () =>
      this.scope.rows<{ paymentId: string; reference: string; cents: number }>(REFUNDED, [before]),
    );
    await forEachSettled(this.log, refunds, ({ paymentId, reference, cents }) =>
      this.refunds.settled(paymentId, { reference, cents, disputed: false }),
    );
  }

  /** A payment without an answer may have been sent anyway, so the provider is asked instead of assuming something. */
  private async move({ state, ...payment }: Moving): Promise<void> {
    const { paymentId, createdAt } = payment;
    const answer = await this.provider.find(payment);
    if (answer && answer.state !== state) await this.reports.take(paymentId, answer);
    const lost = answer === null && this.scope.clock.now().getTime() - createdAt.getTime() > LOST_MS;
    if (lost && state === 'requires_action')
      await this.reports.take(paymentId, { state: 'cancelled', reference: `sandbox-lost-${paymentId}` });
  }
}
