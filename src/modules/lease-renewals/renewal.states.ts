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

/** Those that wait for somebody: a lease has one such recommendation at most. */
export const OPEN_RENEWALS = ['pending', 'accepted', 'adjusted', 'offered'] as const satisfies readonly RenewalState[];

/**
 * A recommendation from its proposal to the signed renewal (docs/specification/lease-renewals.md). `signed` and `declined` by the landlord
 * record an answer on paper. A rejected one may be taken up again; `system` lets what nobody answered expire, and withdraws what
 * was signed on paper once the landlord cancels the term before it starts.
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

/** What a tenant was sent. One answer counts, whoever of the lease gives it. */
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
