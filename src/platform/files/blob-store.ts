/** Where encrypted bytes are stored: a folder by default, or a bucket of an S3-compatible store. */
export interface BlobStore {
  /** Writes the bytes piece by piece, and resolves when they are stored durably. Until then nothing of them is seen. */
  put(place: string, pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>;
  /** The bytes, or null if there are none. */
  get(place: string): Promise<Buffer | null>;
  /** Those from one position up to another, fewer if there are fewer, or null if there are none at all. */
  getPart(place: string, from: number, to: number): Promise<Buffer | null>;
  /** Removes the bytes. Removing them a second time does nothing. */
  remove(place: string): Promise<void>;
}
export const BLOB_STORE = Symbol('BLOB_STORE');

/** A store whose files can also be listed. */
export interface ListedStore extends BlobStore {
  /** The places of all bytes, in any order. */
  places(): AsyncIterable<string>;
}

/** Whether nothing is stored. */
export async function isEmpty(store: ListedStore): Promise<boolean> {
  for await (const place of store.places()) if (place) return false;
  return true;
}
