import type { Stripe } from 'stripe';
import { own } from '../../../../contract/own.js';
import type { OnlineMethod } from '../../method-fees.js';
import type { PaymentMethod } from '../../payment.entity.js';
import type { PaymentState } from '../../payment.states.js';
import type { RefundAnswer } from '../payment-provider.js';

/** `bank` is ACH in USD, pre-authorized debit in CAD, SEPA debit in EUR (docs/specification/payments.md). */
const BANK: Readonly<Partial<Record<string, string>>> = {
  USD: 'us_bank_account',
  CAD: 'acss_debit',
  EUR: 'sepa_debit',
};

/**
 * What Stripe calls our methods. Stripe's page shows wallets together with the card. Null when the method isn't
 * available in that currency.
 */
export function stripeMethod(method: PaymentMethod | OnlineMethod, currency: string): string | null {
  return method === 'bank' ? (BANK[currency] ?? null) : 'card';
}

const CAPABILITIES: Readonly<Partial<Record<string, keyof Stripe.AccountCreateParams.Capabilities>>> = {
  USD: 'us_bank_account_ach_payments',
  CAD: 'acss_debit_payments',
  EUR: 'sepa_debit_payments',
};

/** The capabilities that an account needs so that its tenants can pay by bank. */
export function bankCapability(currency: string | null): Stripe.AccountCreateParams.Capabilities {
  const name = CAPABILITIES[currency ?? 'USD'];
  return name ? { [name]: { requested: true } } : {};
}

/** Stripe requires the purpose of a Canadian debit. */
export function debitOptions(type: string, inSetup = false): Stripe.Checkout.SessionCreateParams.PaymentMethodOptions {
  if (type !== 'acss_debit') return {};
  return {
    acss_debit: {
      ...(inSetup && { currency: 'cad' as const }),
      mandate_options: { payment_schedule: 'sporadic', transaction_type: 'personal' },
    },
  };
}

const INTENT_STATES: Readonly<Record<string, PaymentState>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'cancelled',
  requires_payment_method: 'failed',
};

/** The state of a payment that was made without the payer present. */
export function stateOfIntent({ status }: Pick<Stripe.PaymentIntent, 'status'>): PaymentState {
  return own(INTENT_STATES, status) ?? 'requires_action';
}

/** The state of a payment on Stripe's page: until that is finished, a good card may follow a refused one. */
export function stateOfSession({
  status,
  payment_status,
  payment_intent,
}: Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent'>): PaymentState {
  if (status === 'expired') return 'cancelled';
  if (status !== 'complete') return 'requires_action';
  if (payment_status === 'paid') return 'succeeded';
  return typeof payment_intent === 'object' && payment_intent ? stateOfIntent(payment_intent) : 'processing';
}

export function stateOfRefund(status: string | null): RefundAnswer['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'processing';
}

export const idOf = (of: string | { id: string } | null): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null);
