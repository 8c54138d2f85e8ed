import { crc32 } from 'node:zlib';
import { keptExif } from './exif.js';
import { BrokenStructure, cut, Parts } from './parts.js';

const SIGNATURE_BYTES = 8;
/** Transparency, colors, density and animation. Chunks whose name begins with a capital letter are the picture itself. */
const NEEDED = new Set([
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'mDCV',
  'cLLI',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
  'tIME',
]);

/** Removes the position from a PNG: texts, Exif, unknown chunks and whatever follows its end. */
export function barePng(bytes: Buffer): Buffer {
  const parts = new Parts();
  parts.keep(cut(bytes, 0, SIGNATURE_BYTES));
  for (let at = SIGNATURE_BYTES; at < bytes.length;) {
    parts.look();
    const head = cut(bytes, at, at + 8);
    const type = head.toString('latin1', 4);
    const end = at + 8 + head.readUInt32BE() + 4;
    const chunk = cut(bytes, at, end);
    if (type === 'eXIf') parts.keep(...exifChunk(chunk.subarray(8, -4)));
    else if (/^[A-Z]/.test(type) || NEEDED.has(type)) parts.keep(chunk);
    if (type === 'IEND') return parts.whole();
    at = end;
  }
  throw new BrokenStructure('The file breaks off');
}

function exifChunk(old: Buffer): Buffer[] {
  const kept = keptExif(old);
  if (!kept) return [];
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), kept]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(kept.length);
  sum.writeUInt32BE(crc32(body));
  return [length, body, sum];
}
