import type { Stripe } from 'stripe';
import type { PayoutLine } from '../payment-provider.js';
import { idOf } from './stripe-states.js';

/** A payment in a payout, or a deduction from it. */
export interface OfPayout {
  readonly intentId: string | null;
  readonly paymentId: string | null | undefined;
  /** Null: the payment itself is paid out. */
  readonly line: PayoutLine | null;
}

/**
 * Payouts that reached the bank in that time, the earliest first. Stripe doesn't say what a payout contains that was
 * requested by hand.
 */
export async function arrivedPayouts(
  stripe: Stripe,
  { since, until }: { since: Date; until: Date },
  on: Stripe.RequestOptions,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id, automatic } of stripe.payouts.list(
    { status: 'paid', arrival_date: { gte: seconds(since), lte: seconds(until) }, limit: 100 },
    on,
  )) {
    if (automatic) ids.unshift(id);
  }
  return ids;
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** The parts of a payout that may concern us. */
export async function readPayout(stripe: Stripe, payout: string, on: Stripe.RequestOptions): Promise<OfPayout[]> {
  const read: OfPayout[] = [];
  for await (const of of stripe.balanceTransactions.list({ payout, expand: ['data.source'], limit: 100 }, on)) {
    const { source } = of;
    if (typeof source !== 'object' || source === null) continue;
    if (source.object === 'charge')
      read.push({ intentId: idOf(source.payment_intent ?? null), paymentId: source.metadata['paymentId'], line: null });
    if (source.object === 'refund' || source.object === 'dispute') read.push(await keptBack(stripe, of, source, on));
  }
  return read;
}

/** Its amount is read where it is in the payment's own currency. The sign says whether it was deducted or added. */
async function keptBack(
  stripe: Stripe,
  of: Stripe.BalanceTransaction,
  source: Stripe.Refund | Stripe.Dispute,
  on: Stripe.RequestOptions,
): Promise<OfPayout> {
  const intentId = idOf(source.payment_intent ?? null);
  const intent = intentId ? await stripe.paymentIntents.retrieve(intentId, {}, on) : null;
  const line = {
    reference: of.id,
    cents: of.amount < 0 ? source.amount : -source.amount,
    disputed: source.object === 'dispute',
  };
  return { intentId, paymentId: intent?.metadata['paymentId'], line };
}
