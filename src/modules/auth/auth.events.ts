import type { UserType } from '../../contract/roles.js';
import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A landlord or supplier has registered. */
export const personSignedUp = defineEvent<{ userId: string; accountId: string; userType: UserType; serviceType: string | null }>(
  'person.signed_up',
);
