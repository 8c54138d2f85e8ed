import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A visitor waits in a conversation that no one has, while chats go to the team by turns. */
export const chatWaits = defineEvent<{ sessionId: string }>('chat.waits');

/** An internal note of a chat mentions colleagues, or hands the chat to one or to a team. */
export const chatNoteConcerns = defineEvent<{ noteId: string }>('chat.note_concerns');
