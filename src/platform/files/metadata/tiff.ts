import { BrokenStructure } from './parts.js';

const EXIF_IFD = 34665;
const GPS_IFD = 34853;
const INTEROP_IFD = 40965;
const SUB_PICTURES = 330;
/** The value of these is the offset of another directory. */
const DIRECTORIES = new Set([EXIF_IFD, GPS_IFD, INTEROP_IFD]);
/** Besides these: XMP, IPTC, Photoshop's data, and map positions (GeoTIFF). The picture needs none of them. */
const LEFT_OUT = new Set([...DIRECTORIES, 700, 33723, 34377, 33550, 33922, 34264, 34735, 34736, 34737]);
/** Bytes of one value, by its type. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRY_BYTES = 12;
/** Entries of all directories together. A scan has about 20 for each page. */
const MOST = 100_000;

/** Removes the position from a TIFF, on all of its pages. Nothing moves: what is removed is overwritten with zeros. */
export function bareTiff(bytes: Buffer): Buffer {
  return new Tiff(Buffer.from(bytes)).clean();
}

class Tiff {
  private readonly little: boolean;
  private readonly seen = new Set<number>();
  private looks = 0;
  private erased = 0;

  constructor(private readonly bytes: Buffer) {
    const order = bytes.toString('latin1', 0, 4);
    // BigTIFF, which has other field widths, is for files of more than 4 GB.
    if (order !== 'II*\0' && order !== 'MM\0*') throw new BrokenStructure('This is no TIFF');
    this.little = order[0] === 'I';
  }

  clean(): Buffer {
    const waiting = [this.long(4)];
    for (let start = waiting.pop(); start !== undefined; start = waiting.pop()) {
      if (start === 0 || this.seen.has(start)) continue;
      this.seen.add(start);
      for (const next of this.cleanDirectory(start)) waiting.push(next);
    }
    return this.bytes;
  }

  /** Removes entries from one directory, and returns the offsets of the directories that follow from it. */
  private cleanDirectory(start: number): number[] {
    const end = this.endOf(start);
    const following = [this.long(end)];
    let kept = start + 2;
    for (let entry = start + 2; entry < end; entry += ENTRY_BYTES) {
      this.look();
      const tag = this.short(entry);
      if (LEFT_OUT.has(tag)) {
        this.erase(entry);
        continue;
      }
      if (tag === SUB_PICTURES) for (const place of this.longsOf(entry)) following.push(place);
      this.bytes.copyWithin(kept, entry, entry + ENTRY_BYTES);
      kept += ENTRY_BYTES;
    }
    this.setShort((kept - start - 2) / ENTRY_BYTES, start);
    this.bytes.copyWithin(kept, end, end + 4);
    this.bytes.fill(0, kept + 4, end + 4);
    return following;
  }

  /** Overwrites the value of an entry. If the entry points to a directory, that directory and its values are overwritten. */
  private erase(entry: number): void {
    if (!DIRECTORIES.has(this.short(entry))) return this.eraseValue(entry);
    const start = this.long(entry + 8);
    if (this.seen.has(start)) return;
    this.seen.add(start);
    const end = this.endOf(start);
    for (let inner = start + 2; inner < end; inner += ENTRY_BYTES) {
      this.look();
      this.erase(inner);
    }
    this.zero(start, end);
  }

  private eraseValue(entry: number): void {
    const size = (SIZES[this.short(entry + 2)] ?? 0) * this.long(entry + 4);
    const value = size > 4 ? this.long(entry + 8) : entry + 8;
    this.zero(value, Math.min(value + size, this.bytes.length));
  }

  /** Values of a genuine file don't overlap. A file that makes us erase more than its size is meant to keep the server busy. */
  private zero(from: number, to: number): void {
    this.erased += Math.max(0, to - from);
    if (this.erased > this.bytes.length) throw new BrokenStructure('Values lie upon each other');
    this.bytes.fill(0, Math.min(from, to), to);
  }

  private longsOf(entry: number): number[] {
    const count = this.long(entry + 4);
    const first = count > 1 ? this.long(entry + 8) : entry + 8;
    const places: number[] = [];
    for (let index = 0; index < count; index += 1) {
      this.look();
      places.push(this.long(first + index * 4));
    }
    return places;
  }

  private look(): void {
    this.looks += 1;
    if (this.looks > MOST) throw new BrokenStructure('The file has too many entries');
  }

  /** Where the entries of a directory end. */
  private endOf(start: number): number {
    return this.inside(start + 2 + this.short(start) * ENTRY_BYTES, 0);
  }

  private short(place: number): number {
    return this.little
      ? this.bytes.readUInt16LE(this.inside(place, 2))
      : this.bytes.readUInt16BE(this.inside(place, 2));
  }

  private long(place: number): number {
    return this.little
      ? this.bytes.readUInt32LE(this.inside(place, 4))
      : this.bytes.readUInt32BE(this.inside(place, 4));
  }

  private setShort(value: number, place: number): void {
    if (this.little) this.bytes.writeUInt16LE(value, place);
    else this.bytes.writeUInt16BE(value, place);
  }

  private inside(place: number, size: number): number {
    if (place + size > this.bytes.length) throw new BrokenStructure('The file breaks off');
    return place;
  }
}
