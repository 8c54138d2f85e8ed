import { keptExif } from './exif.js';
import { BrokenStructure, cut, Parts } from './parts.js';

const [SOI, EOI, SOS, APP0, APP1, APP2, APP14, APP15, COMMENT] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
const EXIF = 'Exif\0\0';
/** Colors and how they are stored. Without these the picture would look different. */
const NEEDED: Record<number, string> = { [APP0]: 'JFIF\0', [APP2]: 'ICC_PROFILE\0', [APP14]: 'Adobe' };

/**
 * Removes the position from a JPEG: its metadata segments, and whatever follows its end (a gain map or a video of the phone has
 * a position of its own). The image data itself is copied unchanged.
 */
export function bareJpeg(bytes: Buffer): Buffer {
  const parts = new Parts();
  let at = 0;
  while (at < bytes.length) {
    parts.look();
    if (bytes[at] !== 0xff) throw new BrokenStructure('There is no marker where one must be');
    const marker = bytes[at + 1];
    if (marker === 0xff) at += 1; // There may be fill bytes before a marker.
    else if (marker === undefined || marker === EOI) break;
    else if (marker === SOI) at = keepTo(parts, bytes, at, at + 2);
    else at = segment(parts, bytes, at, marker);
  }
  parts.keep(Buffer.from([0xff, EOI]));
  return parts.whole();
}

/** Returns the offset of the next marker. */
function segment(parts: Parts, bytes: Buffer, at: number, marker: number): number {
  const end = at + 2 + cut(bytes, at + 2, at + 4).readUInt16BE();
  if (end < at + 4) throw new BrokenStructure('A segment has an impossible length');
  const content = cut(bytes, at + 4, end);
  if (marker === SOS) return keepTo(parts, bytes, at, endOfScan(bytes, end));
  if (marker === APP1) keepExif(parts, content);
  else if (marker !== COMMENT && (marker < APP0 || marker > APP15 || isNeeded(marker, content)))
    parts.keep(bytes.subarray(at, end));
  return end;
}

function isNeeded(marker: number, content: Buffer): boolean {
  const name = NEEDED[marker];
  return name !== undefined && content.toString('latin1', 0, name.length) === name;
}

function keepExif(parts: Parts, content: Buffer): void {
  if (content.toString('latin1', 0, EXIF.length) !== EXIF) return;
  const kept = keptExif(content.subarray(EXIF.length));
  if (!kept) return;
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(2 + EXIF.length + kept.length, 2);
  parts.keep(head, Buffer.from(EXIF, 'latin1'), kept);
}

/**
 * Compressed data continues up to a marker. FF 00 is a data byte FF, and FF D0 to D7 are markers inside the data. A
 * scan may end early.
 */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function keepTo(parts: Parts, bytes: Buffer, from: number, to: number): number {
  parts.keep(cut(bytes, from, to));
  return to;
}
