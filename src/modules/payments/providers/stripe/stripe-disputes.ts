import type { Stripe } from 'stripe';
import type { ProviderAnswer } from '../payment-provider.js';

const WON: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** The result of all disputes of a payment: open if any is open, otherwise what was lost, otherwise won. */
export function answerOfDisputes(reference: string, disputes: readonly Stripe.Dispute[]): ProviderAnswer {
  const lost = disputes.filter(({ status }) => status === 'lost');
  const open = disputes.find(({ status }) => status !== 'lost' && !WON.includes(status));
  const failure = (open ?? lost[0] ?? disputes[0])?.reason.slice(0, 60) ?? null;
  if (open) return { state: 'disputed', reference, failure };
  if (lost.length === 0) return { state: 'won', reference, failure };
  return {
    state: 'lost',
    reference,
    failure,
    lost: lost.filter(({ amount }) => amount > 0).map(({ id, amount }) => ({ reference: id, cents: amount })),
  };
}
