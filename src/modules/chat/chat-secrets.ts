import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { acceptedKeys, isSignedByOne } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

type Kind = 'chat-session' | 'chat-mail';

/**
 * What a visitor shows instead of a sign-in: the session's id, or that of the email whose link they opened, and its signature under a key of
 * the server. Nothing is stored that could be stolen, and no one can make one for another session.
 */
@Injectable()
export class ChatSecrets {
  private readonly keys: [string, ...string[]];

  constructor(settings: Settings) {
    this.keys = acceptedKeys(settings, 'JWT_SECRET');
  }

  secretOf(sessionId: string): string {
    return this.secret('chat-session', sessionId);
  }

  /** For visitors who opened the link of an email: it names the email, so that it can be taken back (chat-visitor.guard.ts). */
  secretOfMail(mailId: string): string {
    return this.secret('chat-mail', mailId);
  }

  /** The session that a secret opens; null for anything that we did not make. */
  sessionOf(secret: string): string | null {
    return this.read('chat-session', secret);
  }

  /** The email by which a secret was given; null for anything else. */
  mailOf(secret: string): string | null {
    return this.read('chat-mail', secret);
  }

  private secret(kind: Kind, id: string): string {
    return `${id}.${this.signature(kind, id, this.keys[0]).toString('base64url')}`;
  }

  private read(kind: Kind, secret: string): string | null {
    const [id = '', signature = ''] = secret.split('.');
    if (!validate(id)) return null;
    const shown = Buffer.from(signature, 'base64url');
    return isSignedByOne(this.keys, shown, (key) => this.signature(kind, id, key)) ? id : null;
  }

  private signature(kind: Kind, id: string, key: string): Buffer {
    return createHmac('sha256', key).update(`${kind} ${id}`).digest();
  }
}
