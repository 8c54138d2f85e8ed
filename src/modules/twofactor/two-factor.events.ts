import { defineEvent } from '../../platform/outbox/domain-event.js';

/** The second step of a person is locked, and a link that opens it is to be mailed. */
export const twoFactorUnlockDue = defineEvent<{ userId: string }>('two_factor.link_due');

/**
 * Someone requested a code without entering a password. Whether the address belongs to an account is looked up
 * afterwards.
 */
export const codeAskedWithoutSignIn = defineEvent<{ email: string; type: 'email' | 'sms' }>('two_factor.code_asked');
