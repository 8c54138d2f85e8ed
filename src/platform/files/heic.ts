import { Problem } from '../errors/problem.js';
import { runInWorker } from '../workers/run-in-worker.js';
import { whileDecoding } from './decoding.js';
import type { RawPicture } from './heic-worker.js';
import { boxesIn, boxNamed } from './metadata/boxes.js';
import { checkPixels } from './pictures.js';

/** Phones store 12 or 24 megapixels as HEIC. The decoder takes some 15 bytes for a pixel, so 370 MB: four times what others need. */
const MAX_HEIC_PIXELS = 25_000_000;
/** A photo of 24 megapixels takes 3 seconds of a processor; a machine may be busy. */
const LIMITS = { memoryMiB: 600, milliseconds: 60_000 } as const;
const SCRIPT = new URL('./heic-worker.js', import.meta.url);
const FULL_BOX = 4;

/**
 * Decodes the first picture of a HEIC and hands its pixels over. It runs in a thread that ends with it, so that the
 * server goes on meanwhile and the decoder's memory goes back; one at a time, `use` included; afterwards the pixels are
 * gone. Throws 422 `picture_too_large` by the size that the file tells, before anything is decoded, and 503 `busy`
 * while too many wait; other errors are the decoder's.
 */
export function withHeic<T>(bytes: Buffer, use: (picture: RawPicture) => Promise<T>): Promise<T> {
  checkHeicPixels(bytes);
  return whileDecoding('heic', async () => {
    const picture = await runInWorker<RawPicture>(SCRIPT, bytes, LIMITS);
    try {
      return await use(picture);
    } finally {
      // Gives 100 MB back now: the garbage collector does not see how large they are, and would let several of them lie.
      picture.data.buffer.transfer(0);
    }
  });
}

/** Every picture of the file is looked at, tiles and small copies included: which one a decoder takes is its own affair. */
function checkHeicPixels(bytes: Buffer): void {
  const meta = boxNamed(bytes, { content: 0, end: bytes.length }, 'meta');
  const properties = meta && boxNamed(bytes, meta, 'iprp', FULL_BOX);
  const container = properties && boxNamed(bytes, properties, 'ipco');
  const sizes = container ? boxesIn(bytes, container.content, container.end).filter(({ type }) => type === 'ispe') : [];
  if (sizes.length === 0) throw new Problem('unsafe_file');
  for (const { content, end } of sizes) {
    if (end - content < FULL_BOX + 8) throw new Problem('unsafe_file');
    checkPixels(bytes.readUInt32BE(content + FULL_BOX), bytes.readUInt32BE(content + FULL_BOX + 4), MAX_HEIC_PIXELS);
  }
}
