import { resolve } from 'node:path';
import { backupBucket, isInS3 } from '../config/s3-settings.js';
import type { Settings } from '../config/settings.js';
import type { ArchiveStore } from './archive-store.js';
import { BackupError } from './archive.js';
import { BucketArchives } from './bucket-archives.js';
import { DiskArchives } from './disk-archives.js';

const ADDRESS = /^s3:\/\/([^/]+)\/.*[^/]$/;

/** The store that a path or an address means, and the path within it. */
export function openArchives(settings: Settings, path: string): { store: ArchiveStore; path: string } {
  if (!isInS3(path)) return { store: new DiskArchives(), path: resolve(path) };
  const [, name] = ADDRESS.exec(path) ?? [];
  if (!name) throw new BackupError('failed', `${path} names no archive. Write s3://bucket/name.age.`);
  const bucket = backupBucket(settings, name);
  if (!bucket)
    throw new BackupError(
      'not_set_up',
      'Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or the S3 settings of the files, first.',
    );
  return { store: new BucketArchives(bucket), path };
}
