import type { Limit } from '../../platform/throttle/throttle.js';

/** Limits for writing to support, by person. */
export const TICKET_LIMITS = {
  /** Tickets that a member of staff files for others, and requesters that they change. Each sends an email. */
  caller: { name: 'ticket-caller', points: 120, seconds: 3600 },
  ticket: { name: 'ticket', points: 30, seconds: 3600 },
  /** Uses of the link that asks whether support helped. The links are too long to guess. */
  rating: { name: 'ticket-rating', points: 60, seconds: 3600 },
  note: { name: 'ticket-note', points: 60, seconds: 300 },
  message: { name: 'ticket-message', points: 120, seconds: 3600 },
} as const satisfies Record<string, Limit>;
