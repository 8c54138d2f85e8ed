export interface RenderedMail {
  /** Becomes the Message-ID: a server that got it twice can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The way out for mails and text messages. */
export interface Mailer {
  /** Whether it does anything with messages of this channel; what it does not is kept for the admin to read. */
  delivers(channel: 'email' | 'sms'): boolean;
  /** Says whether it was sent or kept; throws when it could not be handed over, and the queue tries again. */
  send(mail: RenderedMail): Promise<'sent' | 'kept'>;
}
export const MAILER = Symbol('MAILER');
