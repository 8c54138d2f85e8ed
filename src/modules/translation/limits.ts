import type { Limit } from '../../platform/throttle/throttle.js';

/**
 * Requests for translations that one person may make. Each is for as many messages as a conversation shows on a page.
 */
export const TRANSLATIONS: Limit = { name: 'translations', points: 120, seconds: 300 };

/** Characters of one conversation of the chat that are translated for its visitor in a day: it is money, and visitors need no account. */
export const VISITOR_CHARACTERS: Limit = { name: 'translation-visitor', points: 20_000, seconds: 86_400, exact: true };

/** The longest text that is translated: messages are shorter. */
export const TEXT_MAX = 5000;

/** What one call to a provider carries. DeepL takes 50 texts and 128 KiB. */
export const CALL = { texts: 25, characters: 20_000 } as const;

/**
 * How many calls run at the same time in one process, and for one account. Messages beyond that are shown in the
 * original.
 */
export const CALLS_AT_ONCE = { units: 4, unitsPerKey: 1, waiting: 100, waitingPerKey: 10 } as const;
