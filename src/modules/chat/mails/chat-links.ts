import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { inLanguage } from '../../../contract/languages.js';
import { acceptedKeys, isSignedByOne } from '../../../platform/config/keys.js';
import { Settings } from '../../../platform/config/settings.js';

type Purpose = 'return' | 'stop' | 'again';

/**
 * Links in the chat's emails, made of the id of the email and its signature. The email's row says where it was sent and how long
 * the link works.
 */
@Injectable()
export class ChatLinks {
  private readonly keys: [string, ...string[]];

  constructor(private readonly settings: Settings) {
    this.keys = acceptedKeys(settings, 'CODE_KEY');
  }

  /**
   * `url` returns to the conversation. Staff who read the outbox can't see the link, because it contains `token=`
   * (outbox-message.entity.ts).
   */
  of(mailId: string, language: string): { url: string; unsubscribeUrl: string; oneClickUrl: string } {
    const { publicUrl } = this.settings;
    const page = `${publicUrl}/live-chat-support`;
    const stop = this.token('stop', mailId);
    return {
      url: `${page}?chat-token=${this.token('return', mailId)}${inLanguage(language)}`,
      unsubscribeUrl: `${page}?stop=${stop}${inLanguage(language)}`,
      oneClickUrl: `${publicUrl}/api/chat-emails/stop?token=${stop}`,
    };
  }

  /** Turns emails on again, after a click on the page. Staff can't see this link either. */
  again(mailId: string, language: string): string {
    const token = this.token('again', mailId);
    return `${this.settings.publicUrl}/live-chat-support?again-token=${token}${inLanguage(language)}`;
  }

  /** Returns the id of the email. Null for a token that isn't ours or is for another purpose. */
  read(purpose: Purpose, token: string): string | null {
    const [id = '', signature = ''] = token.split('.');
    if (!validate(id)) return null;
    const sign = (key: string) => Buffer.from(this.sign(purpose, id, key));
    return isSignedByOne(this.keys, Buffer.from(signature), sign) ? id : null;
  }

  private token(purpose: Purpose, id: string): string {
    return `${id}.${this.sign(purpose, id, this.keys[0])}`;
  }

  private sign(purpose: Purpose, id: string, key: string): string {
    return createHmac('sha256', key).update(`chat ${purpose} ${id}`).digest('base64url');
  }
}
