import type { Sharp } from 'sharp';
import { Problem } from '../errors/problem.js';

/** Larger pictures are no photos of a leak, and decoding them would exhaust the memory. */
const MAX_PIXELS = 60_000_000;
const LONGEST_SIDE = 2560;
const JPEG = { quality: 82, mozjpeg: true } as const;

/**
 * A photo made anew as JPEG: upright, at most 2560 pixels long, without any metadata (position, device, time), and
 * nothing that hid in the file lives on. HEIC is converted, as most browsers cannot show it.
 */
export async function freshPhoto(bytes: Buffer, kind: string): Promise<Buffer> {
  try {
    const picture = kind === 'image/heic' ? await fromHeic(bytes) : await fromImage(bytes);
    return await picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg(JPEG)
      .toBuffer();
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem('unsafe_file', { cause });
  }
}

// Loaded when the first photo comes: image libraries cost start time and memory that most processes never need.
async function fromImage(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
}

async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const [{ default: sharp }, { default: heic }] = await Promise.all([import('sharp'), import('heic-decode')]);
  const images = await heic.all({ buffer: new Uint8Array(bytes) });
  try {
    const [first] = images;
    if (!first || first.width * first.height > MAX_PIXELS) throw new Problem('unsafe_file');
    const { width, height, data } = await first.decode();
    return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });
  } finally {
    images.dispose();
  }
}
