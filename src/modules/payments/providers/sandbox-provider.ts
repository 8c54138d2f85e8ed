import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '../../../contract/days.js';
import type { PaymentState } from '../payment.states.js';
import {
  SANDBOX_WISHES, type PaymentOrder, type PaymentProvider, type ProviderAnswer, type RefundAnswer, type RefundOrder, type SandboxWish,
} from './payment-provider.js';

const MINUTE = 60_000;
/** How long the sandbox takes its time, where a bank would take days. */
const SLOW_MS = 2 * MINUTE;
const RETURN_MS = MINUTE;
const PAYOUT_MS = 2 * MINUTE;

/** Moves no money and says so: imitates a provider with whatever outcome it is told (decisions, section 5). */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';

  async start({ paymentId, wish = 'succeed', today }: PaymentOrder): Promise<ProviderAnswer> {
    const reference = `sandbox-${wish}-${paymentId}`;
    const state = sandboxStateAfter(wish, 0);
    if (state === 'failed') return { state, reference, failure: 'declined' };
    return { state, reference, expectedOn: state === 'processing' ? afterBankDays(today, 3) : null };
  }

  async refund({ refundId }: RefundOrder): Promise<RefundAnswer> {
    return { state: 'succeeded', reference: `sandbox-refund-${refundId}` };
  }
}

/** The state that the sandbox reports for a payment, so many milliseconds after it began. */
export function sandboxStateAfter(wish: SandboxWish, ms: number): PaymentState {
  if (wish === 'fail') return 'failed';
  const arrivesAfter = wish === 'slow' ? SLOW_MS : 0;
  if (ms < arrivesAfter) return 'processing';
  if (wish === 'return') return ms < RETURN_MS ? 'succeeded' : 'returned';
  return ms < arrivesAfter + PAYOUT_MS ? 'succeeded' : 'settled';
}

/** What the sandbox was told about a payment; it stands in the payment's reference. */
export function wishOf(reference: string): SandboxWish {
  return SANDBOX_WISHES.find((wish) => reference.startsWith(`sandbox-${wish}-`)) ?? 'succeed';
}

/** The day after so many days on which banks work; holidays differ by country and are not counted. */
export function afterBankDays(from: Day, days: number): Day {
  let [day, left] = [from, days];
  while (left > 0) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
