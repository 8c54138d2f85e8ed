import type { TransitionActor } from '../../../contract/roles.js';
import type { StateTable } from '../../../contract/state-machine.js';

export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'superseded'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** The sides that can propose: the tenant, and the one who does the work. */
export const PROPOSING_SIDES = ['tenant', 'landlord', 'supplier'] as const;
export type ProposingSide = (typeof PROPOSING_SIDES)[number];

/** A window as it is stored: ISO instants. */
export interface ProposedTime {
  from: string;
  until: string;
}

/**
 * Times that one side proposes for a visit, until the other side answers (docs/specification/service-requests.md). Accepting one
 * of them sets the request's appointment. `countered`: answered with other times. `superseded`: an appointment was set without
 * it, or the job moved on.
 */
export const PROPOSAL_TABLE: StateTable<ProposalState, TransitionActor> = {
  states: PROPOSAL_STATES,
  initial: ['open'],
  transitions: [
    { from: 'open', to: 'accepted', by: PROPOSING_SIDES },
    { from: 'open', to: 'declined', by: PROPOSING_SIDES },
    { from: 'open', to: 'countered', by: PROPOSING_SIDES },
    { from: 'open', to: 'withdrawn', by: PROPOSING_SIDES },
    { from: 'open', to: 'superseded', by: [...PROPOSING_SIDES, 'staff', 'admin', 'system'] },
  ],
};
