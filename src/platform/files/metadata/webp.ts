import { keptExif } from './exif.js';
import { BrokenStructure, cut, Parts } from './parts.js';

const HEADER_BYTES = 12;
const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the first byte of VP8X, which say which metadata follows. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];
const EXIF_PREFIX = 'Exif\0\0';

/** Removes the position from a WebP: Exif, XMP, unknown chunks and whatever follows its end. */
export function bareWebp(bytes: Buffer): Buffer {
  const parts = new Parts();
  const end = Math.min(8 + cut(bytes, 0, HEADER_BYTES).readUInt32LE(4), bytes.length);
  let features: Buffer | undefined;
  let exif: Buffer | null = null;
  for (let at = HEADER_BYTES; at < end;) {
    parts.look();
    const head = cut(bytes, at, at + 8);
    const type = head.toString('latin1', 0, 4);
    const content = Buffer.from(cut(bytes, at + 8, at + 8 + head.readUInt32LE(4)));
    if (type === 'EXIF') exif = keptExif(withoutPrefix(content));
    if (type === 'VP8X') features = content;
    if (NEEDED.has(type)) parts.keep(...chunk(type, content));
    at += 8 + content.length + (content.length % 2);
  }
  // Exif data is allowed only in a file that lists its features.
  if (features) parts.keep(...(exif ? chunk('EXIF', exif) : []));
  if (features) listMetadata(features, exif !== null);
  return riff(parts.whole());
}

function withoutPrefix(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, EXIF_PREFIX.length) === EXIF_PREFIX ? exif.subarray(EXIF_PREFIX.length) : exif;
}

/** Changes the content of VP8X in place. */
function listMetadata(features: Buffer, exif: boolean): void {
  if (features.length < 10) throw new BrokenStructure('The list of features breaks off');
  features[0] = ((features[0] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (exif ? HAS_EXIF : 0);
}

function chunk(type: string, content: Buffer): Buffer[] {
  return [head(type, content.length), content, Buffer.alloc(content.length % 2)];
}

function riff(chunks: Buffer): Buffer {
  return Buffer.concat([head('RIFF', 4 + chunks.length), Buffer.from('WEBP', 'latin1'), chunks]);
}

function head(type: string, size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.write(type, 'latin1');
  bytes.writeUInt32LE(size, 4);
  return bytes;
}
