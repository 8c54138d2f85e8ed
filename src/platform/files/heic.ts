import { Problem } from '../errors/problem.js';
import { runInWorker } from '../workers/run-in-worker.js';
import { whileDecoding } from './decoding.js';
import type { RawPicture } from './heic-worker.js';
import { boxesIn, boxNamed } from './metadata/boxes.js';
import { checkPixels } from './pictures.js';

/**
 * Phones store 12 or 24 megapixels as HEIC. The decoder needs about 15 bytes a pixel, so up to 370 MB: four times as much as
 * for other kinds.
 */
const MAX_HEIC_PIXELS = 25_000_000;
/** A photo of 24 megapixels takes 3 seconds of processor time, and the machine may be busy. */
const LIMITS = { memoryMiB: 600, milliseconds: 60_000 } as const;
const SCRIPT = new URL('./heic-worker.js', import.meta.url);
const FULL_BOX = 4;

/**
 * Decodes the first picture of a HEIC and passes its pixels to `use`. It runs in a thread that ends afterwards, so the
 * server isn't blocked and the decoder's memory is freed. Only one runs at a time, including `use`; the pixels are gone
 * when it returns. Throws 422 `picture_too_large` by the size in the file's header, before anything is decoded, and 503
 * `busy` while too many wait. Other errors come from the decoder.
 */
export function withHeic<T>(bytes: Buffer, use: (picture: RawPicture) => Promise<T>): Promise<T> {
  checkHeicPixels(bytes);
  return whileDecoding('heic', async () => {
    const picture = await runInWorker<RawPicture>(SCRIPT, bytes, LIMITS);
    try {
      return await use(picture);
    } finally {
      // Frees 100 MB now. The garbage collector doesn't see how large these buffers are and would let several of them
      // accumulate.
      picture.data.buffer.transfer(0);
    }
  });
}

/** Checks every picture in the file, including tiles and thumbnails, because we can't know which one the decoder takes. */
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
