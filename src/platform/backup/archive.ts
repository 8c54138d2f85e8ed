import type { BackupFault } from '../../contract/backups.js';

/** Version of the layout below. A newer one is refused. */
export const ARCHIVE_FORMAT = 1;

/** Names of the entries: an age file contains a gzip file, which contains a tar file with these (decision 0700). */
export const MANIFEST = 'manifest.json';
export const SUMS = 'sums.json';

/** A table as COPY reads and writes it. `where` leaves rows out, for the queue. */
export interface ArchivedTable {
  schema: string;
  name: string;
  columns: string[];
  where?: string;
}

/** Fingerprints of the server keys, by their names. The keys themselves are never in an archive. */
export type KeyFingerprints = Record<'JWT_SECRET' | 'DOCUMENT_KEY' | 'CODE_KEY', string[]>;

/** The first entry: what the archive is, known before anything is read from it. */
export interface Manifest {
  format: number;
  product: 'lodgewell';
  createdAt: string;
  /** The migrations that had run, in their order: a restore runs the same ones before the rows are read. */
  migrations: string[];
  tables: ArchivedTable[];
  keys: KeyFingerprints;
}

/** How many rows, and a sum over them that doesn't depend on their order. */
export interface TableSum {
  rows: number;
  sum: string;
}

export interface FileSums {
  count: number;
  bytes: number;
  /** SHA-256 over place and content of every file, in their order. */
  sha256: string;
  /** Files that the database names and the storage doesn't have. */
  missing: string[];
}

/** The last entry. An archive without it was truncated. */
export interface Sums {
  tables: Record<string, TableSum>;
  files: FileSums;
}

export const tableId = ({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>): string => `${schema}.${name}`;

const PIECE = /^tables\/([a-z_]+\.[a-z0-9_]+)\/\d{8}\.copy$/;
const FILE = /^files\/([0-9a-f-]+(?:\/[0-9a-f-]+)*)$/;

export const pieceName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(8, '0')}.copy`;
export const fileName = (place: string): string => `files/${place}`;

/** The table or the file that an entry's name means. Any other name is refused, so no entry can be written outside the folder. */
export function meaningOf(name: string): { table: string } | { place: string } | null {
  const [, table] = PIECE.exec(name) ?? [];
  if (table) return { table };
  const [, place] = FILE.exec(name) ?? [];
  return place ? { place } : null;
}

/**
 * A backup or a restore that can't continue. The message says what to do; `fault` is what screens and mails translate.
 */
export class BackupError extends Error {
  constructor(
    readonly fault: BackupFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
