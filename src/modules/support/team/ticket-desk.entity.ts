import { defineEntity, p } from '@mikro-orm/core';
import { TICKET_NOTE_MAX, TICKET_TEXT_MAX } from '../../../contract/tickets.js';
import { created, id, instant } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';

const OWN = 'user_id = lw_uid()';

/** The drafts of an answer and a note by a member of staff. No one else can read them. */
const Desk = defineEntity({
  name: 'TicketDesk',
  tableName: 'support_ticket_desk',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    ticketId: p.uuid(),
    userId: p.uuid(),
    draft: p.string().length(TICKET_TEXT_MAX).nullable(),
    noteDraft: p.string().length(TICKET_NOTE_MAX).nullable(),
  },
  uniques: [{ properties: ['ticketId', 'userId'] }],
  indexes: [{ properties: ['userId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('tickets'),
    ...(['staff', 'admin'] as const).flatMap((role) => allow(role, ['read', 'create', 'change'], OWN)),
  ],
});

export class TicketDesk extends Desk.class {}
Desk.setClass(TicketDesk);

/** Says that someone is writing an answer, and when they last typed. Colleagues see this, but not the draft. */
const Writer = defineEntity({
  name: 'TicketWriter',
  tableName: 'support_ticket_writer',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    ticketId: p.uuid(),
    userId: p.uuid(),
    wroteAt: instant().nullable(),
  },
  uniques: [{ properties: ['ticketId', 'userId'] }],
  indexes: [{ properties: ['userId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('tickets'),
    ...(['staff', 'admin'] as const).flatMap((role) => [
      ...allow(role, ['read'], 'true'),
      ...allow(role, ['create', 'change'], OWN),
    ]),
  ],
});

export class TicketWriter extends Writer.class {}
Writer.setClass(TicketWriter);
