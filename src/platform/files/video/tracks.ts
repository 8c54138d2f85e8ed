import { boxesIn, boxNamed, type Box } from '../metadata/boxes.js';
import { BrokenStructure } from '../metadata/parts.js';
import { counted } from './sample-places.js';

const FULL_BOX = 4;
/** What phones record and browsers play. Anything else is left out; without a picture, the video is refused. */
const FORMATS: Record<string, readonly string[]> = {
  vide: ['avc1', 'avc3', 'hvc1', 'hev1', 'dvh1', 'dvhe', 'av01', 'vp09'],
  soun: ['mp4a', 'alac', 'ac-3', 'ec-3', 'Opus', 'fLaC', 'samr', 'sawb'],
};

/** A track of a video, by its boxes. */
export interface Track {
  box: Box;
  table: Box;
  picture: boolean;
}

/** The track if it is the picture or the sound; undefined for anything else, such as where the camera was. */
export function trackOf(bytes: Buffer, box: Box): Track | undefined {
  const media = boxNamed(bytes, box, 'mdia');
  const handler = media && boxNamed(bytes, media, 'hdlr');
  if (!media || !handler || handler.end - handler.content < FULL_BOX + 8) return undefined;
  const kind = bytes.toString('latin1', handler.content + FULL_BOX + 4, handler.content + FULL_BOX + 8);
  const formats = FORMATS[kind];
  const info = formats && boxNamed(bytes, media, 'minf');
  const table = info && boxNamed(bytes, info, 'stbl');
  if (!formats || !table) return undefined;
  const known = formatsIn(bytes, table).every((format) => formats.includes(format));
  return known ? { box, table, picture: kind === 'vide' } : undefined;
}

function formatsIn(bytes: Buffer, table: Box): string[] {
  const list = boxNamed(bytes, table, 'stsd', 0);
  if (!list || list.end - list.content < FULL_BOX + 4) throw new BrokenStructure('A track has no format');
  const formats = boxesIn(bytes, list.content + FULL_BOX + 4, list.end).map(({ type }) => type);
  return formats.length > 0 ? formats : ['none'];
}

/** In seconds, the longer of what the header says and what the samples add up to: a header may lie. */
export function secondsOf(bytes: Buffer, { box, table }: Track): number {
  const header = boxNamed(bytes, boxNamed(bytes, box, 'mdia') as Box, 'mdhd');
  if (!header) throw new BrokenStructure('A track has no duration');
  const { scale, duration } = timeOf(bytes, header);
  return Math.max(duration, ticksOf(bytes, table)) / scale;
}

/** Units in a second, and the duration in them, of `mvhd` or `mdhd`. */
export function timeOf(bytes: Buffer, { content, end }: Box): { scale: number; duration: number } {
  const wide = bytes[content] === 1;
  const at = content + FULL_BOX + (wide ? 16 : 8);
  if (at + (wide ? 12 : 8) > end) throw new BrokenStructure('A header breaks off');
  const scale = bytes.readUInt32BE(at);
  const duration = wide ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4);
  if (scale === 0) throw new BrokenStructure('A second has no units');
  return { scale, duration };
}

function ticksOf(bytes: Buffer, table: Box): number {
  const times = boxNamed(bytes, table, 'stts');
  if (!times) throw new BrokenStructure('There are no times');
  const count = counted(bytes, times.content + FULL_BOX, times.end, 8);
  let ticks = 0;
  for (let entry = 0; entry < count; entry += 1) {
    const at = times.content + FULL_BOX + 4 + entry * 8;
    ticks += bytes.readUInt32BE(at) * bytes.readUInt32BE(at + 4);
  }
  return ticks;
}
