import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DOWNLOAD_LINK_MINUTES } from '../../contract/limits.js';
import { Clock } from '../clock/clock.js';
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
    const expires = Math.floor(this.clock.now().getTime() / 1000) + DOWNLOAD_LINK_MINUTES * 60;
    return `/api/files/${fileId}?expires=${expires}&signature=${this.sign(fileId, String(expires))}`;
  }

  /** Whether the signature is ours and the link hasn't expired. */
  isValid(fileId: string, expires: string, signature: string): boolean {
    const due = Buffer.from(this.sign(fileId, expires));
    const given = Buffer.from(signature);
    const genuine = due.length === given.length && timingSafeEqual(due, given);
    return genuine && Number(expires) * 1000 > this.clock.now().getTime();
  }

  private sign(fileId: string, expires: string): string {
    return createHmac('sha256', this.keys.linkKey).update(`${fileId} ${expires}`).digest('base64url');
  }
}
