export interface RenderedMail {
  /** Becomes the Message-ID, so that a server that gets the message twice can notice. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** The address that mail programs call when their reader unsubscribes (RFC 8058). */
  oneClickUrl?: string;
  /** An iCalendar file (RFC 5546), which mail programs offer to put into the calendar. */
  calendar?: string;
}

/** Sends emails and text messages. */
export interface Mailer {
  /** Whether messages of this channel can be sent. If not, they are kept for the admin to read. */
  delivers(channel: 'email' | 'sms'): boolean;
  /** Whether emails are passed to `send`, even those that it will only keep. */
  takes(): boolean;
  /** Returns whether the message was sent or kept. Throws if it couldn't be handed over, and the queue tries again. */
  send(mail: RenderedMail): Promise<'sent' | 'kept'>;
}
export const MAILER = Symbol('MAILER');
