export interface TextMessage {
  /** E.164: `toE164` of platform/phones converts to it where the country is known. */
  to: string;
  text: string;
}

/** Sends text messages. */
export interface TextMessenger {
  /** Whether there is a provider. Without one, messages are kept for the admin to read. */
  readonly ready: boolean;
  /** Throws if the message couldn't be handed over, and the queue tries again. An error with a `status` of 4xx is permanent. */
  send(message: TextMessage): Promise<void>;
}
export const TEXTS = Symbol('TEXTS');
