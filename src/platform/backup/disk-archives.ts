import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchiveStore } from './archive-store.js';
import { BackupError } from './archive.js';

/** Archives on this machine, which only the server's user can read. */
export class DiskArchives implements ArchiveStore {
  /** Tests write elsewhere. */
  constructor(private readonly openFile: (path: string) => Writable = ownFile) {}

  async ready(folder: string): Promise<void> {
    await writing(folder, async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    });
  }

  write(path: string, bytes: Readable, signal: AbortSignal): Promise<number> {
    return writing(dirname(path), async () => {
      await pipeline(bytes, this.openFile(path), { signal });
      return syncedSize(path);
    });
  }

  read(path: string): Readable {
    return createReadStream(path);
  }

  rename(from: string, to: string): Promise<void> {
    return writing(dirname(to), () => rename(from, to));
  }

  remove(path: string): Promise<void> {
    return rm(path, { force: true });
  }

  names(folder: string): Promise<string[]> {
    return readdir(folder);
  }

  /** A file that was begun is among the names. */
  dropUnfinished(): Promise<void> {
    return Promise.resolve();
  }
}

async function writing<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw faultOf(error, folder) ?? error;
  }
}

function faultOf(error: unknown, folder: string): BackupError | undefined {
  const code = (error as { code?: string }).code ?? '';
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return new BackupError('no_space', `There is not enough space for the backup in ${folder}.`, { cause: error });
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'EISDIR'].includes(code))
    return new BackupError('not_writable', `The backup can't be written to ${folder}: ${String(error)}`, {
      cause: error,
    });
  return undefined;
}

const ownFile = (path: string): Writable => createWriteStream(path, { mode: 0o600 });

async function syncedSize(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    await file.sync();
    return (await stat(path)).size;
  } finally {
    await file.close();
  }
}
