/** An email or text message to send. It becomes a row of the outbox in the transaction that causes it. */
export interface OutgoingMessage {
  channel: 'email' | 'sms';
  to: string;
  /** Language of the reader. */
  language: string;
  /** `<module>.<name>`: the catalogue has `mail.<template>.subject`, `.body` and, if there is a link, `.action`. */
  template: string;
  /** Values of the placeholders; `url` becomes the button, `replyTo` the address that an answer goes to, `oneClickUrl` the one that mail programs call to unsubscribe, `calendar` an iCalendar file that comes with the email, `callNumber` a link that calls, with the words in `.call`. They are kept until the message is delivered. */
  params: Record<string, string | number>;
}
