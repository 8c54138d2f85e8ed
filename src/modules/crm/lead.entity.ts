import { defineEntity, p } from '@mikro-orm/core';
import { LEAD_SOURCES, LEAD_STATUSES } from '../../contract/leads.js';
import { cents, day, id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/** Someone who may become a customer. Staff and admins read and write all of their world (docs/specification/roles.md). */
const Schema = defineEntity({
  name: 'Lead',
  tableName: 'crm_lead',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant().onCreate(() => new Date()),
    version: p.integer().version(),
    firstName: p.string().length(80),
    lastName: p.string().length(80),
    email: p.string().length(254),
    phone: p.string().length(40).nullable(),
    company: p.string().length(120).nullable(),
    /** Mails to the lead are written in it. */
    language: p.string().length(2),
    source: p.enum(LEAD_SOURCES),
    status: p.enum(LEAD_STATUSES).default('new'),
    /** What the lead wrote, in its own words. */
    request: p.text().nullable(),
    /** What the office writes down; nobody else reads it. */
    notes: p.text().nullable(),
    /** Who looks after it: staff or an admin. */
    staffId: p.uuid().nullable(),
    /** The form that it was taken over from, once. */
    submissionId: p.uuid().nullable().unique(),
    /** The person, where somebody was signed in while sending that form. */
    userId: p.uuid().nullable(),
    /** When the office last wrote. */
    contactedAt: instant().nullable(),
    /** What it would pay a year, as far as anyone can tell. */
    valueCents: cents().nullable(),
    currency: p.string().length(3).nullable(),
    nextStep: p.string().length(200).nullable(),
    nextStepOn: day().nullable(),
    /** The day of the next step that its owner was reminded of. */
    remindedOn: day().nullable(),
    /** When it was won or lost. */
    closedAt: instant().nullable(),
    /** When something last happened with it. */
    activeAt: instant(),
    /** The lead that took over everything of this one. A merged lead is in no list. */
    mergedIntoId: p.uuid().nullable(),
  },
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['staffId'] }, { properties: ['mergedIntoId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('leads'),
    ...allow('staff', ['read', 'create', 'change'], 'true'),
    ...allow('admin', ['read', 'create', 'change'], 'true'),
  ],
});

export class Lead extends Schema.class {}
Schema.setClass(Lead);
