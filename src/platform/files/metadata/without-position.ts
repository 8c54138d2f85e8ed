import { Problem } from '../../errors/problem.js';
import { bareHeic } from './heic.js';
import { bareJpeg } from './jpeg.js';
import { barePng } from './png.js';
import { bareTiff } from './tiff.js';
import { bareWebp } from './webp.js';

const BARE: Record<string, (bytes: Buffer) => Buffer> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/webp': bareWebp,
  'image/heic': bareHeic,
  'image/tiff': bareTiff,
};

/**
 * The same file without the position that a camera wrote into it. A picture keeps its pixels bit by bit, its orientation, its
 * colors and the time when it was taken. Other Exif data, XMP and other metadata are removed. Other kinds of files are returned
 * unchanged. 422 `unsafe_file` for a picture whose structure can't be followed, because it is unknown what it contains.
 */
export function withoutPosition(bytes: Buffer, kind: string): Buffer {
  const bare = BARE[kind];
  if (!bare) return bytes;
  try {
    return bare(bytes);
  } catch (cause) {
    // `BrokenStructure`, or a RangeError for an offset outside the file.
    throw new Problem('unsafe_file', { cause });
  }
}
