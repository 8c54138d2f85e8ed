import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { bounceKind, statusIn, type BounceKind } from '../../platform/outbox/bounce-kind.js';

/** A mail server's report about an email that it couldn't deliver (RFC 3464). */
export interface DeliveryReport {
  /** A status code of RFC 3463, such as 5.1.1. */
  status: string;
  /** The server's explanation. */
  reason: string;
  /**
   * `hard`: the address doesn't exist. `soft`: the mailbox is full, the email is too large or refused as spam, or the
   * server gave up.
   */
  kind: BounceKind;
  /** The Message-ID of the email that came back, if the report contains its headers. */
  messageId: string | null;
}

const REASON_MAX = 300;
/**
 * How many blocks of a report are read. The first is about the server, the others about one address each. Our emails have
 * one address.
 */
const MOST_BLOCKS = 5;
const HEADERS = { maxHeadersSize: 64 * 1024, maxNestingDepth: 1, maxRfc822NestingDepth: 0 } as const;

/**
 * Returns the report in an email, or null if it isn't a report or reports a delay or a delivery. Throws if the email can't
 * be parsed.
 */
export async function readReport({ headers, attachments }: Email): Promise<DeliveryReport | null> {
  const type = headers.find(({ key }) => key === 'content-type')?.value.toLowerCase() ?? '';
  if (!type.startsWith('multipart/report') || !type.includes('delivery-status')) return null;
  const part = attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType));
  const failed = part && (await blocksOf(part)).find((block) => block.get('action')?.trim().toLowerCase() === 'failed');
  if (!failed) return null;
  const status = statusIn(failed.get('status') ?? '') ?? '5.0.0';
  // "smtp; 550 5.1.1 User unknown"
  const reason = (failed.get('diagnostic-code') ?? '').replace(/^\s*[\w-]{1,20}\s*;/, '').trim();
  return {
    status,
    reason: plain(reason).slice(0, REASON_MAX),
    kind: bounceKind(status),
    messageId: await returnedId(attachments),
  };
}

type Block = Map<string, string>;

/** The fields of each block are headers, so the parser of emails reads them. */
async function blocksOf(part: Attachment): Promise<Block[]> {
  const blocks = textOf(part)
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((block) => block.trim() !== '');
  return Promise.all(blocks.slice(0, MOST_BLOCKS).map(fieldsOf));
}

async function fieldsOf(text: string): Promise<Block> {
  const { headers } = await PostalMime.parse(`${text.trim()}\r\n\r\n`, HEADERS);
  return new Map(headers.map(({ key, value }) => [key, value]));
}

/** The Message-ID in the quoted email. Some reports quote only its headers. */
async function returnedId(attachments: Attachment[]): Promise<string | null> {
  const quoted = attachments.find(({ mimeType }) =>
    /^(?:message\/(?:global|rfc822)|text\/rfc822-headers)/.test(mimeType),
  );
  if (!quoted) return null;
  const [head = ''] = textOf(quoted).split(/\r?\n\r?\n/);
  return (await fieldsOf(head)).get('message-id')?.trim() ?? null;
}

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** Removes control characters, because the text is stored and displayed. PostgreSQL accepts no NUL. */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replace(/[\u0000-\u001f\u007f]+/g, ' ');
}
