import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../../platform/database/columns.js';
import { allow, ownedBy } from '../../../platform/scope/policies.js';

/** The reader's own entry in the directory, while the subscription is active. Evaluated once per statement. */
const ELITE =
  'lw_account() = any(array(select account_id from supplier where account_id = lw_account() and elite_until > now()))';

/**
 * A request that its landlord shows on the job board (docs/specification/elite-partners.md). What suppliers may see of it is
 * copied, because they can see neither requests nor properties before an offer. Triggers update the copies (migrations/0031).
 */
const Schema = defineEntity({
  name: 'BoardPost',
  tableName: 'board_post',
  properties: {
    ...mutable(),
    requestId: p.uuid(),
    propertyId: p.uuid(),
    /** The landlord's switch: whether to show the request. */
    state: p.enum(['open', 'withdrawn'] as const).default('open'),
    /** Whether the request waits for a supplier. */
    waiting: p.boolean().default(true),
    /** Set when no one of the landlord's account may sign in. */
    withheld: p.boolean().default(false),
    issueType: p.enum(['plumbing', 'electrical', 'hvac', 'appliances', 'other'] as const),
    priority: p.enum(['low', 'medium', 'high', 'emergency'] as const),
    city: p.string().length(80),
    region: p.string().length(3),
    /** In the landlord's words, without name, address and phone number. */
    description: p.text(),
    /** The language that the author had chosen. Null if unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    budgetCents: cents().nullable(),
    /** ISO 4217 currency of the property. */
    currency: p.string().length(3),
    postedAt: instant(),
  },
  uniques: [{ properties: ['accountId', 'id'] }, { properties: ['requestId'] }],
  indexes: [{ properties: ['state', 'postedAt', 'id'] }, { properties: ['propertyId'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('supplier', ['read'], `state = 'open' and waiting and not withheld and ${ELITE}`),
  ],
});

export class BoardPost extends Schema.class {}
Schema.setClass(BoardPost);
