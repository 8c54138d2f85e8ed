import { defineEntity, p } from '@mikro-orm/core';
import { created, id } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OF_OWN = 'ticket_id = any(array(select t.id from support_ticket t where t.user_id = lw_uid()))';

/**
 * A message in a ticket, by the requester or the team. Everyone writes in their own name, and messages never change: staff can
 * only move them into another ticket (migration 0900).
 */
const Schema = defineEntity({
  name: 'TicketMessage',
  tableName: 'support_ticket_message',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    ticketId: p.uuid(),
    authorId: p.uuid(),
    fromOffice: p.boolean(),
    message: p.text(),
    /** The ticket in which it was written, if a merge or a split has moved it. */
    movedFrom: p.uuid().nullable(),
  },
  indexes: [{ properties: ['ticketId', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('tickets'),
    ...(['tenant', 'landlord', 'supplier'] as const).flatMap((role) => [
      ...allow(role, ['read'], OF_OWN),
      ...allow(role, ['create'], `author_id = lw_uid() and not from_office and ${OF_OWN}`),
    ]),
    ...(['staff', 'admin'] as const).flatMap((role) => [
      ...allow(role, ['read'], 'true'),
      ...allow(role, ['create'], 'author_id = lw_uid() and from_office'),
      ...allow(role, ['change'], 'true'),
    ]),
  ],
});

export class TicketMessage extends Schema.class {}
Schema.setClass(TicketMessage);
