import { defineEvent } from '../../platform/outbox/domain-event.js';

/** The landlord is asked about an emergency, or is told that no one on the list has answered. */
export const onCallNews = defineEvent<{
  requestId: string;
  accountId: string;
  demo: boolean;
  happening: 'asked' | 'unanswered';
  /** The people who are asked. Without it, all people of the account. */
  users?: string[] | null;
}>('on_call.news');
