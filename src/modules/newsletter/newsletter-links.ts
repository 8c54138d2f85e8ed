import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { inLanguage } from '../../contract/languages.js';
import { acceptedKeys, isSignedByOne } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

type Purpose = 'confirm' | 'unsubscribe';

/** Tokens of the newsletter's links: signed, not stored, so that the unsubscribe link of every email works forever. */
@Injectable()
export class NewsletterLinks {
  private readonly keys: [string, ...string[]];

  constructor(private readonly settings: Settings) {
    this.keys = acceptedKeys(settings, 'CODE_KEY');
  }

  url(purpose: Purpose, id: string, language: string): string {
    return `${this.settings.publicUrl}/newsletter?${purpose}=${id}.${this.sign(purpose, id, this.keys[0])}${inLanguage(language)}`;
  }

  /**
   * How a reader of an issue leaves the list: a page, and the address that mail programs call automatically (RFC 8058). The first half
   * of the token is that of every link, which a process of the version before understands. The second one tells the issue.
   */
  waysOut(id: string, language: string, issue: string): { unsubscribeUrl: string; oneClickUrl: string } {
    const [key] = this.keys;
    const token = [id, this.sign('unsubscribe', id, key), issue, this.sign('unsubscribe', `${id}.${issue}`, key)].join(
      '.',
    );
    return {
      unsubscribeUrl: `${this.settings.publicUrl}/newsletter?unsubscribe=${token}${inLanguage(language)}`,
      oneClickUrl: `${this.settings.publicUrl}/api/newsletter/one-click?token=${token}`,
    };
  }

  /** The page of the newsletter, for emails without an unsubscribe link. */
  page(): string {
    return `${this.settings.publicUrl}/newsletter`;
  }

  /** The subscriber's id, and the issue that the link came with; null for a token that is not ours. */
  read(purpose: Purpose, token: string): { id: string; issue: string | null } | null {
    const [id = '', signature = '', issue = '', ofIssue = ''] = token.split('.');
    if (!this.isOurs(purpose, id, signature)) return null;
    return { id, issue: this.isOurs(purpose, `${id}.${issue}`, ofIssue) ? issue : null };
  }

  private isOurs(purpose: Purpose, what: string, signature: string): boolean {
    return isSignedByOne(this.keys, Buffer.from(signature), (key) => Buffer.from(this.sign(purpose, what, key)));
  }

  private sign(purpose: Purpose, id: string, key: string): string {
    return createHmac('sha256', key).update(`newsletter ${purpose} ${id}`).digest('base64url');
  }
}
