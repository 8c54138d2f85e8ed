import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DOWNLOAD_LINK_MINUTES } from '../../contract/limits.js';
import { Clock } from '../clock/clock.js';
import { isSignedByOne } from '../config/keys.js';
import { DocumentKeys } from './document-keys.js';

/**
 * Signed addresses that are valid for five minutes (docs/specification/documents.md). They are the only way to download a file,
 * and only people who may see the file get one.
 */
@Injectable()
export class DownloadLinks {
  constructor(
    private readonly keys: DocumentKeys,
    private readonly clock: Clock,
  ) {}

  /** Path and query of the download, below the server's address. */
  linkTo(fileId: string): string {
    const { expires, signature } = this.sign(fileId);
    return `/api/files/${fileId}?expires=${expires}&signature=${signature}`;
  }

  /** What the address of a download needs: until when it is valid, and the signature over that and what is downloaded. */
  sign(what: string): { expires: string; signature: string } {
    const expires = String(Math.floor(this.clock.now().getTime() / 1000) + DOWNLOAD_LINK_MINUTES * 60);
    return { expires, signature: sign(what, expires, this.keys.linkKeys[0]) };
  }

  /** Whether the signature is ours and the link hasn't expired. */
  isValid(what: string, expires: string, signature: string): boolean {
    const due = (key: Buffer) => Buffer.from(sign(what, expires, key));
    const genuine = isSignedByOne(this.keys.linkKeys, Buffer.from(signature), due);
    return genuine && Number(expires) * 1000 > this.clock.now().getTime();
  }
}

function sign(what: string, expires: string, key: Buffer): string {
  return createHmac('sha256', key).update(`${what} ${expires}`).digest('base64url');
}
