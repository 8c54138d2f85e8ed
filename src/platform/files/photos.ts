import type { Sharp } from 'sharp';
import { withHeic } from './heic.js';
import { decoder, inTurn, openPicture, refuse } from './pictures.js';

/** The size of a stored photo in pixels. */
export const LONGEST_SIDE = 2560;
const JPEG = { quality: 82, mozjpeg: true } as const;

/**
 * Re-encodes a photo as JPEG: upright, at most 2560 pixels long, without metadata (position, device, time) and without anything
 * that was hidden in the file. HEIC is converted because most browsers can't show it. 422 `unsafe_file` if it isn't a picture,
 * `picture_too_large` if it has too many pixels.
 */
export async function freshPhoto(bytes: Buffer, kind: string): Promise<Buffer> {
  try {
    return await (kind === 'image/heic'
      ? fromHeic(bytes)
      : inTurn(async () => asJpeg((await openPicture(bytes)).autoOrient())));
  } catch (cause) {
    return refuse(cause);
  }
}

function fromHeic(bytes: Buffer): Promise<Buffer> {
  return withHeic(bytes, async ({ width, height, data }) => {
    const sharp = await decoder();
    return asJpeg(sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }));
  });
}

function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg(JPEG)
    .toBuffer();
}
