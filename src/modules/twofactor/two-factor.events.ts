import { defineEvent } from '../../platform/outbox/domain-event.js';

/** Somebody asks for a code without having shown a password; whether anybody has the address is looked up afterwards. */
export const codeAskedWithoutSignIn = defineEvent<{ email: string; type: 'email' | 'sms' }>('two_factor.code_asked');
