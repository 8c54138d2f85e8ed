import { createHash } from 'node:crypto';
import { convert, type HtmlToTextOptions } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';
import { readReport, type DeliveryReport } from './delivery-report.js';

/** So much of an email is read at first: what people write comes before what they attach. */
export const MAIL_BYTES = 256 * 1024;
/** Deeper than any mail program nests parts. Headers count over all parts, and a thousand files have many. */
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
/** Headers that name who an email was delivered to. */
const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

/** An email as far as an answer needs it. */
export interface IncomingMail {
  /** Tells it from every other one; the same each time it is read. */
  key: string;
  /** The one address that it says it comes from; null where it names none or several. */
  sender: string | null;
  /** What may name one of our addresses for answers. */
  recipients: string;
  /** Written by a machine, or ours: answering it could go on for ever. */
  automatic: boolean;
  text: string;
  /** A mail server returns an email of ours. */
  report: DeliveryReport | null;
  /** Whether anything is attached. */
  hasFiles: boolean;
}

/** Reads the beginning of an email. Throws on what is nested too deeply or has too many headers; attachments are not decoded. */
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

/** RFC 3834, and what mailing lists and out-of-office programs say. */
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
