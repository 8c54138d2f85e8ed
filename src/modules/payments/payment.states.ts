import { PAYMENT_STATES, type PaymentState } from '../../contract/payment-states.js';
import type { TransitionActor } from '../../contract/roles.js';
import { wayTo, type StateTable } from '../../contract/state-machine.js';

export { PAID_STATES, PAYMENT_STATES, type PaymentState } from '../../contract/payment-states.js';

const SYSTEM = ['system'] as const;

/**
 * The states of a payment (docs/specification/payments.md). The provider changes them, as `system`; a tenant may cancel
 * a payment that they haven't confirmed yet. An offline payment starts as settled. A refund is a separate row, not a
 * state.
 */
export const PAYMENT_TABLE: StateTable<PaymentState, TransitionActor> = {
  states: PAYMENT_STATES,
  initial: ['requires_action', 'processing', 'settled'],
  transitions: [
    { from: 'requires_action', to: 'processing', by: ['tenant', 'system'] },
    { from: 'requires_action', to: 'failed', by: SYSTEM },
    { from: 'requires_action', to: 'cancelled', by: ['tenant', 'system'] },
    { from: 'processing', to: 'succeeded', by: SYSTEM },
    { from: 'processing', to: 'failed', by: SYSTEM },
    { from: 'processing', to: 'cancelled', by: SYSTEM },
    { from: 'succeeded', to: 'settled', by: SYSTEM },
    { from: 'succeeded', to: 'returned', by: SYSTEM },
    { from: 'succeeded', to: 'disputed', by: SYSTEM },
    { from: 'settled', to: 'returned', by: SYSTEM },
    { from: 'settled', to: 'disputed', by: SYSTEM },
    { from: 'disputed', to: 'won', by: SYSTEM },
    { from: 'disputed', to: 'lost', by: SYSTEM },
    // A card payment may be disputed again. Reports of disputes contain their current state, so a late report can't
    // cause this.
    { from: 'won', to: 'disputed', by: SYSTEM },
  ],
};

/** States in which a bank may still take the money back on its own initiative. */
const ARRIVED: readonly PaymentState[] = ['succeeded', 'settled'];

/** The meaning of a provider's report for a payment. */
export type Report =
  /** States to go through, in order, each with its effects. */
  | { readonly kind: 'apply'; readonly states: readonly PaymentState[] }
  /** The payment already has this state or a later one, because reports may be late and repeated. */
  | { readonly kind: 'ignore' }
  /** The two sides disagree, which the reconciliation handles. */
  | { readonly kind: 'contradiction' };

/**
 * Decides what to do with a state that a provider reports (webhook, poll), in any order: a payment passes through a
 * missed state, and late or repeated reports are ignored. Applying the same report twice is harmless. A debit that
 * fails after it had arrived counts as returned.
 */
export function judgeReport(current: PaymentState, reported: PaymentState): Report {
  if (reported === 'failed' && ARRIVED.includes(current)) return { kind: 'apply', states: ['returned'] };
  const ahead = wayTo(PAYMENT_TABLE, current, reported);
  if (ahead !== null) return ahead.length > 0 ? { kind: 'apply', states: ahead } : { kind: 'ignore' };
  return wayTo(PAYMENT_TABLE, reported, current) === null ? { kind: 'contradiction' } : { kind: 'ignore' };
}
