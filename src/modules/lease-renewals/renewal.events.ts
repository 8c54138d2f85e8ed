import { defineEvent } from '../../platform/outbox/domain-event.js';

/** What one side said to the other about a renewal. */
export type RenewalHappening = 'offered' | 'replied' | 'withdrawn' | 'signed' | 'accepted' | 'declined' | 'asked';

export const renewalHappened = defineEvent<{
  offerId: string;
  leaseId: string;
  accountId: string;
  happening: RenewalHappening;
}>('renewal.happened');
