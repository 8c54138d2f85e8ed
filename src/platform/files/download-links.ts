import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DOWNLOAD_LINK_MINUTES } from '../../contract/limits.js';
import { Clock } from '../clock/clock.js';
import { DocumentKeys } from './document-keys.js';

/** Signed addresses of five minutes (docs/specification/documents.md): whoever may see a file gets one, and no other way leads in. */
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

  /** Whether the signature is ours and the time is not over. */
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
