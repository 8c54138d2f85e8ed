import { Injectable } from '@nestjs/common';
import { day, type Day } from '../../../../contract/days.js';
import { Scope } from '../../../../platform/scope/scope.js';
import { afterBankDays } from '../../bank-days.js';
import type { PaymentState } from '../../payment.states.js';
import type {
  KnownPayment,
  Payee,
  PaymentOrder,
  PaymentProvider,
  ProviderAnswer,
  ProviderPayment,
  ProviderRefund,
  RefundAnswer,
  RefundOrder,
  SandboxWish,
} from '../payment-provider.js';
import { SandboxPlatformPayments } from './sandbox-platform-payments.js';

const MINUTE = 60_000;
/** How long the sandbox takes where a bank would take days. */
const SLOW_MS = 2 * MINUTE;
const RETURN_MS = MINUTE;
export const PAYOUT_MS = 2 * MINUTE;

const REMEMBER = `insert into sandbox_payment (id, account_id, demo, created_at, wish, total_cents, currency) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do nothing`;
const REMEMBERED = `select id, wish, total_cents as "totalCents", currency, created_at as "createdAt" from sandbox_payment`;

interface Remembered {
  id: string;
  wish: SandboxWish;
  totalCents: number;
  currency: string;
  createdAt: Date;
}

/**
 * Moves no money and says so: imitates a provider, with the outcome that the caller chooses
 * (docs/specification/payments.md).
 */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly platform = new SandboxPlatformPayments();

  constructor(private readonly scope: Scope) {}

  async start({
    paymentId,
    accountId,
    demo,
    totalCents,
    currency,
    wish = 'succeed',
    today,
  }: PaymentOrder): Promise<ProviderAnswer> {
    const row = [paymentId, accountId, demo, this.scope.clock.now(), wish, totalCents, currency];
    await this.asItself({ accountId, demo }, () => this.scope.write('sandbox.payment', (tx) => tx.rows(REMEMBER, row)));
    return answerOf(wish, paymentId, 0, today);
  }

  async find({ paymentId, accountId, demo }: KnownPayment): Promise<ProviderAnswer | null> {
    const [known] = await this.asItself({ accountId, demo }, () =>
      this.scope.rows<Remembered>(`${REMEMBERED} where id = $1`, [paymentId]),
    );
    if (!known) return null;
    return answerOf(
      known.wish,
      paymentId,
      this.scope.clock.now().getTime() - known.createdAt.getTime(),
      day(known.createdAt.toISOString().slice(0, 10)),
    );
  }

  giveUp(payment: KnownPayment): Promise<ProviderAnswer | null> {
    return this.find(payment);
  }

  async listSince(payee: Payee, since: Date): Promise<ProviderPayment[]> {
    const rows = await this.asItself(payee, () =>
      this.scope.rows<Remembered>(`${REMEMBERED} where account_id = $1 and created_at >= $2 order by created_at, id`, [
        payee.accountId,
        since,
      ]),
    );
    const now = this.scope.clock.now().getTime();
    const arrived = rows.filter(
      ({ wish, createdAt }) => !['failed', 'processing'].includes(sandboxStateAfter(wish, now - createdAt.getTime())),
    );
    return arrived.map(({ id, wish, totalCents, currency, createdAt }) => ({
      reference: referenceOf(wish, id),
      paymentId: id,
      amountCents: totalCents,
      currency,
      method: 'bank',
      createdAt,
    }));
  }

  async refund({ refundId }: RefundOrder): Promise<RefundAnswer> {
    return { state: 'succeeded', reference: `sandbox-refund-${refundId}` };
  }

  /** It has no pages on which a refund could be started. */
  async listRefunds(): Promise<ProviderRefund[]> {
    return [];
  }

  async findRefund(_payee: Payee, reference: string): Promise<ProviderRefund> {
    throw new Error(`The sandbox does not keep refunds: ${reference}`);
  }

  /** This is the provider's own book; no other part of the product reads or writes it. */
  private asItself<T>({ accountId, demo }: Payee, fn: () => Promise<T>): Promise<T> {
    return this.scope.asSystem('sandbox provider', fn, { accountId, demo });
  }
}

const referenceOf = (wish: SandboxWish, paymentId: string) => `sandbox-${wish}-${paymentId}`;

function answerOf(wish: SandboxWish, paymentId: string, ms: number, today: Day): ProviderAnswer {
  const reference = referenceOf(wish, paymentId);
  const state = sandboxStateAfter(wish, ms);
  if (state === 'failed') return { state, reference, failure: 'declined' };
  return { state, reference, expectedOn: state === 'processing' ? afterBankDays(today, 3) : null };
}

/** The state that the sandbox reports for a payment a number of milliseconds after it began. */
export function sandboxStateAfter(wish: SandboxWish, ms: number): PaymentState {
  if (wish === 'fail') return 'failed';
  const arrivesAfter = wish === 'slow' ? SLOW_MS : 0;
  if (ms < arrivesAfter) return 'processing';
  if (wish === 'return') return ms < RETURN_MS ? 'succeeded' : 'returned';
  return ms < arrivesAfter + PAYOUT_MS ? 'succeeded' : 'settled';
}
