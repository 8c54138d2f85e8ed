import type { TransitionActor } from '../../contract/roles.js';
import type { StateTable } from '../../contract/state-machine.js';

export const RENEWAL_STATES = [
  'pending',
  'accepted',
  'adjusted',
  'rejected',
  'offered',
  'signed',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type RenewalState = (typeof RENEWAL_STATES)[number];

/** States that need a decision. A lease has at most one such recommendation. */
export const OPEN_RENEWALS = ['pending', 'accepted', 'adjusted', 'offered'] as const satisfies readonly RenewalState[];

/**
 * A recommendation from its proposal to the signed renewal (docs/specification/lease-renewals.md). `signed` and
 * `declined` by the landlord record an answer on paper. A rejected one can be reopened. `system` expires what no one
 * answered, and withdraws a renewal signed on paper when the landlord cancels the term before it starts.
 */
export const RENEWAL_TABLE: StateTable<RenewalState, TransitionActor> = {
  states: RENEWAL_STATES,
  initial: ['pending'],
  transitions: [
    { from: 'pending', to: 'accepted', by: ['landlord'] },
    { from: 'pending', to: 'adjusted', by: ['landlord'] },
    { from: 'pending', to: 'rejected', by: ['landlord'] },
    { from: 'pending', to: 'expired', by: ['system'] },
    { from: 'accepted', to: 'adjusted', by: ['landlord'] },
    { from: 'accepted', to: 'rejected', by: ['landlord'] },
    { from: 'accepted', to: 'offered', by: ['landlord'] },
    { from: 'accepted', to: 'signed', by: ['landlord'] },
    { from: 'accepted', to: 'expired', by: ['system'] },
    { from: 'adjusted', to: 'accepted', by: ['landlord'] },
    { from: 'adjusted', to: 'rejected', by: ['landlord'] },
    { from: 'adjusted', to: 'offered', by: ['landlord'] },
    { from: 'adjusted', to: 'signed', by: ['landlord'] },
    { from: 'adjusted', to: 'expired', by: ['system'] },
    { from: 'rejected', to: 'accepted', by: ['landlord'] },
    { from: 'rejected', to: 'adjusted', by: ['landlord'] },
    { from: 'offered', to: 'signed', by: ['landlord', 'tenant'] },
    { from: 'offered', to: 'declined', by: ['landlord', 'tenant'] },
    { from: 'offered', to: 'withdrawn', by: ['landlord'] },
    { from: 'offered', to: 'expired', by: ['system'] },
    { from: 'signed', to: 'withdrawn', by: ['system'] },
  ],
};

export const OFFER_STATES = ['sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The states of an offer to a tenant. One answer counts, from any tenant of the lease. */
export const OFFER_TABLE: StateTable<OfferState, TransitionActor> = {
  states: OFFER_STATES,
  initial: ['sent'],
  transitions: [
    { from: 'sent', to: 'accepted', by: ['tenant', 'landlord'] },
    { from: 'sent', to: 'declined', by: ['tenant', 'landlord'] },
    { from: 'sent', to: 'expired', by: ['system'] },
    { from: 'sent', to: 'withdrawn', by: ['landlord'] },
    { from: 'accepted', to: 'withdrawn', by: ['system'] },
  ],
};
