export interface TextMessage {
  /** E.164: `toE164` of platform/phones makes it where the country is known. */
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
