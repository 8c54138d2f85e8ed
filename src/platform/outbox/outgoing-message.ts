/** A mail or text message to send: it becomes a row of the outbox in the transaction that causes it. */
export interface OutgoingMessage {
  channel: 'email' | 'sms';
  to: string;
  /** Language of the reader. */
  language: string;
  /** `<module>.<name>`: the catalogue holds `mail.<template>.subject`, `.body` and, where there is a link, `.action`. */
  template: string;
  /** Values of the placeholders; `url` becomes the button. Kept until the message is delivered. */
  params: Record<string, string | number>;
}
