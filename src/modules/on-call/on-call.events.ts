import { defineEvent } from '../../platform/outbox/domain-event.js';

/** The landlord is asked about an emergency, or no one on the list has answered. */
export const onCallNews = defineEvent<{
  requestId: string;
  accountId: string;
  demo: boolean;
  happening: 'asked' | 'unanswered';
  /** Who is asked; all of the account's people where it isn't there. */
  users?: string[] | null;
}>('on_call.news');
