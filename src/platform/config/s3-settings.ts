import type { Settings } from './settings.js';

/** Where files are stored when it isn't a folder: a bucket of any store that speaks the S3 protocol. */
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
  S3_PREFIX: prefix,
}: Settings): S3Settings | undefined {
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle, prefix: prefix ? `${prefix}/` : '' };
}
