import type { Readable } from 'node:stream';

/**
 * Where archives are written to and read from. A path is one of this machine, or an address in a bucket: `s3://bucket/key`. Both
 * directions are streams, because an archive can be larger than memory and disk. What the store itself can't do is a `BackupError`.
 */
export interface ArchiveStore {
  /** Rejects when nothing can be written to the folder. */
  ready(folder: string): Promise<void>;
  /** Writes the bytes durably and gives their number. Leaves nothing, or something that `unfinished` finds, when it fails. */
  write(path: string, bytes: Readable, signal: AbortSignal): Promise<number>;
  read(path: string): Readable;
  rename(from: string, to: string): Promise<void>;
  /** Removing what isn't there does nothing. */
  remove(path: string): Promise<void>;
  /** The names of the files in the folder itself. */
  names(folder: string): Promise<string[]>;
  /** Removes what interrupted writes left under these names and `names` doesn't show. `begun` is when the write began. */
  dropUnfinished(folder: string, ours: (name: string, begun: Date) => boolean): Promise<void>;
}

/** The name of an archive until it is complete and verified. Files with this name can be deleted. */
export const partOf = (path: string): string => `${path}.part`;
