import { defineEntity, p } from '@mikro-orm/core';
import { TICKET_RATINGS, TICKET_RATING_COMMENT_MAX } from '../../contract/tickets.js';
import { created, id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/**
 * Whether the requester was helped. Asked once for each ticket, with an emailed link that is stored as a hash. Written by the
 * system for the person who has the link.
 */
const Schema = defineEntity({
  name: 'TicketRating',
  tableName: 'support_ticket_rating',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    ticketId: p.uuid().unique(),
    tokenHash: p.string().length(64).unique(),
    rating: p.enum(TICKET_RATINGS).nullable(),
    comment: p.string().length(TICKET_RATING_COMMENT_MAX).nullable(),
    ratedAt: instant().nullable(),
  },
  policies: [
    demoApart(),
    system(),
    staffAlone('tickets'),
    ...(['tenant', 'landlord', 'supplier'] as const).flatMap((role) =>
      allow(role, ['read'], 'ticket_id = any(array(select t.id from support_ticket t where t.user_id = lw_uid()))'),
    ),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class TicketRating extends Schema.class {}
Schema.setClass(TicketRating);
