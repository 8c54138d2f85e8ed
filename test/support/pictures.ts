import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A valid gray PNG of one colour, far smaller than its pixels: rows of zeros compress to almost nothing. It is written
 * without ever holding the pixels, so that a test that looks at the memory sees the decoder's alone.
 */
export function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pngChunk('IHDR', header), pngChunk('IDAT', zeros((width + 1) * height)), pngChunk('IEND', Buffer.alloc(0))]);
}

/** One chunk with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const PIECE = 1024 * 1024;

/** So many zeros as a zlib stream: the same compressed piece again and again, then the rest and the checksum. */
function zeros(count: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE), { finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: Math.floor(count / PIECE) }, () => piece);
  const adler = uint32((count % 65_521) * 65_536 + 1);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, deflateRawSync(Buffer.alloc(count % PIECE)), adler]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
