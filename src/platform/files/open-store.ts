import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { SettingsError, type Settings } from '../config/settings.js';
import type { Problem } from '../errors/problem.js';
import { isEmpty, type BlobStore } from './blob-store.js';
import { DiskStore } from './disk-store.js';
import { MovingStore } from './moving-store.js';
import { S3Refusal } from './s3/s3-failures.js';
import { S3Store } from './s3/s3-store.js';

/** Limits how long the start waits for a store that hangs. */
const AT_START = { connectMs: 2000, answerMs: 4000, attempts: 1, pauseMs: 0 };

/**
 * The store of the settings. With a bucket, the folder is read as well until its files have moved (`npm run storage:move`), even if
 * it is empty now: a process that doesn't have the settings yet may still write there.
 */
export async function openStore(settings: Settings): Promise<BlobStore> {
  const folder = folderStore(settings);
  if (!settings.s3) return folder;
  return new MovingStore(folder, await openBucket(settings));
}

export function folderStore({ dataDir }: Settings): DiskStore {
  return new DiskStore(join(dataDir, 'files'));
}

/** Throws a `SettingsError` if the store refuses the settings. One that is away can come back: that is only logged. */
export async function openBucket({ s3 }: Settings): Promise<S3Store> {
  if (!s3) throw new SettingsError('Files are stored in a folder: set S3_BUCKET and its keys first (docs/operate.md).');
  try {
    await isEmpty(new S3Store(s3, AT_START));
  } catch (error) {
    const { cause } = error as Problem;
    if (cause instanceof S3Refusal) throw new SettingsError(`${cause.message}.`);
    new Logger('Files').error({ err: error }, 'The S3 store cannot be reached: files cannot be opened or stored');
  }
  return new S3Store(s3);
}
