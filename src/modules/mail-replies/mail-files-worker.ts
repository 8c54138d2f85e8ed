import PostalMime, { type Attachment } from 'postal-mime';
import { HandedOver } from '../../platform/workers/hand-over.js';
import { PARSING } from './incoming-mail.js';

/** A file that came with an email. */
export interface MailFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Types of parts that programs add to an email: signatures, invitations, delivery reports and other emails. */
const BY_PROGRAMS = /signature|pkcs7|calendar|delivery-status|rfc822/;
/** An inline image that is smaller than this is taken for a logo in a signature. */
const LOGO_BYTES = 20 * 1024;
const NAME_MAX = 200;

/**
 * Reads the files of a whole email. It runs in a worker thread (`filesOf`) because decoding 25 MB would block the server
 * for a moment.
 */
export default async function readFiles(raw: Uint8Array): Promise<HandedOver<MailFile[]>> {
  const { attachments } = await PostalMime.parse(Buffer.from(raw), { ...PARSING, attachmentEncoding: 'arraybuffer' });
  const files = attachments.filter(isMeant).map(toFile);
  return new HandedOver(
    files,
    files.map(({ bytes }) => bytes.buffer),
  );
}

function isMeant({ mimeType, related, content }: Attachment): boolean {
  return !BY_PROGRAMS.test(mimeType) && !(related && (content as ArrayBuffer).byteLength < LOGO_BYTES);
}

/** Removes folders and control characters from the name, because it is stored and displayed. */
function toFile({ filename, content }: Attachment, index: number): MailFile {
  // oxlint-disable-next-line no-control-regex
  const name = (filename ?? '')
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\u0000-\u001f\u007f]/g, '')
    .trim();
  return { name: (name || `${index + 1}`).slice(-NAME_MAX), bytes: new Uint8Array(content as ArrayBuffer) };
}
