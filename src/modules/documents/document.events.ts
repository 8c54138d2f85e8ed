import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A landlord has shared a document with the tenants of its lease. */
export const documentShared = defineEvent<{ documentId: string; leaseId: string }>('document.shared');
