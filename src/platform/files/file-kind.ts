import { own } from '../../contract/own.js';
import { Problem } from '../errors/problem.js';

/** The kinds of documents that we accept, recognized by their bytes, with the file name extensions that belong to them. */
const DOCUMENT_KINDS: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
};
const TEXT_BY_ENDING: Record<string, string> = { txt: 'text/plain', csv: 'text/csv' };
export const PHOTO_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif'];

/**
 * Recognizes a document by its bytes, not by its name or declared type. Throws 422 `unsafe_file` for kinds that we
 * don't accept, and for a name that promises another kind (HTML called lease.pdf).
 */
export async function documentKind(bytes: Buffer, name: string): Promise<string> {
  const ending = endingOf(name);
  const kind = (await detect(bytes)) ?? plainText(bytes, ending);
  const endings = kind ? own(DOCUMENT_KINDS, kind) : undefined;
  if (!kind || !endings) throw new Problem('unsafe_file');
  if (ending && isKnown(ending) && !endings.includes(ending)) throw new Problem('unsafe_file');
  return kind;
}

/**
 * Whether a stored document is of the kind that is on record for it. Its name says nothing about that: photos are encoded again
 * under the names that they came with, and people rename files.
 */
export async function isOfKind(bytes: Buffer, kind: string): Promise<boolean> {
  const [ending] = own(DOCUMENT_KINDS, kind) ?? [];
  return ending !== undefined && ((await detect(bytes)) ?? plainText(bytes, ending)) === kind;
}

/** The same for photos: what cameras and phones produce. */
export async function photoKind(bytes: Buffer): Promise<string> {
  const kind = await detect(bytes);
  if (!kind || !PHOTO_KINDS.includes(kind)) throw new Problem('unsafe_file');
  return kind;
}

/** What phones record, by the first bytes of the file. */
const VIDEO_KINDS = ['video/mp4', 'video/quicktime', 'video/x-m4v', 'video/3gpp'];
/** Enough of a file to recognize it. */
export const HEAD_BYTES = 4100;

export async function isVideo(head: Buffer): Promise<boolean> {
  return VIDEO_KINDS.includes((await detect(head)) ?? '');
}

/** Undefined if there is no known signature, or if the file ends in the middle of one. */
async function detect(bytes: Buffer): Promise<string | undefined> {
  try {
    // Loaded with the first file: sixty modules that starting does not need.
    const { fileTypeFromBuffer } = await import('file-type');
    const mime = (await fileTypeFromBuffer(bytes))?.mime;
    return mime === 'image/heif' ? 'image/heic' : mime;
  } catch {
    return undefined;
  }
}

/** Text has no signature, so it must be declared as text, be UTF-8 without control characters, and contain no markup. */
function plainText(bytes: Buffer, ending: string): string | undefined {
  const kind = own(TEXT_BY_ENDING, ending);
  if (!kind) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\0-\x08\x0e-\x1f]/.test(text) || /^\s*</.test(text) ? undefined : kind;
  } catch {
    return undefined;
  }
}

function endingOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

function isKnown(ending: string): boolean {
  return Object.values(DOCUMENT_KINDS).some((endings) => endings.includes(ending));
}
