import { boxesIn, boxNamed, type Box } from './boxes.js';
import { keptExif } from './exif.js';
import { placesOf, type Place } from './item-places.js';
import { BrokenStructure } from './parts.js';

/** Boxes that every picture needs. Phones add videos, previews and data of their own beside them. */
const NEEDED = new Set(['ftyp', 'meta', 'mdat']);
const NEEDED_IN_META = new Set(['hdlr', 'dinf', 'pitm', 'iinf', 'iref', 'iprp', 'iloc', 'idat', 'ipro', 'grpl']);
/** Types of items that aren't pictures: Exif, XMP and similar ones. */
const METADATA = new Set(['Exif', 'mime', 'uri ']);
const FULL_BOX = 4;
const EMPTY_EXIF = Buffer.from('MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');

interface Item {
  id: number;
  type: string;
}

/**
 * Removes the position from a HEIC. Its parts are addressed by offsets in the file, so nothing may move: what isn't needed is
 * overwritten in place.
 */
export function bareHeic(bytes: Buffer): Buffer {
  const bare = Buffer.from(bytes);
  const boxes = boxesIn(bare, 0, bare.length);
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!meta) throw new BrokenStructure('There is no picture');
  const items = itemsOf(bare, meta).filter(({ type }) => METADATA.has(type));
  const places = placesOf(bare, meta);
  let overwritten = 0;
  for (const { id, type } of items) {
    const pieces = places.get(id) ?? [];
    overwritten += pieces.reduce((sum, { from, to }) => sum + to - from, 0);
    // Items of a genuine file don't overlap. A file that makes us overwrite more than its size is meant to keep the server
    // busy.
    if (overwritten > bare.length) throw new BrokenStructure('Items lie upon each other');
    overwrite(bare, type, pieces);
  }
  const inMeta = boxesIn(bare, meta.content + FULL_BOX, meta.end).filter(({ type }) => !NEEDED_IN_META.has(type));
  for (const box of [...boxes.filter(({ type }) => !NEEDED.has(type)), ...inMeta]) blank(bare, box);
  return bare;
}

/** The items that the file lists, with their types. */
function itemsOf(bytes: Buffer, meta: Box): Item[] {
  const list = boxNamed(bytes, meta, 'iinf', FULL_BOX);
  if (!list) throw new BrokenStructure('There is no list of items');
  const countBytes = bytes[list.content] === 0 ? 2 : 4;
  return boxesIn(bytes, list.content + FULL_BOX + countBytes, list.end).map(({ content, end }) => {
    const [version, idBytes] = [bytes[content] ?? 0, bytes[content] === 3 ? 4 : 2];
    const type = content + FULL_BOX + idBytes + 2;
    if (version < 2 || type + 4 > end) throw new BrokenStructure('An item has no type');
    return { id: bytes.readUIntBE(content + FULL_BOX, idBytes), type: bytes.toString('latin1', type, type + 4) };
  });
}

/** Exif data is replaced by what we keep of it, padded with zeros. Other items are filled with spaces. */
function overwrite(bytes: Buffer, type: string, places: Place[]): void {
  const [first, ...others] = places.map(({ from, to }) => bytes.subarray(from, to));
  if (first && type === 'Exif' && others.length === 0 && first.length >= 4) {
    const kept = keptExif(first.subarray(4 + Math.min(first.readUInt32BE(), first.length))) ?? EMPTY_EXIF;
    first.fill(0);
    if (kept.length + 4 <= first.length) kept.copy(first, 4);
  } else for (const place of first ? [first, ...others] : []) place.fill(type === 'Exif' ? 0 : ' ');
}

function blank(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
}
