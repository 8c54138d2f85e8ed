import type { ChatLine } from './api/chat-api';
import type { Outgoing } from './outbox';

/** A line on screen: one of the server's, or one of ours on its way. */
export interface Line extends Pick<ChatLine, 'id' | 'message' | 'sender_type' | 'automatic' | 'created_at'> {
  /** Null until the server has counted it. */
  sequence: number | null;
  /** `waiting`: the connection keeps it back, it goes by itself. `failed`: the server refused it. */
  state: 'sent' | 'sending' | 'waiting' | 'failed';
}

/** A line of ours that the server does not have yet. */
export const lineOf = ({ id, message, at }: Outgoing): Line => ({
  id,
  sequence: null,
  message,
  sender_type: 'visitor',
  automatic: false,
  created_at: at,
  state: 'sending',
});

/** The server's lines by their number, then ours that it has not counted yet. */
export function merged(before: readonly Line[], come: readonly ChatLine[]): Line[] {
  const known = new Map(before.map((line) => [line.id, line]));
  for (const line of come) known.set(line.id, { ...line, state: 'sent' });
  return [...known.values()].sort((left, right) => (left.sequence ?? Infinity) - (right.sequence ?? Infinity) || 0);
}
