import { defineEntity, p } from '@mikro-orm/core';
import { NEWSLETTER_ISSUE, NEWSLETTER_STATES } from '../../contract/newsletter.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** One newsletter in three languages: written by admins, sent by the system to everyone on the list. */
const Schema = defineEntity({
  name: 'NewsletterIssue',
  tableName: 'newsletter_issue',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    version: p.integer().version(),
    state: p.enum(NEWSLETTER_STATES).default('draft'),
    subjectEn: p.string().length(NEWSLETTER_ISSUE.subjectMax),
    subjectFr: p.string().length(NEWSLETTER_ISSUE.subjectMax),
    subjectEs: p.string().length(NEWSLETTER_ISSUE.subjectMax),
    bodyEn: p.text(),
    bodyFr: p.text(),
    bodyEs: p.text(),
    /** A button below the text; null: none. */
    buttonUrl: p.string().length(NEWSLETTER_ISSUE.linkMax).nullable(),
    buttonTextEn: p.string().length(NEWSLETTER_ISSUE.buttonMax).nullable(),
    buttonTextFr: p.string().length(NEWSLETTER_ISSUE.buttonMax).nullable(),
    buttonTextEs: p.string().length(NEWSLETTER_ISSUE.buttonMax).nullable(),
    sendAt: instant().nullable(),
    startedAt: instant().nullable(),
    finishedAt: instant().nullable(),
    /** The last subscriber of the previous batch; the next batch continues after it. */
    reachedSubscriberId: p.uuid().nullable(),
    /** How many emails were handed to the outbox. */
    recipients: p.integer().default(0),
    /** How many readers left by a link of this issue. */
    unsubscribes: p.integer().default(0),
    /** How many of its emails reached no one and are no longer in the outbox. A trigger counts them (migration 1990). */
    keptForgotten: p.integer().default(0),
    failedForgotten: p.integer().default(0),
    bouncedForgotten: p.integer().default(0),
  },
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['state', 'sendAt'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('admin', ['read', 'create', 'change'], 'true'),
    ...allow('admin', ['remove'], "state = 'draft'", 'admin_draft'),
  ],
});

export class NewsletterIssue extends Schema.class {}
Schema.setClass(NewsletterIssue);
