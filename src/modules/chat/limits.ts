import type { Limit } from '../../platform/throttle/throttle.js';

export const CHAT_LIMITS = {
  /** Conversations that one source may begin. */
  begin: { name: 'chat-begin', points: 60, seconds: 3600 },
  /** Lines that visitors may write from one source. */
  say: { name: 'chat-say', points: 60, seconds: 300 },
} as const satisfies Record<string, Limit>;
