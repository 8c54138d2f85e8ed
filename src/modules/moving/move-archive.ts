/** Version of the layout below. Another one is refused. */
export const MOVE_FORMAT = 1;

/** The first and the last entry of an archive. Between them are the rows, then the files. */
export const MANIFEST = 'manifest.json';
export const SUMS = 'sums.json';

/** A part of a table: lines of JSON, compressed with gzip. */
export interface MovePart {
  name: string;
  rows: number;
  bytes: number;
  sha256: string;
}

export interface MoveTable {
  name: string;
  columns: readonly string[];
  rows: number;
  parts: MovePart[];
}

/** The books of the account: what all postings on one ledger account amount to. */
export interface BookSum {
  currency: string;
  ledgerAccount: string;
  cents: string;
}

export interface MoveManifest {
  format: number;
  product: 'lodgewell';
  version: string;
  /** The newest migration, and how many there were. The other installation must have the same ones. */
  schema: { last: string; count: number };
  accountId: string;
  /** The owner who exported it: what only they could read is in it, too. */
  exportedBy: string;
  exportedAt: string;
  tables: MoveTable[];
  books: BookSum[];
}

/** The last entry. An archive without it was cut. */
export interface MoveSums {
  /** SHA-256 of the first entry. */
  manifest: string;
  files: Record<string, { bytes: number; sha256: string }>;
  /** Files that rows name and the old installation had lost, or found to be damaged. */
  missing: string[];
}

/** A part is closed when it has this many bytes before it is compressed, so that neither side has more in memory. */
export const PART_BYTES = 512 * 1024;

const MIB = 1024 * 1024;
/** The largest entries that are read into memory, and what a part unpacks to: a single row may be longer than `PART_BYTES`. */
export const LARGEST = { manifest: 16 * MIB, sums: 64 * MIB, part: 16 * MIB, unpacked: 24 * MIB };
/** Rows become about a twentieth when they are compressed. What grows more than this was made to fill a disk. */
export const GROWTH = { factor: 100, free: 64 * MIB };
/** What a file takes in the last entry, at most. */
const SUM_BYTES = 140;
/** How many files the last entry has room for. */
export const mostFiles = (): number => Math.floor((LARGEST.sums - 1024) / SUM_BYTES);

const PART = /^rows\/([a-z_]+)\/(\d{6})\.ndjson\.gz$/;
const FILE = /^files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const partName = (table: string, number: number): string =>
  `rows/${table}/${String(number).padStart(6, '0')}.ndjson.gz`;
export const fileEntry = (id: string): string => `files/${id}`;

/** What an entry is. Any other name is refused, so none can lead anywhere else. */
export function meaningOf(name: string): { table: string } | { file: string } | null {
  const [, table] = PART.exec(name) ?? [];
  if (table) return { table };
  const [, file] = FILE.exec(name) ?? [];
  return file ? { file } : null;
}
