import type { Sharp } from 'sharp';
import { Problem } from '../errors/problem.js';
import { checkPixels, inTurn, openPicture, refuse } from './pictures.js';

/** Of a stored photo, in pixels. */
export const LONGEST_SIDE = 2560;
const JPEG = { quality: 82, mozjpeg: true } as const;

/**
 * A photo made anew as JPEG: upright, at most 2560 pixels long, without any metadata (position, device, time), and
 * nothing that hid in the file lives on. HEIC is converted, as most browsers cannot show it. 422 `unsafe_file` for what
 * is no picture, `picture_too_large` for one of too many pixels.
 */
export function freshPhoto(bytes: Buffer, kind: string): Promise<Buffer> {
  return inTurn(async () => {
    const picture = kind === 'image/heic' ? await fromHeic(bytes) : (await openPicture(bytes)).autoOrient();
    return picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg(JPEG)
      .toBuffer();
  }).catch(refuse);
}

async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const [{ default: sharp }, { default: heic }] = await Promise.all([import('sharp'), import('heic-decode')]);
  const images = await heic.all({ buffer: new Uint8Array(bytes) });
  try {
    const [first] = images;
    if (!first) throw new Problem('unsafe_file');
    checkPixels(first.width, first.height);
    const { width, height, data } = await first.decode();
    return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });
  } finally {
    images.dispose();
  }
}
