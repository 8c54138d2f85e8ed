/** The tags that a stored picture keeps: its orientation, and when it was taken. What they contain is checked too. */
const ORIENTATION = 0x0112;
const DATE = 0x0132;
const EXIF_IFD = 0x8769;
const DATE_TAKEN = 0x9003;
const ZONE_TAKEN = 0x9011;
const A_DATE = /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/;
const A_ZONE = /^[+-]\d\d:\d\d$/;

const [ASCII, SHORT, LONG] = [2, 3, 4];

type Reader = { short(at: number): number; long(at: number): number; bytes: Buffer };
type Entries = Map<number, { type: number; count: number; at: number }>;
type Field = { tag: number; type: number; count: number; value: Buffer };

/**
 * Builds new Exif data from the old: orientation and time of the photo, without position, device, maker notes and preview. Null
 * if there is nothing to keep. Data that can't be read is dropped; this never throws.
 */
export function keptExif(old: Buffer): Buffer | null {
  const tiff = readerOf(old);
  if (!tiff) return null;
  const main = entriesOf(tiff, tiff.long(4));
  const turned = main.get(ORIENTATION);
  const orientation = turned?.type === SHORT ? tiff.short(turned.at) : 1;
  const taken = main.has(EXIF_IFD) ? entriesOf(tiff, tiff.long(main.get(EXIF_IFD)?.at ?? 0)) : new Map();
  const details = [text(tiff, taken, DATE_TAKEN, A_DATE), text(tiff, taken, ZONE_TAKEN, A_ZONE)].filter(
    (field) => field !== null,
  );
  const fields = [
    orientation > 1 && orientation <= 8 ? shortField(ORIENTATION, orientation) : null,
    text(tiff, main, DATE, A_DATE),
  ].filter((field) => field !== null);
  return fields.length + details.length > 0 ? written(fields, details) : null;
}

function readerOf(bytes: Buffer): Reader | null {
  const order = bytes.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return null;
  const little = order[0] === 'I';
  const inside = (at: number, size: number) => at >= 0 && at + size <= bytes.length;
  return {
    bytes,
    short: (at) => (inside(at, 2) ? (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)) : 0),
    long: (at) => (inside(at, 4) ? (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) : 0),
  };
}

/** The entries of a directory by their tags. Entries with an unexpected type get an offset that is never read. */
function entriesOf(tiff: Reader, start: number): Entries {
  const entries: Entries = new Map();
  for (
    let at = start + 2, left = start > 0 ? tiff.short(start) : 0;
    left > 0 && at + 12 <= tiff.bytes.length;
    at += 12, left -= 1
  ) {
    const [type, count] = [tiff.short(at + 2), tiff.long(at + 4)];
    entries.set(tiff.short(at), { type, count, at: type === ASCII && count > 4 ? tiff.long(at + 8) : at + 8 });
  }
  return entries;
}

function text(tiff: Reader, entries: Entries, tag: number, shape: RegExp): Field | null {
  const entry = entries.get(tag);
  if (entry?.type !== ASCII || entry.count > 20) return null;
  const said = tiff.bytes.toString('latin1', entry.at, entry.at + entry.count - 1);
  const value = Buffer.from(`${said}\0`, 'latin1');
  return shape.test(said) ? { tag, type: ASCII, count: value.length, value } : null;
}

function shortField(tag: number, value: number): Field {
  return { tag, type: SHORT, count: 1, value: Buffer.from([value >> 8, value & 0xff, 0, 0]) };
}

/** A TIFF header, the directory, and the one of the details behind it. */
function written(fields: Field[], details: Field[]): Buffer {
  const header = Buffer.from('MM\0*\0\0\0\x08', 'latin1');
  if (details.length === 0) return Buffer.concat([header, directory(fields, 8)]);
  const pointer = { tag: EXIF_IFD, type: LONG, count: 1, value: Buffer.alloc(4) };
  const main = directory([...fields, pointer], 8);
  pointer.value.writeUInt32BE(8 + main.length);
  return Buffer.concat([header, directory([...fields, pointer], 8), directory(details, 8 + main.length)]);
}

/** One directory at a given offset, and the values that are too long for its entries. */
function directory(fields: Field[], start: number): Buffer {
  const entries = Buffer.alloc(2 + fields.length * 12 + 4);
  entries.writeUInt16BE(fields.length);
  const behind: Buffer[] = [];
  let next = start + entries.length;
  fields.forEach(({ tag, type, count, value }, index) => {
    const at = 2 + index * 12;
    entries.writeUInt16BE(tag, at);
    entries.writeUInt16BE(type, at + 2);
    entries.writeUInt32BE(count, at + 4);
    if (value.length <= 4) return void value.copy(entries, at + 8);
    entries.writeUInt32BE(next, at + 8);
    behind.push(value);
    next += value.length;
  });
  return Buffer.concat([entries, ...behind]);
}
