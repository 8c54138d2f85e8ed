import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { inLanguage } from '../../contract/languages.js';
import { acceptedKeys, isSignedByOne } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

/** Links that stop sales emails. They are signed and not stored, so every email can have one that never expires. */
@Injectable()
export class SalesLinks {
  private readonly keys: [string, ...string[]];

  constructor(private readonly settings: Settings) {
    this.keys = acceptedKeys(settings, 'CODE_KEY');
  }

  /** The page for people, and the address that mail programs call automatically (RFC 8058). */
  of(leadId: string, language: string): { unsubscribeUrl: string; oneClickUrl: string } {
    const token = `${leadId}.${this.sign(leadId, this.keys[0])}`;
    const { publicUrl } = this.settings;
    return {
      unsubscribeUrl: `${publicUrl}/newsletter?stop=${token}${inLanguage(language)}`,
      oneClickUrl: `${publicUrl}/api/sales-emails/unsubscribe?token=${token}`,
    };
  }

  /** Returns the lead's id, or null for a token that isn't ours. */
  read(token: string): string | null {
    const [id = '', signature = ''] = token.split('.');
    return isSignedByOne(this.keys, Buffer.from(signature), (key) => Buffer.from(this.sign(id, key))) ? id : null;
  }

  private sign(id: string, key: string): string {
    return createHmac('sha256', key).update(`sales stop ${id}`).digest('base64url');
  }
}
