/** The place in what a camera writes into its video, in each of the places where it does. */
export const PLACE = '+45.5017-073.5673/';

export interface PictureTrack {
  /** Of the sample entry, such as `avc1`, and its configuration (`avcC`) as a whole box. */
  format: string;
  config: Buffer;
  width: number;
  height: number;
  samples: readonly Buffer[];
}

interface VideoOptions {
  brand?: string;
  seconds?: number;
  picture?: PictureTrack;
  /** A size of 64 bits for the data. */
  wide?: boolean;
  /** A sound that no browser can decode. */
  sound?: boolean;
  /** A track with the place of each second, as action cameras record it. */
  places?: boolean;
}

const FAKE: PictureTrack = {
  format: 'avc1',
  config: box('avcC', Buffer.from([1, 66, 0, 30, 255, 225, 0, 0, 1, 0, 0])),
  width: 64,
  height: 48,
  samples: [1, 2, 3].map((n) => Buffer.alloc(500, n)),
};
const SOUND = [7, 8].map((n) => Buffer.alloc(120, n));
const SCALE = 600;

/** An MP4 as a phone writes it: data first, index last, with its position in every place that cameras use. */
export function video({
  brand = 'mp42',
  seconds = 3,
  picture = FAKE,
  wide = false,
  sound = true,
  places = true,
}: VideoOptions = {}): Buffer {
  const type = box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}isom`, 'latin1'));
  const loose = box('free', Buffer.from(`hidden ${PLACE}`));
  const start = type.length + loose.length + (wide ? 16 : 8);
  const gps = places ? [1, 2].map((n) => Buffer.from(`${PLACE} second ${n}`)) : [];
  const sounds = sound ? SOUND : [];
  const parts = [Buffer.from(`before the first ${PLACE}`), ...picture.samples, ...sounds, ...gps];
  const data = Buffer.concat(parts);
  const at = (index: number) => start + parts.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  const tracks = [
    track('vide', pictureEntry(picture), { samples: picture.samples, from: at(1), seconds, size: picture }),
    ...(sound ? [track('soun', soundEntry(), { samples: SOUND, from: at(1 + picture.samples.length), seconds })] : []),
    ...(places
      ? [
          track('meta', box('gpmd', Buffer.alloc(8)), {
            samples: gps,
            from: at(1 + picture.samples.length + sounds.length),
            seconds,
          }),
        ]
      : []),
  ];
  const index = box('moov', movieHeader(seconds), ...tracks, userData(), appleKeys());
  return Buffer.concat([
    type,
    loose,
    wide ? wideBox('mdat', data) : box('mdat', data),
    index,
    box('uuid', Buffer.from(PLACE)),
  ]);
}

/** A box with its size in 32 bits. */
export function box(type: string, ...inner: Buffer[]): Buffer {
  const content = Buffer.concat(inner);
  return Buffer.concat([uint32(content.length + 8), Buffer.from(type, 'latin1'), content]);
}

function wideBox(type: string, content: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length + 16));
  return Buffer.concat([uint32(1), Buffer.from(type, 'latin1'), size, content]);
}

export function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
}

const uint16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const MATRIX = uint32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** When it was recorded. */
const WHEN = uint32(0xdeadbeef, 0xdeadbeef);

function movieHeader(seconds: number): Buffer {
  const rest = [uint32(0x10000), uint16(0x100, 0), uint32(0, 0), MATRIX, Buffer.alloc(24), uint32(4)];
  return box('mvhd', uint32(0), WHEN, uint32(SCALE, seconds * SCALE), ...rest);
}

interface TrackOptions {
  samples: readonly Buffer[];
  from: number;
  seconds: number;
  size?: { width: number; height: number };
}

function track(handler: string, entry: Buffer, { samples, from, seconds, size }: TrackOptions): Buffer {
  const [width, height] = [size?.width ?? 0, size?.height ?? 0];
  const id = { vide: 1, soun: 2, meta: 3 }[handler] ?? 4;
  const head = [uint32(7), WHEN, uint32(id, 0, seconds * SCALE, 0, 0, 0), uint16(size ? 0 : 0x100, 0), MATRIX];
  const each = Math.round((seconds * SCALE) / samples.length);
  const samplesTable = box(
    'stbl',
    box('stsd', uint32(0, 1), entry),
    box('stts', uint32(0, 1, samples.length, each)),
    box('stsc', uint32(0, 1, 1, samples.length, 1)),
    box('stsz', uint32(0, 0, samples.length, ...samples.map(({ length }) => length))),
    box('stco', uint32(0, 1, from)),
  );
  const kind = handler === 'vide' ? box('vmhd', uint32(1, 0, 0)) : box('smhd', uint32(0, 0));
  const media = box(
    'mdia',
    box('mdhd', uint32(0), WHEN, uint32(SCALE, seconds * SCALE), uint16(0x55c4, 0)),
    box('hdlr', uint32(0, 0), Buffer.from(handler), Buffer.alloc(12), Buffer.from(`Phone of Kim ${PLACE}\0`)),
    box('minf', kind, box('dinf', box('dref', uint32(0, 1), box('url ', uint32(1)))), samplesTable),
  );
  return box('trak', box('tkhd', ...head, uint32(width << 16, height << 16)), userData(), media);
}

function pictureEntry({ format, config, width, height }: PictureTrack): Buffer {
  const head = [
    Buffer.alloc(6),
    uint16(1),
    Buffer.alloc(16),
    uint16(width, height),
    uint32(0x480000, 0x480000, 0),
    uint16(1),
  ];
  return box(format, ...head, Buffer.alloc(32), uint16(24, 0xffff), config);
}

function soundEntry(): Buffer {
  return box(
    'mp4a',
    Buffer.alloc(6),
    uint16(1),
    Buffer.alloc(8),
    uint16(1, 16, 0, 0),
    uint32((44_100 << 16) >>> 0),
    box('esds', uint32(0)),
  );
}

/** `©xyz`, as Android and QuickTime write it. */
function userData(): Buffer {
  return box('udta', box('©xyz', uint16(PLACE.length, 0x15c7), Buffer.from(PLACE)), box('©mak', Buffer.from('Phone')));
}

/** Keys and values, as iPhones write them. */
function appleKeys(): Buffer {
  const key = box('mdta', Buffer.from('com.apple.quicktime.location.ISO6709'));
  const value = box('\0\0\0\x01', box('data', uint32(1, 0), Buffer.from(PLACE)));
  return box('meta', box('hdlr', Buffer.alloc(24)), box('keys', uint32(0, 1), key), box('ilst', value));
}
