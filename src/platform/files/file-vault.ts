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
 * Keeps bytes under a file's id, encrypted with a key of its own. Whose file it is, what it is called and who may see
 * it is the affair of the module that owns it; so the module asks before it reads.
 */
@Injectable()
export class FileVault {
  constructor(
    private readonly scope: Scope,
    private readonly keys: DocumentKeys,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
  ) {}

  /** Seals and keeps. Call it before the row that names the file is written: what stays unnamed is tidied away. */
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

  /** The plain bytes; 404 when they are gone. */
  async read(fileId: string): Promise<Buffer> {
    const { place, wrappedKey, keyId } = await this.secret(fileId);
    const sealed = orNotFound(await this.blobs.get(place));
    return unseal(this.keys.unwrap(wrappedKey, keyId, fileId), sealed, fileId);
  }

  /** Puts other bytes in the place of those that are kept, under the same key. 404 when there are none. */
  async replace(fileId: string, plain: Buffer): Promise<void> {
    const { place, wrappedKey, keyId } = await this.secret(fileId);
    await this.blobs.put(place, sealInPieces(this.keys.unwrap(wrappedKey, keyId, fileId), plain, fileId));
  }

  /** Destroys bytes and key for good, and gives their space back. The database refuses while a document names the file (migrations/0110). */
  async destroy(fileId: string): Promise<void> {
    await this.scope.asSystem('file key', () =>
      this.scope.write('file.destroy', async (tx) => {
        tx.about('file', fileId);
        await tx.em.nativeDelete(FileSecret, { fileId });
        await tx.rows(RELEASE_UPLOAD, [fileId, this.scope.clock.now()]);
        // Within the transaction: when the bytes cannot be removed, the key stays, and the next night tries again.
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

/** Ids begin with the time and end at random: folders by the end are evenly full. */
function placeOf(fileId: string): string {
  return `${fileId.slice(-2)}/${fileId.slice(-4, -2)}/${fileId}`;
}
