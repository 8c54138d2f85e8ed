import { defineEntity, p } from '@mikro-orm/core';
import { TICKET_NOTE_MAX } from '../../../contract/tickets.js';
import { id, instant } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';

/**
 * What staff write to each other about a ticket. It is a table of its own, on which no one but staff and admins has a policy: a
 * query about messages, an email or an export can't reach it by mistake.
 */
const Schema = defineEntity({
  name: 'TicketNote',
  tableName: 'support_ticket_note',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant().onCreate(() => new Date()),
    ticketId: p.uuid(),
    authorId: p.uuid(),
    text: p.string().length(TICKET_NOTE_MAX),
    /** Colleagues whom the text names as `@` and their name, by id (docs/decisions/1632). */
    mentioned: p.json<string[]>().nullable(),
    /** The colleague who may no longer see the ticket, with which it became unassigned; the text is empty then. */
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
