import type { Box } from '../metadata/boxes.js';
import { boxesIn, boxNamed } from '../metadata/boxes.js';
import type { Place } from '../metadata/item-places.js';
import { BrokenStructure } from '../metadata/parts.js';
import { bareIndex } from './bare-index.js';
import { placesOfSamples } from './sample-places.js';
import { secondsOf, timeOf, trackOf, type Track } from './tracks.js';

/** Reads a stretch of a file that isn't in memory as a whole. */
export type ReadAt = (from: number, to: number) => Promise<Buffer>;

/** A stretch that is written differently: with these bytes, or with zeros. */
export interface Patch extends Place {
  bytes?: Buffer;
}

export interface BareVideo {
  seconds: number;
  /** In their order, without overlaps. The rest of the file isn't changed or moved. */
  patches: Patch[];
}

/** The index of a minute has a few hundred KB. */
const LARGEST_INDEX = 8 * 1024 * 1024;
const LARGEST_TYPE = 1024;
const MOST_BOXES = 200;
/** A picture and one or two sounds. Each takes work that its size in the file doesn't limit. */
const MOST_TRACKS = 4;

/**
 * What to overwrite in an MP4 or MOV so that only its picture and its sound remain: no position, device, time, further tracks or
 * bytes that belong to nothing. Only the headers and the index are read. Throws `BrokenStructure` for a file that can't be
 * followed.
 */
export async function bareVideo(read: ReadAt, size: number): Promise<BareVideo> {
  const boxes = await topBoxes(read, size);
  const [first] = boxes;
  const index = boxes.filter(({ type }) => type === 'moov');
  const data = boxes.filter(({ type }) => type === 'mdat');
  if (first?.type !== 'ftyp' || first.end > LARGEST_TYPE) throw new BrokenStructure('It is no video');
  const [moov] = index;
  if (!moov || index.length > 1 || data.length === 0) throw new BrokenStructure('A video has one index');
  if (moov.end - moov.start > LARGEST_INDEX) throw new BrokenStructure('The index is too large');
  const { bytes, seconds, samples } = follow(Buffer.from(await read(moov.start, moov.end)), moov);
  const others = boxes.filter((box) => box !== first && box !== moov && box.type !== 'mdat');
  const patches = [
    { from: moov.start, to: moov.end, bytes },
    ...others.flatMap(({ start, content, end }) => [
      { from: start + 4, to: start + 8, bytes: Buffer.from('free') },
      ...(end > content ? [{ from: content, to: end }] : []),
    ]),
    ...unused(data, samples),
  ];
  return { seconds, patches: patches.sort((a, b) => a.from - b.from) };
}

/** Any error here is the file's: an offset may lead out of the index. */
function follow(bytes: Buffer, moov: Box): ReturnType<typeof bare> {
  try {
    return bare(bytes, moov);
  } catch (cause) {
    throw cause instanceof BrokenStructure ? cause : new BrokenStructure('The index leads nowhere', { cause });
  }
}

function bare(bytes: Buffer, { start, content }: Box): { bytes: Buffer; seconds: number; samples: Place[] } {
  const index: Box = { type: 'moov', start: 0, content: content - start, end: bytes.length };
  const boxes = boxesIn(bytes, index.content, index.end);
  const header = boxes.find(({ type }) => type === 'mvhd');
  if (!header || boxNamed(bytes, index, 'mvex')) throw new BrokenStructure('The video is in fragments');
  const tracks = boxes
    .filter(({ type }) => type === 'trak')
    .map((box) => trackOf(bytes, box))
    .filter((track): track is Track => track !== undefined);
  if (tracks.length > MOST_TRACKS) throw new BrokenStructure('There are too many tracks');
  if (!tracks.some(({ picture }) => picture)) throw new BrokenStructure('There is no picture that can be played');
  const { scale, duration } = timeOf(bytes, header);
  const seconds = Math.max(duration / scale, ...tracks.map((track) => secondsOf(bytes, track)));
  const samples = tracks.flatMap(({ table }) => placesOfSamples(bytes, table));
  bareIndex(bytes, index, tracks);
  return { bytes, seconds, samples };
}

/** The boxes of the file itself. Their headers are read one by one. */
async function topBoxes(read: ReadAt, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < size;) {
    if (boxes.length === MOST_BOXES) throw new BrokenStructure('The file has too many boxes');
    if (start + 8 > size) throw new BrokenStructure('The file breaks off');
    const head = await read(start, Math.min(start + 16, size));
    const box = boxAt(head, start, size);
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

function boxAt(head: Buffer, start: number, size: number): Box {
  const short = head.readUInt32BE(0);
  const long = short === 1;
  if (long && head.length < 16) throw new BrokenStructure('A box breaks off');
  const length = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - start : short;
  const content = start + (long ? 16 : 8);
  const end = start + length;
  if (end < content || end > size) throw new BrokenStructure('A box has an impossible size');
  return { type: head.toString('latin1', 4, 8), start, content, end };
}

/** What is in `mdat` and in no sample. Throws for samples that are anywhere else. */
function unused(data: readonly Box[], samples: readonly Place[]): Patch[] {
  const sorted = samples.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
  const gaps: Patch[] = [];
  let next = 0;
  for (const { content, end } of data) {
    let at = content;
    for (let place = sorted[next]; place && place.from < end; place = sorted[++next]) {
      if (place.from < content || place.to > end) throw new BrokenStructure('A sample is outside of the data');
      if (place.from > at) gaps.push({ from: at, to: place.from });
      at = Math.max(at, place.to);
    }
    if (at < end) gaps.push({ from: at, to: end });
  }
  if (next < sorted.length) throw new BrokenStructure('A sample is outside of the data');
  return gaps;
}
