import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { acceptedKeys, isSignedByOne } from '../../platform/config/keys.js';
import { Settings } from '../../platform/config/settings.js';

type Kind = 'chat-session' | 'chat-mail';

/**
 * The secret that a visitor sends instead of signing in: the id of the conversation, or of the email whose link they opened, with
 * a signature by a key of the server. No secret is stored, so none can be stolen, and no one can forge one for another
 * conversation.
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

  /**
   * The secret for visitors who opened the link of an email. It names the email, so that it can be revoked
   * (chat-visitor.guard.ts).
   */
  secretOfMail(mailId: string): string {
    return this.secret('chat-mail', mailId);
  }

  /** Returns the id of the conversation that a secret gives access to. Null if the signature isn't ours. */
  sessionOf(secret: string): string | null {
    return this.read('chat-session', secret);
  }

  /** Returns the id of the email that the secret was given for. Null for any other secret. */
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
