import type { ChatLine } from './api/chat-api';
import type { Outgoing } from './outbox';

/** A message on screen: one from the server, or one of ours that is being sent. */
export interface Line extends Pick<ChatLine, 'id' | 'message' | 'sender_type' | 'automatic' | 'created_at'> {
  /** Null until the server has numbered it. */
  sequence: number | null;
  /** `waiting`: it is sent automatically when the connection is back. `failed`: the server refused it. */
  state: 'sent' | 'sending' | 'waiting' | 'failed';
}

/** Turns an unsent message into one to show. */
export const lineOf = ({ id, message, at }: Outgoing): Line => ({
  id,
  sequence: null,
  message,
  sender_type: 'visitor',
  automatic: false,
  created_at: at,
  state: 'sending',
});

/** Merges messages: those of the server by number, then ours that it hasn't numbered yet. */
export function merged(before: readonly Line[], come: readonly ChatLine[]): Line[] {
  const known = new Map(before.map((line) => [line.id, line]));
  for (const line of come) known.set(line.id, { ...line, state: 'sent' });
  return [...known.values()].sort((left, right) => (left.sequence ?? Infinity) - (right.sequence ?? Infinity) || 0);
}
