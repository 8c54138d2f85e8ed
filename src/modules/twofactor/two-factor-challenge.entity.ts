import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/**
 * A sign-in with a correct password that still needs its second step. Only the system reads and writes it. Tokens and
 * codes are hashes.
 */
const Schema = defineEntity({
  name: 'TwoFactorChallenge',
  tableName: 'two_factor_challenge',
  properties: {
    id: id(),
    demo: p.boolean(),
    userId: p.uuid(),
    /** Null when a code was asked for without a sign-in before it. */
    tokenHash: p.string().length(64).unique().nullable(),
    createdAt: instant(),
    expiresAt: instant(),
    codeHash: p.string().length(64).nullable(),
    codeExpiresAt: instant().nullable(),
    sentAt: instant().nullable(),
    /**
     * Whether a code may go by text. Not where the code replaces a password, because a session alone can change the
     * phone number.
     */
    smsAllowed: p.boolean().default(true),
    /** Whether a signed-in person confirms a change with it. Its email says so. */
    confirms: p.boolean().default(false),
    /** Tries of the present code; five end it. */
    tries: p.integer().default(0),
    /** The token that a right code gave; it works once, for this person. */
    verificationHash: p.string().length(64).unique().nullable(),
    verifiedAt: instant().nullable(),
    usedAt: instant().nullable(),
  },
  indexes: [{ properties: ['userId', 'createdAt'] }],
  policies: [demoApart(), system()],
});

export class TwoFactorChallenge extends Schema.class {}
Schema.setClass(TwoFactorChallenge);
