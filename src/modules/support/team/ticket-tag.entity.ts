import { defineEntity, p } from '@mikro-orm/core';
import { TICKET_TAG_MAX } from '../../../contract/tickets.js';
import { created, id } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';

/** A tag with which staff sort tickets. The requester never sees it. */
const Schema = defineEntity({
  name: 'TicketTag',
  tableName: 'support_ticket_tag',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    ticketId: p.uuid(),
    tag: p.string().length(TICKET_TAG_MAX),
  },
  uniques: [{ properties: ['ticketId', 'tag'] }],
  indexes: [{ properties: ['demo', 'tag'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('tickets'),
    ...(['staff', 'admin'] as const).flatMap((role) => allow(role, ['read', 'create', 'remove'], 'true')),
  ],
});

export class TicketTag extends Schema.class {}
Schema.setClass(TicketTag);
