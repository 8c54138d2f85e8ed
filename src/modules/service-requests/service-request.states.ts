import type { TransitionActor } from '../../contract/roles.js';
import type { StateTable } from '../../contract/state-machine.js';

export const SERVICE_REQUEST_STATES = [
  'submitted',
  'approved',
  'offered',
  'scheduled',
  'in_progress',
  'completed',
  'closed',
  'declined',
  'cancelled',
] as const;
export type ServiceRequestState = (typeof SERVICE_REQUEST_STATES)[number];

const OFFICE = ['landlord', 'staff', 'admin'] as const;

/**
 * The states of a request from filing to closing (docs/specification/service-requests.md). The supplier here is the one who
 * accepted the job; a landlord may also do the work personally. `system` makes a request available again if no supplier wants it,
 * sets the appointment that a tenant has confirmed, and closes requests that no one confirmed.
 */
export const SERVICE_REQUEST_TABLE: StateTable<ServiceRequestState, TransitionActor> = {
  states: SERVICE_REQUEST_STATES,
  initial: ['submitted'],
  transitions: [
    { from: 'submitted', to: 'approved', by: OFFICE },
    { from: 'submitted', to: 'declined', by: OFFICE },
    { from: 'submitted', to: 'cancelled', by: ['tenant', ...OFFICE] },

    { from: 'approved', to: 'offered', by: [...OFFICE, 'system'] },
    { from: 'approved', to: 'scheduled', by: [...OFFICE, 'system'] },
    { from: 'approved', to: 'in_progress', by: OFFICE },
    { from: 'approved', to: 'declined', by: OFFICE },
    { from: 'approved', to: 'cancelled', by: ['tenant', ...OFFICE] },

    { from: 'offered', to: 'approved', by: [...OFFICE, 'system'] },
    { from: 'offered', to: 'scheduled', by: ['supplier', ...OFFICE, 'system'] },
    { from: 'offered', to: 'in_progress', by: ['supplier', ...OFFICE] },
    { from: 'offered', to: 'cancelled', by: ['tenant', ...OFFICE] },

    { from: 'scheduled', to: 'approved', by: [...OFFICE, 'system'] },
    { from: 'scheduled', to: 'in_progress', by: ['supplier', ...OFFICE] },
    { from: 'scheduled', to: 'cancelled', by: ['tenant', ...OFFICE] },

    { from: 'in_progress', to: 'scheduled', by: ['supplier', ...OFFICE, 'system'] },
    { from: 'in_progress', to: 'completed', by: ['supplier', ...OFFICE] },
    { from: 'in_progress', to: 'cancelled', by: OFFICE },

    { from: 'completed', to: 'in_progress', by: ['tenant', ...OFFICE] },
    { from: 'completed', to: 'closed', by: ['tenant', ...OFFICE, 'system'] },
  ],
};

/**
 * States in which no one will come any more, so the access details are hidden from the supplier. A closed request may come back
 * as a claim.
 */
export const CALLED_OFF_STATES: readonly ServiceRequestState[] = ['cancelled', 'declined'];

/** Final states. */
export const ENDED_STATES: readonly ServiceRequestState[] = ['closed', ...CALLED_OFF_STATES];

/** States in which someone still has something to do. */
export const OPEN_STATES = [
  'submitted',
  'approved',
  'offered',
  'scheduled',
  'in_progress',
  'completed',
] as const satisfies readonly ServiceRequestState[];
