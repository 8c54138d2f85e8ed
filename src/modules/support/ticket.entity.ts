import { defineEntity, p } from '@mikro-orm/core';
import { TICKET_PRIORITIES, TICKET_STATUSES, TICKET_SUBJECT_MAX } from '../../contract/tickets.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OWN = 'user_id = lw_uid()';

/** Something that somebody asks the office for. People have their own, staff and admins all of their world (docs/specification/roles.md). */
const Schema = defineEntity({
  name: 'Ticket',
  tableName: 'support_ticket',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant().onCreate(() => new Date()),
    version: p.integer().version(),
    /** What people quote, as #1042. Counted for each world; a number that a canceled filing took is left out. */
    number: p.integer().defaultRaw('lw_next_ticket_number()'),
    subject: p.string().length(TICKET_SUBJECT_MAX),
    description: p.text(),
    status: p.enum(TICKET_STATUSES).default('open'),
    priority: p.enum(TICKET_PRIORITIES).default('medium'),
    /** Who asks: a person with an account, whoever sent the form that it was taken over from, or whoever called. */
    userId: p.uuid().nullable(),
    name: p.string().length(161),
    /** Null for whoever called without giving one; there is a phone number then. */
    email: p.string().length(254).nullable(),
    phone: p.string().length(40).nullable(),
    language: p.string().length(2),
    /** Who looks after it: staff or an admin. */
    assignedTo: p.uuid().nullable(),
    /** The form that it was taken over from, once. */
    submissionId: p.uuid().nullable().unique(),
    lastMessageAt: instant(),
    /** Whether the last word is the asker's: the office owes an answer. */
    waiting: p.boolean().default(true),
    /** The ticket in which this one goes on: it stays closed then. */
    mergedInto: p.uuid().nullable(),
    /** The ticket from which its messages were taken. */
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
