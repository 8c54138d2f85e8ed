import type { TransitionActor } from '../../contract/roles.js';
import type { StateTable } from '../../contract/state-machine.js';

export const LEASE_STATES = ['draft', 'active', 'notice', 'ended'] as const;
export type LeaseState = (typeof LEASE_STATES)[number];

/**
 * A lease from draft to end (docs/specification/leases.md). A draft that is not needed is deleted, so there is no state for it.
 * `system` ends a lease on the day after its last one. An end that was a mistake is undone: back under the notice whose day is
 * still to come, else running on.
 */
export const LEASE_TABLE: StateTable<LeaseState, TransitionActor> = {
  states: LEASE_STATES,
  initial: ['draft'],
  transitions: [
    { from: 'draft', to: 'active', by: ['landlord'] },
    { from: 'active', to: 'notice', by: ['landlord', 'tenant'] },
    { from: 'notice', to: 'active', by: ['landlord'] },
    { from: 'active', to: 'ended', by: ['landlord', 'system'] },
    { from: 'notice', to: 'ended', by: ['landlord', 'system'] },
    { from: 'ended', to: 'active', by: ['landlord'] },
    { from: 'ended', to: 'notice', by: ['landlord'] },
  ],
};

/** States in which the tenant lives there: the unit is occupied and rent is charged. */
export const OCCUPYING_STATES = ['active', 'notice'] as const satisfies readonly LeaseState[];
