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
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', zeros((width + 1) * height)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One chunk with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const PIECE = 1024 * 1024;

/** This many zeros as a zlib stream: the same compressed piece repeated, then the rest and the checksum. */
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

/** A little-endian TIFF with a GPS directory on its first page, which our encoder can't write. */
export function withGps(tiff: Buffer): Buffer {
  const [area, first] = [Buffer.from('Laurier\0'), tiff.readUInt32LE(4)];
  const count = tiff.readUInt16LE(first);
  const old = tiff.subarray(first + 2, first + 2 + count * 12);
  const next = tiff.subarray(first + 2 + count * 12, first + 6 + count * 12);
  const gpsAt = tiff.length + area.length;
  const gps = Buffer.concat([uint16(1), entry(0x001c, 2, area.length, tiff.length), Buffer.alloc(4)]);
  const main = Buffer.concat([uint16(count + 1), old, entry(0x8825, 4, 1, gpsAt), next]);
  const bytes = Buffer.concat([tiff, area, gps, main]);
  bytes.writeUInt32LE(gpsAt + gps.length, 4);
  return bytes;
}

function entry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
}

function uint16(value: number): Buffer {
  return Buffer.from([value & 0xff, value >> 8]);
}
