import { defineEvent } from '../../platform/outbox/domain-event.js';

/** An internal note of a ticket mentions colleagues. */
export const ticketNoteMentions = defineEvent<{ noteId: string }>('support.note_mentions');
