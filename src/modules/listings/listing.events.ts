import { defineEvent } from '../../platform/outbox/domain-event.js';

/** Someone asked about a published listing, so its landlord is notified. */
export const listingAsked = defineEvent<{ questionId: string; accountId: string }>('listing.asked');
