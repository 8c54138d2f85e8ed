import type { TransitionActor } from '../../contract/roles.js';
import type { StateTable } from '../../contract/state-machine.js';

export const QUOTE_STATES = ['sent', 'approved', 'refused', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/**
 * A supplier's price for a job (docs/specification/service-requests.md). Each price is a row of its own, and tenants see none. An
 * approved price binds both sides: more needs another quote. The supplier can take back a quote that waits; the system takes back
 * those that have become pointless.
 */
export const QUOTE_TABLE: StateTable<QuoteState, TransitionActor> = {
  states: QUOTE_STATES,
  initial: ['sent'],
  transitions: [
    { from: 'sent', to: 'approved', by: ['landlord'] },
    { from: 'sent', to: 'refused', by: ['landlord'] },
    { from: 'sent', to: 'withdrawn', by: ['supplier', 'system'] },
  ],
};
