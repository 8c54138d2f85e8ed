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

/** A link that serves once: who holds it has read the mail that it came in. Kept as a hash, read by the system alone. */
const Schema = defineEntity({
  name: 'AccountLink',
  tableName: 'account_link',
  properties: {
    id: id(),
    demo: p.boolean(),
    purpose: p.enum(LINK_PURPOSES),
    /** Nobody yet for the link that makes the first admin. */
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
