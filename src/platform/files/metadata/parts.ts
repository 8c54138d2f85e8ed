/** A file whose structure can't be followed, so it is unknown what it still contains. */
export class BrokenStructure extends Error {}

/** More pieces than any camera or editor writes. Following them would only keep the server busy. */
const MOST = 50_000;

/** What is kept of a file, piece by piece. */
export class Parts {
  private readonly kept: Buffer[] = [];
  private seen = 0;

  /** Counts one piece that was looked at, and refuses too many. */
  look(): void {
    this.seen += 1;
    if (this.seen > MOST) throw new BrokenStructure('The file has too many pieces');
  }

  keep(...pieces: Buffer[]): void {
    this.kept.push(...pieces);
  }

  whole(): Buffer {
    return Buffer.concat(this.kept);
  }
}

/** The bytes between two positions. Throws `BrokenStructure` if the file ends earlier. */
export function cut(bytes: Buffer, from: number, to: number): Buffer {
  if (from > to || to > bytes.length) throw new BrokenStructure('The file breaks off');
  return bytes.subarray(from, to);
}
