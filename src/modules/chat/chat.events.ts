import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A visitor is waiting in a conversation that no one has, and chats are assigned by turns. */
export const chatWaits = defineEvent<{ sessionId: string }>('chat.waits');

/** An internal note of a chat mentions colleagues, or hands the chat over to a colleague or a team. */
export const chatNoteConcerns = defineEvent<{ noteId: string }>('chat.note_concerns');
