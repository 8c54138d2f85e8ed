import { defineEvent } from '../../platform/outbox/domain-event.js';

/** The landlord is asked about an emergency, or no one on the list has answered. */
export const onCallNews = defineEvent<{
  requestId: string;
  accountId: string;
  demo: boolean;
  happening: 'asked' | 'unanswered';
}>('on_call.news');
