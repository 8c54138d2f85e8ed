import { isCallable } from '../phones/phone-number.js';

interface Contact {
  contactName: string | null;
  contactPhone: string | null;
  country: string | null;
}

/** What a message needs to show a link that calls someone; nothing without a number that can be called. */
export function callOf({ contactName, contactPhone, country }: Contact): { callName?: string; callNumber?: string } {
  if (!contactPhone || !isCallable(contactPhone, country)) return {};
  return { callName: contactName ?? '', callNumber: contactPhone };
}
