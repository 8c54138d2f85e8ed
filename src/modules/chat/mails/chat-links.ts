import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { inLanguage } from '../../../contract/languages.js';
import { acceptedKeys, isSignedByOne } from '../../../platform/config/keys.js';
import { Settings } from '../../../platform/config/settings.js';

type Purpose = 'return' | 'stop' | 'again';

/** Links of the chat's emails: the id of the email and its signature. The row says where it went and until when it returns. */
@Injectable()
export class ChatLinks {
  private readonly keys: [string, ...string[]];

  constructor(private readonly settings: Settings) {
    this.keys = acceptedKeys(settings, 'CODE_KEY');
  }

  /** `url` returns to the conversation. Staff who read the outbox don't see it: it has `token=` in it (outbox-message.entity.ts). */
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

  /** Turns emails on again, after a click. Staff don't see it either. */
  again(mailId: string, language: string): string {
    const token = this.token('again', mailId);
    return `${this.settings.publicUrl}/live-chat-support?again-token=${token}${inLanguage(language)}`;
  }

  /** The email's id, or null for a token that isn't ours or is for something else. */
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
