import { Injectable } from '@nestjs/common';
import type { KeyScope } from '../../contract/api-keys.js';
import type { Authenticated } from '../../platform/auth/authenticator.js';
import { Scope } from '../../platform/scope/scope.js';
import { hashOf, isSecret } from './secret.js';
import { KEYS_AND_MAKERS, WORKS } from './working.js';

/** How often a use is written down, so that not every request writes. */
const TOUCH_EVERY_MS = 60_000;

/** A key is asked for at every request, so revoking it, or suspending or removing its maker, ends it immediately. */
const KEY = `select k.id, k.prefix, k.scopes, k.account_id as "accountId", k.created_by as "userId", k.last_used_at as "lastUsedAt", u.language
  from ${KEYS_AND_MAKERS} where k.secret_hash = $1 and ${WORKS}`;
const TOUCH = 'update api_key set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at < $3)';

interface KeyRow {
  id: string;
  prefix: string;
  scopes: KeyScope[];
  accountId: string;
  userId: string;
  lastUsedAt: Date | null;
  language: string;
}

/** The person who acts through a key. */
@Injectable()
export class KeyLookup {
  constructor(private readonly scope: Scope) {}

  /**
   * The landlord who made the key, in the account that it was made for. The role is that of a manager: what only owners may do is
   * closed to keys (decision 1290), also inside of actions that both may take. Null for a key that isn't valid.
   */
  async authenticate(secret: string): Promise<Authenticated | null> {
    if (!isSecret(secret)) return null;
    return this.scope.asSystem('api key', async () => {
      const now = this.scope.clock.now();
      const [key] = await this.scope.rows<KeyRow>(KEY, [hashOf(secret), now]);
      if (!key) return null;
      const before = new Date(now.getTime() - TOUCH_EVERY_MS);
      if (!key.lastUsedAt || key.lastUsedAt < before) await this.scope.writeUnaudited(TOUCH, [key.id, now, before]);
      const { id, prefix, scopes, userId, accountId, language } = key;
      return {
        actor: {
          role: 'landlord',
          userId,
          accountId,
          accountRole: 'manager',
          demo: false,
          sessionId: null,
          viaKey: true,
        },
        language,
        apiKey: { id, prefix, scopes },
      };
    });
  }
}
