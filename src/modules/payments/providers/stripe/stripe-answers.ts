import type { Stripe } from 'stripe';
import { day } from '../../../../contract/days.js';
import { afterBankDays } from '../../bank-days.js';
import type { ProviderAnswer } from '../payment-provider.js';
import { isFinal } from './stripe-errors.js';
import { stateOfIntent } from './stripe-states.js';

/** Business days until a bank debit has arrived. */
const BANK_DAYS = 4;

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Stripe's answer about an intent. A debit on its way arrives after some days. */
export function answerOfIntent(intent: Stripe.PaymentIntent): ProviderAnswer {
  const state = stateOfIntent(intent);
  const began = day(new Date(intent.created * 1000).toISOString().slice(0, 10));
  return {
    state,
    reference: intent.id,
    expectedOn: state === 'processing' ? afterBankDays(began, BANK_DAYS) : null,
    failure: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
  };
}

/** A refusal of Stripe as an outcome. Errors that may not happen again are thrown. */
export function refused(error: unknown, paymentId: string): ProviderAnswer {
  const { code, decline_code, payment_intent } = error as Partial<Stripe.errors.StripeCardError>;
  if (!isFinal(error)) throw error;
  return {
    state: 'failed',
    reference: payment_intent?.id ?? `declined-${paymentId}`,
    failure: (decline_code ?? code ?? 'declined').slice(0, 60),
  };
}
