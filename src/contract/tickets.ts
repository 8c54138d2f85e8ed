import type { StateTable } from './state-machine.js';

export const TICKET_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

export const TICKET_SUBJECT_MAX = 160;
export const TICKET_TEXT_MAX = 5000;

const BOTH = ['asker', 'office'] as const;
const OFFICE = ['office'] as const;

/** The states of a support ticket: the support team works on it, and the person who asked may close and reopen it. */
export const TICKET_TABLE: StateTable<TicketStatus, 'asker' | 'office'> = {
  states: TICKET_STATUSES,
  initial: ['open'],
  transitions: [
    { from: 'open', to: 'in_progress', by: OFFICE },
    { from: 'open', to: 'resolved', by: OFFICE },
    { from: 'open', to: 'closed', by: BOTH },
    { from: 'in_progress', to: 'open', by: OFFICE },
    { from: 'in_progress', to: 'resolved', by: OFFICE },
    { from: 'in_progress', to: 'closed', by: BOTH },
    { from: 'resolved', to: 'open', by: BOTH },
    { from: 'resolved', to: 'closed', by: BOTH },
    { from: 'closed', to: 'open', by: BOTH },
  ],
};
