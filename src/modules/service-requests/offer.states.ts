import type { TransitionActor } from '../../contract/roles.js';
import type { StateTable } from '../../contract/state-machine.js';

export const OFFER_STATES = ['sent', 'answered', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/**
 * An offer of a request to a supplier (docs/specification/service-requests.md). A supplier accepts it if the first one gets the
 * job, and answers with price and time if the landlord picks. The accepted offer is the work order. Until the work is done, the
 * supplier can still give it back, and the landlord can take it away.
 */
export const OFFER_TABLE: StateTable<OfferState, TransitionActor> = {
  states: OFFER_STATES,
  initial: ['sent'],
  transitions: [
    { from: 'sent', to: 'answered', by: ['supplier'] },
    { from: 'sent', to: 'accepted', by: ['supplier'] },
    { from: 'sent', to: 'declined', by: ['supplier'] },
    { from: 'sent', to: 'expired', by: ['system'] },
    { from: 'sent', to: 'withdrawn', by: ['landlord', 'staff', 'admin', 'system'] },
    { from: 'answered', to: 'accepted', by: ['landlord'] },
    { from: 'answered', to: 'declined', by: ['supplier'] },
    { from: 'answered', to: 'withdrawn', by: ['landlord', 'staff', 'admin', 'system'] },
    { from: 'accepted', to: 'declined', by: ['supplier'] },
    { from: 'accepted', to: 'withdrawn', by: ['landlord', 'staff', 'admin', 'system'] },
  ],
};
