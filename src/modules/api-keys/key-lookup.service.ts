import { Injectable } from '@nestjs/common';
import type { KeyScope } from '../../contract/api-keys.js';
import type { Authenticated } from '../../platform/auth/authenticator.js';
import { Scope } from '../../platform/scope/scope.js';
import { hashOf, isSecret } from './secret.js';

/** How often a use is written down, so that not every request writes. */
const TOUCH_EVERY_MS = 60_000;

/** A key is asked for at every request, so revoking it, or suspending or removing who made it, ends it immediately. */
const KEY = `select k.id, k.prefix, k.scopes, k.account_id as "accountId", k.created_by as "userId", k.last_used_at as "lastUsedAt", u.language
  from api_key k join account a on a.id = k.account_id and a.kind = 'landlord' and not a.demo
    join app_user u on u.id = k.created_by and u.user_type = 'landlord' and not u.demo
    join membership m on m.user_id = u.id and m.account_id = k.account_id and m.role in ('owner', 'manager')
  where k.secret_hash = $1 and not k.demo and k.revoked_at is null and k.expires_at > $2
    and u.suspended_at is null and u.deleted_at is null`;
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

/** Who acts through a key. */
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
        actor: { role: 'landlord', userId, accountId, accountRole: 'manager', demo: false, sessionId: null },
        language,
        apiKey: { id, prefix, scopes },
      };
    });
  }
}
