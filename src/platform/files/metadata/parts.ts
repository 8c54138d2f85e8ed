/** A file whose structure cannot be followed, so that nobody can say what it still holds. */
export class BrokenStructure extends Error {}

/** More pieces than any camera or editor writes: following them would only keep the server busy. */
const MOST = 50_000;

/** What is kept of a file, piece by piece. */
export class Parts {
  private readonly kept: Buffer[] = [];
  private seen = 0;

  /** Counts a piece that was looked at. */
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

/** The bytes between two places. Throws `BrokenStructure` when the file ends before. */
export function cut(bytes: Buffer, from: number, to: number): Buffer {
  if (from > to || to > bytes.length) throw new BrokenStructure('The file breaks off');
  return bytes.subarray(from, to);
}
