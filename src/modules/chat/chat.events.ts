import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A visitor waits in a conversation that no one has, while chats go to the team by turns. */
export const chatWaits = defineEvent<{ sessionId: string }>('chat.waits');
