import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { inLanguage } from '../../contract/languages.js';
import { serverKey } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

/** Links that end sales emails: signed, not stored, so that every email carries one that never expires. */
@Injectable()
export class SalesLinks {
  private readonly key: string;

  constructor(private readonly settings: Settings) {
    this.key = serverKey(settings, 'CODE_KEY');
  }

  /** The page for people, and the address that mail programs call by themselves (RFC 8058). */
  of(leadId: string, language: string): { unsubscribeUrl: string; oneClickUrl: string } {
    const token = `${leadId}.${this.sign(leadId)}`;
    const { publicUrl } = this.settings;
    return {
      unsubscribeUrl: `${publicUrl}/newsletter?stop=${token}${inLanguage(language)}`,
      oneClickUrl: `${publicUrl}/api/sales-emails/unsubscribe?token=${token}`,
    };
  }

  /** The lead's id, or null for a token that isn't ours. */
  read(token: string): string | null {
    const [id = '', signature = ''] = token.split('.');
    const [due, given] = [Buffer.from(this.sign(id)), Buffer.from(signature)];
    return due.length === given.length && timingSafeEqual(due, given) ? id : null;
  }

  private sign(id: string): string {
    return createHmac('sha256', this.key).update(`sales stop ${id}`).digest('base64url');
  }
}
