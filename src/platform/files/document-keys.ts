import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { fingerprint, serverKey } from '../config/keys.js';
import { Settings, SettingsError } from '../config/settings.js';
import { KEY_BYTES, seal, unseal } from './seal.js';

/**
 * The server's document keys (`DOCUMENT_KEY`): the first one wraps, and previous ones still unwrap. To rotate a key, put a new
 * one in front; no file has to be written again (docs/specification/documents.md).
 */
@Injectable()
export class DocumentKeys {
  private readonly keys: Map<string, Buffer>;
  readonly currentId: string;
  /** Signs download links. It is derived from the current key. */
  readonly linkKey: Buffer;

  constructor(settings: Settings) {
    const keys = serverKey(settings, 'DOCUMENT_KEY').split(',').map(parseKey);
    this.keys = new Map(keys.map((key) => [fingerprint(key), key]));
    const current = keys[0] as Buffer;
    this.currentId = fingerprint(current);
    this.linkKey = Buffer.from(hkdfSync('sha256', current, '', 'download links', KEY_BYTES));
  }

  /** Wraps a file's key for keeping in the database. */
  wrap(fileKey: Buffer, fileId: string): string {
    return seal(this.key(this.currentId), fileKey, fileId).toString('base64');
  }

  /** Throws if `DOCUMENT_KEY` no longer contains the key that wrapped it. */
  unwrap(wrapped: string, id: string, fileId: string): Buffer {
    return unseal(this.key(id), Buffer.from(wrapped, 'base64'), fileId);
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`DOCUMENT_KEY does not hold the key ${id}, which a stored file needs`);
    return key;
  }
}

function parseKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES)
    throw new SettingsError(`DOCUMENT_KEY must be ${KEY_BYTES} bytes in base64; former keys may follow after commas`);
  return key;
}
