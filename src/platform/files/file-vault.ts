import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { orNotFound } from '../errors/problem.js';
import { Scope } from '../scope/scope.js';
import type { Tx } from '../scope/tx.js';
import { BLOB_STORE, type BlobStore } from './blob-store.js';
import { DocumentKeys } from './document-keys.js';
import { FileSecret } from './file-secret.entity.js';
import { KEY_BYTES, sealInPieces, unseal } from './seal.js';
import { sealSegments, unsealSegments } from './segments.js';
import { RELEASE_UPLOAD } from './upload-quota.js';

/** A file that is read in parts. */
export interface OpenFile {
  bytes: number;
  stream(from?: number, to?: number): AsyncGenerator<Buffer>;
}

/**
 * Stores bytes under a file's id, encrypted with a key of their own. The module that owns the file knows its owner, its
 * name and who may see it, so that module checks before it reads.
 */
@Injectable()
export class FileVault {
  constructor(
    private readonly scope: Scope,
    private readonly keys: DocumentKeys,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
  ) {}

  /**
   * Encrypts and stores the bytes. Call it before the row that names the file is written; files that no row names are removed
   * later.
   */
  async keep(fileId: string, plain: Buffer): Promise<void> {
    const key = randomBytes(KEY_BYTES);
    await this.blobs.put(placeOf(fileId), sealInPieces(key, plain, fileId));
    await this.keepKey(fileId, key, null);
  }

  /** The same for a large file of which parts are read (`stream`): it is never in memory as a whole. */
  async keepSegments(fileId: string, bytes: number, pieces: AsyncIterable<Buffer>): Promise<void> {
    const key = randomBytes(KEY_BYTES);
    await this.blobs.put(placeOf(fileId), sealSegments({ key, fileId, bytes }, pieces));
    await this.keepKey(fileId, key, bytes);
  }

  private keepKey(fileId: string, key: Buffer, segmentedBytes: number | null): Promise<void> {
    return this.scope.asSystem('file key', () =>
      this.scope.write('file.keep', async (tx) => {
        tx.about('file', fileId);
        const wrappedKey = this.keys.wrap(key, fileId);
        // An attempt before, whose process died, may have left a key for bytes that are replaced now.
        await tx.em.upsert(FileSecret, {
          fileId,
          place: placeOf(fileId),
          wrappedKey,
          keyId: this.keys.currentId,
          segmentedBytes,
          createdAt: this.scope.clock.now(),
        });
      }),
    );
  }

  /** The decrypted bytes; 404 if they were deleted. */
  async read(fileId: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of (await this.open(fileId)).stream()) pieces.push(piece);
    return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
  }

  /**
   * A stored file: its decrypted size, and a stream of the bytes from one position up to another. For a file in
   * segments only the needed segments are in memory, one at a time. 404 if it was deleted.
   */
  async open(fileId: string): Promise<OpenFile> {
    const { place, wrappedKey, keyId, segmentedBytes: bytes } = await this.secret(fileId);
    const key = this.keys.unwrap(wrappedKey, keyId, fileId);
    if (bytes === null || bytes === undefined) {
      const plain = unseal(key, orNotFound(await this.blobs.get(place)), fileId);
      return { bytes: plain.length, stream: (from = 0, to = plain.length) => only(plain.subarray(from, to)) };
    }
    const part = async (from: number, to: number) => orNotFound(await this.blobs.getPart(place, from, to));
    // A missing file is noticed before the answer begins.
    await part(0, 1);
    return { bytes, stream: (from = 0, to = bytes) => unsealSegments({ key, fileId, bytes }, [from, to], part) };
  }

  /** Replaces the stored bytes under the same key. 404 if there are none. */
  async replace(fileId: string, plain: Buffer): Promise<void> {
    const { place, wrappedKey, keyId } = await this.secret(fileId);
    await this.blobs.put(place, sealInPieces(this.keys.unwrap(wrappedKey, keyId, fileId), plain, fileId));
  }

  /**
   * Destroys bytes and key for good and releases their space. The database refuses while a document refers to the file
   * (migrations/0110).
   */
  destroy(fileId: string): Promise<void> {
    return this.remove(fileId, async (tx) => {
      await tx.rows(RELEASE_UPLOAD, [fileId, this.scope.clock.now()]);
    });
  }

  /** Destroys what was stored for a row that was never written. Its space stays reserved. */
  discard(fileId: string): Promise<void> {
    return this.remove(fileId, async () => undefined);
  }

  private remove(fileId: string, also: (tx: Tx) => Promise<void>): Promise<void> {
    return this.scope.asSystem('file key', () =>
      this.scope.write('file.destroy', async (tx) => {
        tx.about('file', fileId);
        await tx.em.nativeDelete(FileSecret, { fileId });
        await also(tx);
        // This is inside the transaction: if the bytes can't be removed, the key stays and the next night's job tries again.
        await this.blobs.remove(placeOf(fileId));
      }),
    );
  }

  private async secret(fileId: string): Promise<FileSecret> {
    return orNotFound(
      await this.scope.asSystem('file key', () => this.scope.load((em) => em.findOne(FileSecret, { fileId }))),
    );
  }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Ids begin with the time and end in random digits, so the last digits spread files evenly over the folders. */
function placeOf(fileId: string): string {
  return `${fileId.slice(-2)}/${fileId.slice(-4, -2)}/${fileId}`;
}
