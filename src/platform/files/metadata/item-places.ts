import { boxNamed, type Box } from './boxes.js';
import { BrokenStructure } from './parts.js';

/** A stretch of the file. */
export interface Place {
  from: number;
  to: number;
}

const FULL_BOX = 4;
const [IN_FILE, IN_META] = [0, 1];
/** Extents can take no bytes in their box at all, so the size of the box doesn't limit their number. */
const MOST = 50_000;

/** Reads one number after the other. A number of 0 bytes is 0. */
class Cursor {
  constructor(
    private readonly bytes: Buffer,
    private at: number,
    private readonly end: number,
  ) {}

  next(size: number): number {
    const from = this.at;
    this.at += size;
    if (this.at > this.end) throw new BrokenStructure('The places of the items break off');
    if (size === 8) return Number(this.bytes.readBigUInt64BE(from));
    return size === 0 ? 0 : this.bytes.readUIntBE(from, size);
  }
}

/** Where the items of a HEIC are in the file, by their ids (ISO/IEC 14496-12, `iloc`). */
export function placesOf(bytes: Buffer, meta: Box): Map<number, Place[]> {
  const box = boxNamed(bytes, meta, 'iloc', FULL_BOX);
  if (!box) throw new BrokenStructure('There are no places of items');
  const version = bytes[box.content] ?? 0;
  const cursor = new Cursor(bytes, box.content + FULL_BOX, box.end);
  const [sizes, moreSizes] = [cursor.next(1), cursor.next(1)];
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [
    sizes >> 4,
    sizes & 15,
    moreSizes >> 4,
    version > 0 ? moreSizes & 15 : 0,
  ] as const;
  if ([offsetBytes, lengthBytes, baseBytes, indexBytes].some((size) => ![0, 4, 8].includes(size)))
    throw new BrokenStructure('Places have an impossible size');
  const idBytes = version < 2 ? 2 : 4;
  const places = new Map<number, Place[]>();
  let extents = 0;
  for (let items = cursor.next(idBytes); items > 0; items -= 1) {
    const id = cursor.next(idBytes);
    const method = version > 0 ? cursor.next(2) & 15 : IN_FILE;
    cursor.next(2);
    const base = cursor.next(baseBytes) + startOf(bytes, meta, method);
    const count = cursor.next(2);
    extents += count;
    if (extents > MOST) throw new BrokenStructure('The items have too many pieces');
    places.set(
      id,
      Array.from({ length: count }, () => {
        cursor.next(indexBytes);
        const from = base + cursor.next(offsetBytes);
        return checked(bytes, from, from + cursor.next(lengthBytes));
      }),
    );
  }
  return places;
}

function startOf(bytes: Buffer, meta: Box, method: number): number {
  if (method === IN_FILE) return 0;
  const data = method === IN_META ? boxNamed(bytes, meta, 'idat', FULL_BOX) : undefined;
  if (!data) throw new BrokenStructure('An item lies in no place that is known');
  return data.content;
}

function checked(bytes: Buffer, from: number, to: number): Place {
  if (to > bytes.length) throw new BrokenStructure('An item reaches beyond the file');
  return { from, to };
}
