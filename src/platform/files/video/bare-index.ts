import { boxesIn, type Box } from '../metadata/boxes.js';
import { BrokenStructure } from '../metadata/parts.js';
import type { Track } from './tracks.js';

const FULL_BOX = 4;

/** The boxes that a player needs. Everything else, such as `udta`, `meta` and `uuid`, is overwritten. */
interface Tree {
  [type: string]: Tree | true;
}
const SAMPLES: Tree = Object.fromEntries(
  ['stsd', 'stts', 'stss', 'ctts', 'cslg', 'stsc', 'stsz', 'stco', 'co64', 'sgpd', 'sbgp', 'sdtp'].map((type) => [
    type,
    true as const,
  ]),
);
const MEDIA: Tree = {
  mdhd: true,
  hdlr: true,
  minf: { vmhd: true, smhd: true, hdlr: true, dinf: { dref: true }, stbl: SAMPLES },
};
const INDEX: Tree = { mvhd: true, trak: { tkhd: true, edts: { elst: true }, tapt: true, mdia: MEDIA } };

/** Removes from the index of a video (the content of `moov`), in place, everything that isn't needed to play `tracks`. */
export function bareIndex(bytes: Buffer, index: Box, tracks: readonly Track[]): void {
  const kept = new Set(tracks.map(({ box }) => box.start));
  for (const box of boxesIn(bytes, index.content, index.end)) {
    if (box.type === 'trak' && !kept.has(box.start)) blank(bytes, box);
    else strip(bytes, box, INDEX);
  }
}

function strip(bytes: Buffer, box: Box, tree: Tree): void {
  const inner = Object.hasOwn(tree, box.type) ? tree[box.type] : undefined;
  if (inner === undefined) return blank(bytes, box);
  if (inner === true) return CLEAN[box.type]?.(bytes, box);
  for (const one of boxesIn(bytes, box.content, box.end)) strip(bytes, one, inner);
}

/** What boxes that stay say beyond what a player needs: when it was recorded, names, and where files were. */
const CLEAN: Record<string, (bytes: Buffer, box: Box) => void> = {
  mvhd: forgetWhen,
  tkhd: forgetWhen,
  mdhd: forgetWhen,
  hdlr: (bytes, { content, end }) => void bytes.fill(0, Math.min(content + FULL_BOX + 20, end), end),
  dref: forgetWhere,
};

function forgetWhen(bytes: Buffer, { content, end }: Box): void {
  const size = bytes[content] === 1 ? 16 : 8;
  if (content + FULL_BOX + size > end) throw new BrokenStructure('A header breaks off');
  bytes.fill(0, content + FULL_BOX, content + FULL_BOX + size);
}

/** The samples have to be in the file itself: a player would fetch them from elsewhere otherwise. */
function forgetWhere(bytes: Buffer, { content, end }: Box): void {
  for (const entry of boxesIn(bytes, content + FULL_BOX + 4, end)) {
    if (entry.end - entry.content < FULL_BOX || (bytes.readUInt32BE(entry.content) & 1) === 0)
      throw new BrokenStructure('The video is elsewhere');
    bytes.fill(0, entry.content + FULL_BOX, entry.end);
  }
}

function blank(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
}
