import { defineEvent } from '../../../platform/outbox/domain-event.js';

/** Someone has written a message on a request. */
export const lineSaid = defineEvent<{ requestId: string; lineId: string }>('service_request.line_said');
