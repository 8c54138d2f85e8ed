import { mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ListedStore } from './blob-store.js';

/** Files in a folder of the data directory that only the server's user can read. */
export class DiskStore implements ListedStore {
  constructor(private readonly root: string) {}

  /** The file is written under another name, synced and renamed, so after a crash it is complete or absent. */
  async put(place: string, pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const target = join(this.root, place);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const part = `${target}.part`;
    try {
      await writeSynced(part, pieces);
      await rename(part, target);
    } catch (error) {
      // On a full disk, the part that was written must not stay.
      await rm(part, { force: true });
      throw error;
    }
  }

  get(place: string): Promise<Buffer | null> {
    return unlessAbsent(() => readFile(join(this.root, place)));
  }

  getPart(place: string, from: number, to: number): Promise<Buffer | null> {
    return unlessAbsent(async () => {
      const file = await open(join(this.root, place));
      try {
        const bytes = Buffer.allocUnsafe(to - from);
        const { bytesRead } = await file.read(bytes, 0, to - from, from);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    });
  }

  async remove(place: string): Promise<void> {
    await rm(join(this.root, place), { force: true });
  }

  async *places(): AsyncGenerator<string> {
    const folder = await unlessAbsent(() => opendir(this.root, { recursive: true }));
    if (!folder) return;
    for await (const entry of folder)
      if (entry.isFile() && !entry.name.endsWith('.part'))
        yield relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/');
  }
}

async function unlessAbsent<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function writeSynced(path: string, pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(pieces);
    await file.sync();
  } finally {
    await file.close();
  }
}
