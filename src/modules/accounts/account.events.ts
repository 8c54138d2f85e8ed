import type { UserType } from '../../contract/roles.js';
import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A landlord or supplier has registered. */
export const personSignedUp = defineEvent<{
  userId: string;
  accountId: string;
  userType: UserType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** The account's name: the company, else the person. A supplier cannot change it afterwards (docs/specification/registration.md). */
  companyName: string;
  /** Suppliers: a value of the contract's service types. */
  serviceType: string | null;
  language: string;
}>('person.signed_up');

/** A person's account has been deleted and their data blanked. */
export const personDeleted = defineEvent<{ userId: string; userType: UserType }>('person.deleted');

/** Someone who was invited has signed in for the first time. */
export const invitationAccepted = defineEvent<{ userId: string }>('invitation.accepted');
