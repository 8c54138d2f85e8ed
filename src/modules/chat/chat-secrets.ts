import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { acceptedKeys, isSignedByOne } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

/**
 * What a visitor shows instead of a sign-in: the session's id, and its signature under a key of the server. Nothing is
 * stored that could be stolen, and nobody can make one for another session.
 */
@Injectable()
export class ChatSecrets {
  private readonly keys: [string, ...string[]];

  constructor(settings: Settings) {
    this.keys = acceptedKeys(settings, 'JWT_SECRET');
  }

  secretOf(sessionId: string): string {
    return `${sessionId}.${this.signature(sessionId, this.keys[0]).toString('base64url')}`;
  }

  /** The session that a secret opens; null for anything that we did not make. */
  sessionOf(secret: string): string | null {
    const [id = '', signature = ''] = secret.split('.');
    if (!validate(id)) return null;
    const shown = Buffer.from(signature, 'base64url');
    return isSignedByOne(this.keys, shown, (key) => this.signature(id, key)) ? id : null;
  }

  private signature(sessionId: string, key: string): Buffer {
    return createHmac('sha256', key).update(`chat-session ${sessionId}`).digest();
  }
}
