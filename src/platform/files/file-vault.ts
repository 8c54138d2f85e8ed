import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { orNotFound } from '../errors/problem.js';
import { Scope } from '../scope/scope.js';
import { BLOB_STORE, type BlobStore } from './blob-store.js';
import { DocumentKeys } from './document-keys.js';
import { FileSecret } from './file-secret.entity.js';
import { KEY_BYTES, sealInPieces, unseal } from './seal.js';
import { RELEASE_UPLOAD } from './upload-quota.js';

/**
 * Stores bytes under a file's id, encrypted with a key of their own. The module that owns the file knows whose it is, what it
 * is called and who may see it, so that module checks before it reads.
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
    const place = placeOf(fileId);
    await this.blobs.put(place, sealInPieces(key, plain, fileId));
    await this.scope.asSystem('file key', () =>
      this.scope.write('file.keep', async (tx) => {
        tx.about('file', fileId);
        const wrappedKey = this.keys.wrap(key, fileId);
        tx.em.create(FileSecret, {
          fileId,
          place,
          wrappedKey,
          keyId: this.keys.currentId,
          createdAt: this.scope.clock.now(),
        });
      }),
    );
  }

  /** The decrypted bytes; 404 if they are gone. */
  async read(fileId: string): Promise<Buffer> {
    const { place, wrappedKey, keyId } = await this.secret(fileId);
    const sealed = orNotFound(await this.blobs.get(place));
    return unseal(this.keys.unwrap(wrappedKey, keyId, fileId), sealed, fileId);
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
  async destroy(fileId: string): Promise<void> {
    await this.scope.asSystem('file key', () =>
      this.scope.write('file.destroy', async (tx) => {
        tx.about('file', fileId);
        await tx.em.nativeDelete(FileSecret, { fileId });
        await tx.rows(RELEASE_UPLOAD, [fileId, this.scope.clock.now()]);
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

/** Ids begin with the time and end in random digits, so the last digits spread files evenly over the folders. */
function placeOf(fileId: string): string {
  return `${fileId.slice(-2)}/${fileId.slice(-4, -2)}/${fileId}`;
}
