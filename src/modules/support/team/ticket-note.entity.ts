import { defineEntity, p } from '@mikro-orm/core';
import { TICKET_NOTE_MAX } from '../../../contract/tickets.js';
import { created, id } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';

/**
 * An internal note of staff about a ticket. It is a table of its own, on which only staff and admins have a policy, so that a
 * query about messages, an email or an export can't include it by mistake.
 */
const Schema = defineEntity({
  name: 'TicketNote',
  tableName: 'support_ticket_note',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    ticketId: p.uuid(),
    authorId: p.uuid(),
    text: p.string().length(TICKET_NOTE_MAX),
    /** Ids of colleagues whom the text names as `@` and their name (docs/decisions/1632). */
    mentioned: p.json<string[]>().nullable(),
    /** The previous assignee, who may no longer see the ticket, so it became unassigned. The text is empty then. */
    leftBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['ticketId', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('tickets'),
    ...(['staff', 'admin'] as const).flatMap((role) => [
      ...allow(role, ['read', 'change'], 'true'),
      ...allow(role, ['create'], 'author_id = lw_uid()'),
    ]),
  ],
});

export class TicketNote extends Schema.class {}
Schema.setClass(TicketNote);
