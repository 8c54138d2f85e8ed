import type { Settings } from './settings.js';

/** A bucket of any store with the S3 protocol, for stored files or for backups. */
export interface S3Settings {
  /** Undefined for Amazon, whose address follows from the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
  /** What every key begins with, a slash at its end; empty if nothing. */
  prefix: string;
  /** Where all of this was set, for sentences that say what to check. */
  setBy: { bucket: string; others: 'S3_' | 'BACKUP_S3_' };
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const ALONE_IS_NOTHING = [...NEEDED, 'S3_ENDPOINT', 'S3_PREFIX'] as const;

/** Half of a store would mean that files go to the folder after all, in silence. */
export function missingForS3(settings: Settings): string[] {
  if (!ALONE_IS_NOTHING.some((name) => settings[name])) return [];
  return NEEDED.filter((name) => !settings[name]).map(
    (name) => `${name} must be set to store files in S3 (docs/operate.md)`,
  );
}

export function s3Settings({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
  S3_PATH_STYLE: pathStyle,
  S3_PREFIX: folder,
}: Settings): S3Settings | undefined {
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const prefix = folder ? `${folder}/` : '';
  const setBy = { bucket: 'S3_BUCKET', others: 'S3_' } as const;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle, prefix, setBy };
}

const KEYS_OF_BACKUPS = ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const;
const OF_BACKUPS = [...KEYS_OF_BACKUPS, 'BACKUP_S3_ENDPOINT', 'BACKUP_S3_REGION', 'BACKUP_S3_PATH_STYLE'] as const;
const S3_FOLDER = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*$/;

/** Whether a path is an address in a bucket, `s3://bucket/key`. */
export function isInS3(path: string): boolean {
  return path.startsWith('s3://');
}

/** Null for a folder of this machine. */
export function bucketOf(path: string): string | null {
  return isInS3(path) ? (path.split('/')[2] ?? null) : null;
}

/** A store of backups that is half set would mean that they go to that of the files, in silence. */
export function missingForBackups(settings: Settings): string[] {
  const { BACKUP_DIR: folder } = settings;
  const missing = OF_BACKUPS.some((name) => settings[name] !== undefined)
    ? KEYS_OF_BACKUPS.filter((name) => !settings[name]).map(
        (name) => `${name} must be set for a store of backups of its own (docs/operate.md)`,
      )
    : [];
  if (!folder) return missing;
  if (!settings.backupSeal)
    missing.push('BACKUP_PASSPHRASE or BACKUP_RECIPIENT must be set with BACKUP_DIR: backups are encrypted');
  if (/^\w+:\/\//.test(folder) && !S3_FOLDER.test(folder))
    missing.push('BACKUP_DIR must be a folder, or s3://bucket/prefix without a slash at its end');
  else if (isInS3(folder) && missing.length === 0 && !backupBucket(settings, 'any'))
    missing.push(`${KEYS_OF_BACKUPS.join(' and ')} must be set for backups in S3, or those of the files (S3_BUCKET)`);
  return missing;
}

/**
 * A bucket of backups: in a store of their own, or else in that of the files. The two are never mixed, so no key goes to a server
 * that it isn't for. Undefined without either.
 */
export function backupBucket(settings: Settings, bucket: string): S3Settings | undefined {
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const place = { bucket, prefix: '' };
  if (!accessKeyId || !secretAccessKey) {
    const files = s3Settings(settings);
    return files && { ...files, ...place, setBy: { bucket: 'the bucket of backups', others: 'S3_' } };
  }
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region, BACKUP_S3_PATH_STYLE: pathStyle } = settings;
  return {
    ...place,
    endpoint,
    region: region ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    pathStyle: pathStyle ?? true,
    setBy: { bucket: 'the bucket of backups', others: 'BACKUP_S3_' },
  };
}
