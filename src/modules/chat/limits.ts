import { CHAT_WORK } from '../../contract/work-limits.js';
import type { Limit } from '../../platform/throttle/throttle.js';

export const CHAT_LIMITS = {
  /** Conversations that one source may begin. */
  begin: { name: 'chat-begin', points: 60, seconds: 3600 },
  /** Messages that visitors may write from one source. */
  say: { name: 'chat-say', points: 60, seconds: 300 },
  /** How often one source, or one member of staff, may report that they are typing. */
  typing: { name: 'chat-typing', points: 300, seconds: 300 },
  /** How often visitors from one source may report which page they are on. */
  page: { name: 'chat-page', points: 120, seconds: 300 },
  /** How often visitors from one source may leave an address, or report how far they have read. */
  email: { name: 'chat-email', points: 20, seconds: 3600 },
  seen: { name: 'chat-seen', points: 300, seconds: 300 },
  /** Translations that one conversation may request. Each request covers the messages on screen. */
  translate: { name: 'chat-translate', points: 60, seconds: 300 },
  /** The same for one source, across all of its conversations. */
  translateFrom: { name: 'chat-translate-source', points: 240, seconds: 300 },
  /** Links from emails that one source may try. */
  link: { name: 'chat-link', points: 60, seconds: 3600 },
  /** Requests to stop emails. Many mailboxes send these from the few addresses of their provider. */
  stop: { name: 'chat-stop', points: 1200, seconds: 3600 },
  /** Emails to an address that isn't verified and that anyone may have typed. */
  unprovenMail: { name: 'chat-unproven-mail', points: CHAT_WORK.unprovenMailsADay, seconds: 86_400, exact: true },
  /**
   * Emails that offer to turn chat emails on again, counted by the stop that they would end: one for as long as its link works.
   */
  againMail: { name: 'chat-again-mail', points: 1, seconds: CHAT_WORK.returnDays * 86_400, exact: true },
  /** Internal notes that one member of staff may write. */
  note: { name: 'chat-note', points: 60, seconds: 300 },
  /** Tags that one member of staff may add or remove. */
  tag: { name: 'chat-tag', points: 120, seconds: 300 },
  /** How often one member of staff may go on and off duty. */
  duty: { name: 'chat-duty', points: 30, seconds: 300 },
} as const satisfies Record<string, Limit>;
