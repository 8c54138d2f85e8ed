import type { Limit } from '../../platform/throttle/throttle.js';

export const CHAT_LIMITS = {
  /** Conversations that one source may begin. */
  begin: { name: 'chat-begin', points: 30, seconds: 3600 },
  /** Lines that a visitor may write in a conversation. */
  say: { name: 'chat-say', points: 60, seconds: 300 },
} as const satisfies Record<string, Limit>;
