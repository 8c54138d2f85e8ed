import { isCallable, isPremiumRate } from '../phones/phone-number.js';

interface Contact {
  contactName: string | null;
  contactPhone: string | null;
  country: string | null;
}

/** What a message needs to show a link that calls someone; nothing without a number that can be called, and for one that charges for the call. */
export function callOf({ contactName, contactPhone, country }: Contact): { callName?: string; callNumber?: string } {
  if (!contactPhone || !isCallable(contactPhone, country) || isPremiumRate(contactPhone, country)) return {};
  return { callName: contactName ?? '', callNumber: contactPhone };
}
