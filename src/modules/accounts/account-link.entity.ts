import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

export const LINK_PURPOSES = [
  'verify_email',
  'change_email',
  'reset_password',
  'invitation',
  'first_admin',
  'sign_in',
  // A ticket of any provider, named after the first one.
  'google',
  'second_step',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/**
 * A link that works once. Its user has read the email that it was sent in. It is stored as a hash that only the system
 * reads.
 */
const Schema = defineEntity({
  name: 'AccountLink',
  tableName: 'account_link',
  properties: {
    id: id(),
    demo: p.boolean(),
    purpose: p.enum(LINK_PURPOSES),
    /** Null for the link that makes the first admin, who doesn't exist yet. */
    userId: p.uuid().nullable(),
    /** The address that the link proves. */
    email: p.string().length(254).nullable(),
    tokenHash: p.string().length(64).unique(),
    createdAt: instant(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
  },
  indexes: [{ properties: ['userId', 'purpose'] }],
  policies: [demoApart(), system()],
});

export class AccountLink extends Schema.class {}
Schema.setClass(AccountLink);
