import { defineEvent } from '../../platform/outbox/domain-event.js';

/** Someone requested a new password for this address. Whether it belongs to an account is looked up afterwards. */
export const passwordForgotten = defineEvent<{ email: string }>('password.forgotten');

/** Too many wrong passwords were entered for an account. Without a person when the address is unknown. */
export const signInLinkAsked = defineEvent<{ userId: string | null }>('session.link_asked');
