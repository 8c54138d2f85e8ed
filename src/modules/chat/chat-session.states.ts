import type { StateTable } from '../../contract/state-machine.js';

export const CHAT_STATUSES = ['open', 'assigned', 'closed'] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

/**
 * The states of a conversation (docs/specification/chat.md). Staff take it over or put it back, and staff or the visitor end it.
 * Staff can reopen it for themselves, or in the queue if it was closed there.
 */
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
