import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RESUMABLE_UPLOAD } from '../../../contract/limits.js';
import { orNotFound } from '../../errors/problem.js';
import { BLOB_STORE, type BlobStore } from '../blob-store.js';
import { DocumentKeys } from '../document-keys.js';
import { KEY_BYTES, seal, unseal } from '../seal.js';
import type { ReadAt } from '../video/bare-video.js';

const { partBytes: PART } = RESUMABLE_UPLOAD;

/** What the parts of an upload are encrypted with. */
export interface PartsKey {
  wrappedKey: string;
  keyId: string;
}

/** An upload, as far as its parts depend on it. */
export interface Parted extends PartsKey {
  id: string;
  bytes: number;
}

/**
 * The parts of unfinished uploads, encrypted like every file and stored beside them, so that any server process can
 * continue.
 */
@Injectable()
export class UploadParts {
  constructor(
    private readonly keys: DocumentKeys,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
  ) {}

  newKey(id: string): PartsKey {
    return { wrappedKey: this.keys.wrap(randomBytes(KEY_BYTES), id), keyId: this.keys.currentId };
  }

  /** The length of the part at an offset. All parts have the same length, except for the last one. */
  lengthAt({ bytes }: Pick<Parted, 'bytes'>, offset: number): number {
    return Math.min(PART, bytes - offset);
  }

  async put(upload: Parted, offset: number, plain: Buffer): Promise<void> {
    await this.blobs.put(placeOf(upload.id, offset), [seal(this.key(upload), plain, contextOf(upload.id, offset))]);
  }

  /** All bytes, part by part. 404 if one is missing, for example after a restore from a backup. */
  async *stream(upload: Parted): AsyncGenerator<Buffer> {
    for (let offset = 0; offset < upload.bytes; offset += PART) yield await this.part(upload, offset);
  }

  /** Reads stretches, and remembers the latest part. */
  reader(upload: Parted): ReadAt {
    let latest: { offset: number; plain: Buffer } | undefined;
    const part = async (offset: number) => {
      if (latest?.offset !== offset) latest = { offset, plain: await this.part(upload, offset) };
      return latest.plain;
    };
    return async (from, to) => {
      const pieces: Buffer[] = [];
      for (let offset = from - (from % PART); offset < to; offset += PART)
        pieces.push((await part(offset)).subarray(Math.max(0, from - offset), to - offset));
      return Buffer.concat(pieces);
    };
  }

  /** Also a part that was written when its process died. */
  async remove({ id, bytes }: Pick<Parted, 'id' | 'bytes'>): Promise<void> {
    for (let offset = 0; offset < bytes; offset += PART) await this.blobs.remove(placeOf(id, offset));
  }

  private async part(upload: Parted, offset: number): Promise<Buffer> {
    const sealed = orNotFound(await this.blobs.get(placeOf(upload.id, offset)));
    return unseal(this.key(upload), sealed, contextOf(upload.id, offset));
  }

  private key({ id, wrappedKey, keyId }: Parted): Buffer {
    return this.keys.unwrap(wrappedKey, keyId, id);
  }
}

function contextOf(id: string, offset: number): string {
  return `${id} part ${offset}`;
}

function placeOf(id: string, offset: number): string {
  return `parts/${id.slice(-2)}/${id}-${offset / PART}`;
}
