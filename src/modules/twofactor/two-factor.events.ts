import { defineEvent } from '../../platform/outbox/domain-event.js';

/** The second step of a person is locked, and a link that opens it is to be mailed. */
export const twoFactorUnlockDue = defineEvent<{ userId: string }>('two_factor.link_due');

/** Somebody asks for a code without having shown a password; whether anybody has the address is looked up afterwards. */
export const codeAskedWithoutSignIn = defineEvent<{ email: string; type: 'email' | 'sms' }>('two_factor.code_asked');
