import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fingerprint, serverKey } from '../config/keys.js';
import { Settings, SettingsError } from '../config/settings.js';
import { KEY_BYTES, seal, unseal } from './seal.js';

/**
 * The server's document keys (`DOCUMENT_KEY`): the first one wraps, and previous ones still unwrap. To rotate a key, put a new
 * one in front; the job `server-keys.rewrap` then wraps the keys of the files again, and no file is written
 * (docs/specification/documents.md).
 */
@Injectable()
export class DocumentKeys {
  private readonly keys: Map<string, Buffer>;
  readonly currentId: string;
  /** All keys that open something, the current one among them. */
  readonly ids: string[];
  /** The first one signs download links, and links of the others are valid: each is derived from a document key. */
  readonly linkKeys: [Buffer, ...Buffer[]];

  constructor(settings: Settings) {
    const keys = serverKey(settings, 'DOCUMENT_KEY').split(',').map(parseKey);
    this.keys = new Map(keys.map((key) => [fingerprint(key), key]));
    this.currentId = fingerprint(keys[0] as Buffer);
    this.ids = [...this.keys.keys()];
    this.linkKeys = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'download links', KEY_BYTES))) as [
      Buffer,
    ];
  }

  /** Wraps a file's key for keeping in the database. */
  wrap(fileKey: Buffer, fileId: string): string {
    return seal(this.key(this.currentId), fileKey, fileId).toString('base64');
  }

  /** Throws if `DOCUMENT_KEY` no longer contains the key that wrapped it. */
  unwrap(wrapped: string, id: string, fileId: string): Buffer {
    return unseal(this.key(id), Buffer.from(wrapped, 'base64'), fileId);
  }

  /** The same key of a file, wrapped by the current key. */
  rewrap(wrapped: string, id: string, fileId: string): string {
    return this.wrap(this.unwrap(wrapped, id, fileId), fileId);
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`DOCUMENT_KEY doesn’t include the key ${id}, which a stored file needs`);
    return key;
  }
}

function parseKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES)
    throw new SettingsError(`DOCUMENT_KEY must be ${KEY_BYTES} bytes in base64; previous keys can follow after commas`);
  return key;
}
