import type { StateTable } from '../../contract/state-machine.js';

export const CHAT_STATUSES = ['open', 'assigned', 'closed'] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

/** A conversation (docs/specification/chat.md): staff take it over or put it back, staff or the visitor end it,
 * and staff reopen it: for themselves, or back in the queue where it was closed there. */
export const CHAT_TABLE: StateTable<ChatStatus, 'visitor' | 'staff'> = {
  states: CHAT_STATUSES,
  initial: ['open'],
  transitions: [
    { from: 'open', to: 'assigned', by: ['staff'] },
    { from: 'open', to: 'closed', by: ['visitor', 'staff'] },
    { from: 'assigned', to: 'open', by: ['staff'] },
    { from: 'closed', to: 'assigned', by: ['staff'] },
    { from: 'closed', to: 'open', by: ['staff'] },
    { from: 'assigned', to: 'closed', by: ['visitor', 'staff'] },
  ],
};
