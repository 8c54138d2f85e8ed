import { defineEvent } from '../../platform/outbox/domain-event.js';

/** Somebody asks about a home on the market: its landlord is told. */
export const listingAsked = defineEvent<{ questionId: string; accountId: string }>('listing.asked');
