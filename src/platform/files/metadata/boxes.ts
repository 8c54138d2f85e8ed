import { BrokenStructure } from './parts.js';

/** A picture has a few dozen boxes. */
const MOST = 10_000;

/** A box of an ISO base media file (HEIC, AVIF), by its positions in the bytes. */
export interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** The boxes between two positions, one after the other. Throws `BrokenStructure` if one reaches beyond the end. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to;) {
    const short = bytes.readUInt32BE(start);
    if (short === 1 && start + 16 > to) throw new BrokenStructure('A box breaks off');
    // A size of 1 means that the size follows in 64 bits; 0 means up to the end.
    const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const content = start + (short === 1 ? 16 : 8);
    const end = start + size;
    if (end < content || end > to) throw new BrokenStructure('A box has an impossible size');
    if (boxes.length === MOST) throw new BrokenStructure('The file has too many boxes');
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, content, end });
    start = end;
  }
  return boxes;
}

/** The box of a type inside another one, whose own header of `header` bytes comes before its boxes. */
export function boxNamed(
  bytes: Buffer,
  within: Pick<Box, 'content' | 'end'>,
  type: string,
  header = 0,
): Box | undefined {
  return boxesIn(bytes, within.content + header, within.end).find((box) => box.type === type);
}
