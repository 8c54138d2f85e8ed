export interface TextMessage {
  /** As somebody typed it into their profile. */
  to: string;
  text: string;
}

/** The way out for text messages. */
export interface TextMessenger {
  /** Whether there is a provider; without one messages are kept for the admin to read. */
  readonly ready: boolean;
  /** Throws when it could not be handed over, and the queue tries again; an error with a `status` of 4xx is for good. */
  send(message: TextMessage): Promise<void>;
}
export const TEXTS = Symbol('TEXTS');

/**
 * The number as networks write it (E.164): with its + as it is, ten digits as one of North America. Null for anything
 * else: whose country that would be is a guess.
 */
export function toE164(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim().startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  const national = digits.length === 11 ? digits.replace(/^1/, '') : digits;
  return /^[2-9]\d{9}$/.test(national) ? `+1${national}` : null;
}
