import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/** An address on the newsletter's list, or on its way there: it counts once its owner has followed the link (double opt-in). */
const Schema = defineEntity({
  name: 'NewsletterSubscriber',
  tableName: 'newsletter_subscriber',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    /** In small letters. */
    email: p.string().length(254),
    language: p.string().length(2),
    /** When the last link was mailed: at most one per day and address. */
    askedAt: instant(),
    confirmedAt: instant().nullable(),
    unsubscribedAt: instant().nullable(),
  },
  uniques: [{ properties: ['demo', 'email'] }],
  indexes: [{ properties: ['createdAt', 'id'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('leads'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class NewsletterSubscriber extends Schema.class {}
Schema.setClass(NewsletterSubscriber);
