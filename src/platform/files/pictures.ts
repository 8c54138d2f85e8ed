import type { Sharp } from 'sharp';
import { Problem } from '../errors/problem.js';
import { whileDecoding } from './decoding.js';
import { photoKind } from './file-kind.js';

/** A larger picture is hardly a photo of a home, and decoding it would exhaust the memory: 50 megapixels take 200 MB. */
export const MAX_PIXELS = 50_000_000;
/** What the decoder may report for each kind. A file that looks like two kinds is accepted as neither. */
const FORMATS: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

/** Decodes one picture at a time in this process (`whileDecoding`); a source has a bounded line, and so have all together. */
export function inTurn<T>(decode: () => Promise<T>): Promise<T> {
  return whileDecoding('picture', decode);
}

/**
 * All pictures are decoded here: the first frame of a JPEG, PNG, WebP or AVIF, not decoded yet. Throws 422 `unsafe_file` for
 * everything else, and `picture_too_large` by the size in the header, before memory is allocated.
 */
export async function openPicture(bytes: Buffer): Promise<Sharp> {
  const kind = await photoKind(bytes);
  const sharp = await decoder();
  // The header is read without the decoder's own limit, because its error doesn't distinguish a large picture from a broken
  // one.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(refuse);
  if (format !== FORMATS[kind]) throw new Problem('unsafe_file');
  checkPixels(width, height);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
}

/**
 * Loaded with the first picture, because image libraries cost start time and memory that most processes never need. Decoding
 * uses one processor so that the others can answer people, and the library's cache is off.
 */
export async function decoder(): Promise<(typeof import('sharp'))['default']> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Throws 422 `picture_too_large` above the limit. */
export function checkPixels(width: number, height: number, limit = MAX_PIXELS): void {
  if (!(width * height <= limit)) throw new Problem('picture_too_large');
}

/** If the decoder complains, the file is at fault and not the server. */
export function refuse(cause: unknown): never {
  throw cause instanceof Problem ? cause : new Problem('unsafe_file', { cause });
}
