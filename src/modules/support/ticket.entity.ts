import { defineEntity, p } from '@mikro-orm/core';
import { TICKET_PRIORITIES, TICKET_STATUSES, TICKET_SUBJECT_MAX } from '../../contract/tickets.js';
import { created, id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OWN = 'user_id = lw_uid()';

/** A support request. People have their own, staff and admins all of their world (docs/specification/roles.md). */
const Schema = defineEntity({
  name: 'Ticket',
  tableName: 'support_ticket',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    version: p.integer().version(),
    /**
     * The number that people quote, as #1042. Counted separately in each world (real or demo). A number used by a filing that was
     * rolled back is skipped.
     */
    number: p.integer().defaultRaw('lw_next_ticket_number()'),
    subject: p.string().length(TICKET_SUBJECT_MAX),
    description: p.text(),
    status: p.enum(TICKET_STATUSES).default('open'),
    priority: p.enum(TICKET_PRIORITIES).default('medium'),
    /** The requester: a person with an account, the sender of the form that it was made from, or a caller. */
    userId: p.uuid().nullable(),
    name: p.string().length(161),
    /** Null for a caller who left none. There is a phone number then. */
    email: p.string().length(254).nullable(),
    phone: p.string().length(40).nullable(),
    language: p.string().length(2),
    /** The assignee: staff or an admin. */
    assignedTo: p.uuid().nullable(),
    /** The form that it was made from. A form makes only one ticket. */
    submissionId: p.uuid().nullable().unique(),
    lastMessageAt: instant(),
    /** Whether the last message is the requester's, so that the team owes an answer. */
    waiting: p.boolean().default(true),
    /** The ticket in which this one continues. This one then stays closed. */
    mergedInto: p.uuid().nullable(),
    /** The ticket from which its messages were moved. */
    splitFrom: p.uuid().nullable(),
  },
  uniques: [{ properties: ['demo', 'number'] }],
  indexes: [{ properties: ['lastMessageAt', 'id'] }, { properties: ['userId'] }, { properties: ['mergedInto'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('tickets'),
    ...(['tenant', 'landlord', 'supplier'] as const).flatMap((role) => allow(role, ['read', 'create', 'change'], OWN)),
    ...allow('staff', ['read', 'create', 'change'], 'true'),
    ...allow('admin', ['read', 'create', 'change'], 'true'),
  ],
});

export class Ticket extends Schema.class {}
Schema.setClass(Ticket);
