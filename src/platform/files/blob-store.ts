/** Where sealed bytes lie: a folder by default; an S3-compatible store fits the same three methods. */
export interface BlobStore {
  /** Keeps the bytes, piece after piece, for good before it resolves. */
  put(place: string, pieces: Iterable<Buffer>): Promise<void>;
  /** The bytes, or null when nothing lies there. */
  get(place: string): Promise<Buffer | null>;
  /** Removes them; removing what is gone does no harm. */
  remove(place: string): Promise<void>;
}
export const BLOB_STORE = Symbol('BLOB_STORE');
