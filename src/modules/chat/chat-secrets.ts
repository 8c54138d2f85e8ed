import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { serverKey } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

/**
 * What a visitor shows instead of a sign-in: the session's id, and its signature under a key of the server. Nothing is
 * stored that could be stolen, and nobody can make one for another session.
 */
@Injectable()
export class ChatSecrets {
  private readonly key: string;

  constructor(settings: Settings) {
    this.key = serverKey(settings, 'JWT_SECRET');
  }

  secretOf(sessionId: string): string {
    return `${sessionId}.${this.signature(sessionId).toString('base64url')}`;
  }

  /** The session that a secret opens; null for anything that we did not make. */
  sessionOf(secret: string): string | null {
    const [id = '', signature = ''] = secret.split('.');
    if (!validate(id)) return null;
    const [shown, wanted] = [Buffer.from(signature, 'base64url'), this.signature(id)];
    return shown.length === wanted.length && timingSafeEqual(shown, wanted) ? id : null;
  }

  private signature(sessionId: string): Buffer {
    return createHmac('sha256', this.key).update(`chat-session ${sessionId}`).digest();
  }
}
