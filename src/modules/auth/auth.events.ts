import { defineEvent } from '../../platform/outbox/domain-event.js';

/** Somebody says that this address has forgotten its password; whether anybody has it is looked up afterwards. */
export const passwordForgotten = defineEvent<{ email: string }>('password.forgotten');

/** An account has used up its wrong passwords; nobody when the address is unknown. */
export const signInLinkAsked = defineEvent<{ userId: string | null }>('session.link_asked');
