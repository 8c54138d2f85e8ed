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
 * The same file without the position that a camera wrote into it. A picture keeps its pixels bit by bit, how it is to be
 * turned, its colours and the moment when it was taken; Exif beyond that, XMP and other metadata go. Other kinds of files
 * come back as they are. 422 `unsafe_file` for a picture whose structure cannot be followed: nobody can say what it holds.
 */
export function withoutPosition(bytes: Buffer, kind: string): Buffer {
  const bare = BARE[kind];
  if (!bare) return bytes;
  try {
    return bare(bytes);
  } catch (cause) {
    // Besides `BrokenStructure`, places that lie outside of the file.
    throw new Problem('unsafe_file', { cause });
  }
}
