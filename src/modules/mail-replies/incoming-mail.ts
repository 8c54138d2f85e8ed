import { createHash } from 'node:crypto';
import { convert, type HtmlToTextOptions } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';
import { readReport, type DeliveryReport } from './delivery-report.js';

/** How much of an email is read at first. The text comes before the attachments. */
export const MAIL_BYTES = 256 * 1024;
/**
 * The depth is more than any mail program uses. The headers of all parts count together, and an email with many files has
 * many.
 */
export const PARSING = { maxNestingDepth: 20, maxHeadersSize: MAIL_BYTES, maxRfc822NestingDepth: 0 } as const;
const HTML: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: 60, maxChildNodes: 2000, maxInputLength: MAIL_BYTES },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'blockquote', format: 'skip' },
    { selector: '.gmail_quote', format: 'skip' },
  ],
};
/** Headers that name the recipients of an email. */
const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

/** The parts of an email that a reply needs. */
export interface IncomingMail {
  /** Identifies the email. It is the same each time the email is read. */
  key: string;
  /** The address in its From header. Null if the header names none or several. */
  sender: string | null;
  /** The headers that may contain one of our reply addresses. */
  recipients: string;
  /** Whether a program wrote it, or it is one of ours. Answering it could cause an endless loop. */
  automatic: boolean;
  text: string;
  /** The report of a mail server that returns one of our emails. */
  report: DeliveryReport | null;
  /** Whether anything is attached. */
  hasFiles: boolean;
}

/** Reads the beginning of an email, without decoding attachments. Throws if it is nested too deeply or has too many headers. */
export async function readMail(raw: Buffer, ownHost: string): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw.subarray(0, MAIL_BYTES), PARSING);
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  const sender = senderOf(mail);
  return {
    key: createHash('sha256')
      .update(mail.messageId ? `${mail.messageId} ${sender ?? ''}` : raw)
      .digest('hex'),
    sender,
    recipients: mail.headers
      .filter(({ key }) => RECIPIENTS.includes(key))
      .map(({ value }) => value)
      .join(' ')
      .slice(0, 20_000),
    automatic: isAutomatic(headers, sender, mail.messageId ?? '', ownHost),
    hasFiles: mail.attachments.length > 0,
    report: await readReport(mail),
    text: mail.text ?? (mail.html ? convert(mail.html, HTML) : ''),
  };
}

function senderOf({ from }: Email): string | null {
  return from?.address ? from.address.trim().toLowerCase() : null;
}

/** Checks the headers of RFC 3834 and those that mailing lists and out-of-office programs set. */
function isAutomatic(headers: Map<string, string>, sender: string | null, messageId: string, ownHost: string): boolean {
  const said = (name: string) => (headers.get(name) ?? '').trim().toLowerCase();
  const submitted = said('auto-submitted');
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|list|junk|auto_reply)/.test(said('precedence')) ||
    headers.has('list-id') ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    said('return-path') === '<>' ||
    sender === null ||
    /^(mailer-daemon|postmaster|no-?reply)@/.test(sender) ||
    messageId.toLowerCase().endsWith(`@${ownHost.toLowerCase()}>`)
  );
}
