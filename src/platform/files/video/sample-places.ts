import { boxNamed, type Box } from '../metadata/boxes.js';
import type { Place } from '../metadata/item-places.js';
import { BrokenStructure } from '../metadata/parts.js';

const FULL_BOX = 4;
/** A minute at 240 pictures a second has 14,400; sound has fewer. */
const MOST_SAMPLES = 100_000;

/** Where the samples of a track are in the file (ISO/IEC 14496-12, `stsz`, `stsc`, `stco`), by the boxes of its `stbl`. */
export function placesOfSamples(bytes: Buffer, table: Box): Place[] {
  const sizes = sizesOf(bytes, needed(bytes, table, 'stsz'));
  const chunks = chunksOf(bytes, table);
  const runs = runsOf(bytes, needed(bytes, table, 'stsc'));
  const places: Place[] = [];
  let sample = 0;
  let run = 0;
  for (const [index, from] of chunks.entries()) {
    while (run + 1 < runs.length && (runs[run + 1]?.firstChunk ?? 0) <= index + 1) run += 1;
    const last = sample + (runs[run]?.samples ?? 0);
    if (last > sizes.length) throw new BrokenStructure('A chunk has more samples than there are');
    let to = from;
    for (; sample < last; sample += 1) to += sizes[sample] as number;
    places.push({ from, to });
  }
  return places;
}

function sizesOf(bytes: Buffer, { content, end }: Box): number[] {
  const each = bytes.readUInt32BE(content + FULL_BOX);
  const count = counted(bytes, content + FULL_BOX + 4, end, each === 0 ? 4 : 0);
  return Array.from({ length: count }, (_, at) => each || bytes.readUInt32BE(content + FULL_BOX + 8 + at * 4));
}

function chunksOf(bytes: Buffer, table: Box): number[] {
  const wide = boxNamed(bytes, table, 'co64');
  const { content, end } = wide ?? needed(bytes, table, 'stco');
  const size = wide ? 8 : 4;
  const count = counted(bytes, content + FULL_BOX, end, size);
  return Array.from({ length: count }, (_, at) => {
    const place = content + FULL_BOX + 4 + at * size;
    return wide ? Number(bytes.readBigUInt64BE(place)) : bytes.readUInt32BE(place);
  });
}

interface Run {
  firstChunk: number;
  samples: number;
}

/** How many samples each chunk has, from one chunk up to the next run. */
function runsOf(bytes: Buffer, { content, end }: Box): Run[] {
  const count = counted(bytes, content + FULL_BOX, end, 12);
  return Array.from({ length: count }, (_, at) => {
    const place = content + FULL_BOX + 4 + at * 12;
    return { firstChunk: bytes.readUInt32BE(place), samples: bytes.readUInt32BE(place + 4) };
  });
}

/** How many entries follow. Their number is a claim of the file, so it has to fit into the box. */
export function counted(bytes: Buffer, at: number, end: number, size: number): number {
  if (at + 4 > end) throw new BrokenStructure('A table breaks off');
  const count = bytes.readUInt32BE(at);
  if (count > MOST_SAMPLES || at + 4 + count * size > end) throw new BrokenStructure('A table has too many entries');
  return count;
}

function needed(bytes: Buffer, within: Box, type: string): Box {
  const box = boxNamed(bytes, within, type);
  if (!box || box.end - box.content < FULL_BOX + 8) throw new BrokenStructure(`There is no ${type}`);
  return box;
}
