import heic from 'heic-decode';
import { HandedOver } from '../workers/hand-over.js';

/** Pixels as rows of red, green, blue and alpha. */
export interface RawPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

// The decoder prints its complaints about a file, but the output is for the server's own log lines. This thread prints nothing
// else.
Object.assign(console, { log: () => undefined });

/**
 * Decodes the first picture. It runs in a thread of its own (`withHeic`), because libheif is compiled to WebAssembly and blocks
 * its thread.
 */
export default async function decodeHeic(bytes: Uint8Array): Promise<HandedOver<RawPicture>> {
  const [first] = await heic.all({ buffer: bytes });
  if (!first) throw new Error('The file has no picture');
  const picture = await first.decode();
  return new HandedOver(picture, [picture.data.buffer]);
}
