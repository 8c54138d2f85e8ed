import { defineEntity, p } from '@mikro-orm/core';
import { created, id, instant } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';

/**
 * How long a ticket takes, compared with its targets in minutes of open hours (rules/ticket-clock.ts). It is a table of its own,
 * on which only staff and admins have a policy: the requester can read the ticket, but none of this.
 */
const Schema = defineEntity({
  name: 'TicketCare',
  tableName: 'support_ticket_care',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    ticketId: p.uuid().unique(),
    openedAt: instant(),
    firstTarget: p.integer().nullable(),
    resolutionTarget: p.integer().nullable(),
    firstDueAt: instant().nullable(),
    firstAnsweredAt: instant().nullable(),
    firstMinutes: p.integer().nullable(),
    runningSince: instant().nullable(),
    spentMinutes: p.integer().default(0),
    resolutionDueAt: instant().nullable(),
    solvedAt: instant().nullable(),
  },
  policies: [
    demoApart(),
    system(),
    staffAlone('tickets'),
    ...(['staff', 'admin'] as const).flatMap((role) => allow(role, ['read', 'create', 'change'], 'true')),
  ],
});

export class TicketCare extends Schema.class {}
Schema.setClass(TicketCare);
