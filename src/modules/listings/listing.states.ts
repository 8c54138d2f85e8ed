import type { TransitionActor } from '../../contract/roles.js';
import type { StateTable } from '../../contract/state-machine.js';

export const LISTING_STATES = ['draft', 'published', 'paused', 'closed'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/**
 * A listing from draft to its end. A closed one is history, so the unit gets a new listing. The system closes it when a
 * lease becomes active.
 */
export const LISTING_TABLE: StateTable<ListingState, TransitionActor> = {
  states: LISTING_STATES,
  initial: ['draft', 'published'],
  transitions: [
    { from: 'draft', to: 'published', by: ['landlord'] },
    { from: 'draft', to: 'closed', by: ['landlord', 'admin', 'system'] },
    { from: 'published', to: 'paused', by: ['landlord', 'admin'] },
    { from: 'published', to: 'closed', by: ['landlord', 'admin', 'system'] },
    { from: 'paused', to: 'published', by: ['landlord'] },
    { from: 'paused', to: 'closed', by: ['landlord', 'admin', 'system'] },
  ],
};
