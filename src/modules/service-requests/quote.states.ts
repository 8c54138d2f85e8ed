import type { Actor } from '../../contract/roles.js';
import type { StateTable } from '../../contract/state-machine.js';

export const QUOTE_STATES = ['sent', 'approved', 'refused'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** A supplier's price for a job (docs/specification/service-requests.md). Another price is another row; tenants see none. */
export const QUOTE_TABLE: StateTable<QuoteState, Actor> = {
  states: QUOTE_STATES,
  initial: ['sent'],
  transitions: [
    { from: 'sent', to: 'approved', by: ['landlord', 'staff', 'admin'] },
    { from: 'sent', to: 'refused', by: ['landlord', 'staff', 'admin'] },
  ],
};
