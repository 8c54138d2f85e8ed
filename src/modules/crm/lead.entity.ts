import { defineEntity, p } from '@mikro-orm/core';
import { LEAD_SOURCES, LEAD_STATUSES } from '../../contract/leads.js';
import { cents, created, day, id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/**
 * A person who may become a customer. Staff and admins can read and write all leads of their world (docs/specification/roles.md).
 */
const Schema = defineEntity({
  name: 'Lead',
  tableName: 'crm_lead',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    version: p.integer().version(),
    firstName: p.string().length(80),
    lastName: p.string().length(80),
    email: p.string().length(254),
    phone: p.string().length(40).nullable(),
    company: p.string().length(120).nullable(),
    /** The language of emails to the lead. */
    language: p.string().length(2),
    source: p.enum(LEAD_SOURCES),
    status: p.enum(LEAD_STATUSES).default('new'),
    /** What the lead wrote, unchanged. */
    request: p.text().nullable(),
    /** Internal notes of the team. */
    notes: p.text().nullable(),
    /** The owner: staff or an admin. */
    staffId: p.uuid().nullable(),
    /** The form that it was made from. A form makes only one lead. */
    submissionId: p.uuid().nullable().unique(),
    /** The person, if they were signed in when they sent that form. */
    userId: p.uuid().nullable(),
    /** When the team last wrote. */
    contactedAt: instant().nullable(),
    /** The expected revenue in a year, if there is an estimate. */
    valueCents: cents().nullable(),
    currency: p.string().length(3).nullable(),
    nextStep: p.string().length(200).nullable(),
    nextStepOn: day().nullable(),
    /** The next step's day for which its owner was reminded. */
    remindedOn: day().nullable(),
    /** When it was won or lost. */
    closedAt: instant().nullable(),
    /** Time of the latest activity. */
    activeAt: instant(),
    /** The lead into which this one was merged. A merged lead isn't listed. */
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
