import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { areaOf, KEY_SCOPES, KEYS_PER_ACCOUNT, type KeyScope } from '../../contract/api-keys.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import { row } from '../../platform/scope/tx.js';
import { OwnerActions } from '../accounts/owner-actions.service.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import { ApiKeyMails } from './api-key-mails.js';
import {
  toApiKey,
  type ApiKeyResponse,
  type ApiKeyRow,
  type NewApiKey,
  type NewApiKeyResponse,
} from './api-key.dto.js';
import { ApiKey } from './api-key.entity.js';
import { hashOf, newSecret, prefixOf } from './secret.js';
import { KEYS_AND_MAKERS, WORKS } from './working.js';

const WORKING = `select count(*)::int as count from ${KEYS_AND_MAKERS} where k.account_id = $1 and ${WORKS}`;
const KEYS = `select k.id, k.name, k.prefix, k.scopes, trim(u.first_name || ' ' || u.last_name) as "createdBy", k.created_at as "createdAt",
    k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt",
    case when k.revoked_at is not null then 'revoked' when k.expires_at <= $2 then 'expired' when ${WORKS} then 'active' else 'ended' end as state
  from ${KEYS_AND_MAKERS}
  where k.account_id = $1 and ($3::uuid is null or k.id = $3) order by k.created_at desc, k.id desc`;
const REVOKE =
  'update api_key set revoked_at = $3, revoked_by = $4 where account_id = $1 and id = $2 and revoked_at is null';

const DAY_MS = 24 * 3600_000;

/** The API keys of the asker's account. The table is the system's, which acts in the asker's name (docs/specification/api-keys.md). */
@Injectable()
export class ApiKeys {
  constructor(
    private readonly scope: Scope,
    private readonly confirmation: Confirmation,
    private readonly owners: OwnerActions,
    private readonly mails: ApiKeyMails,
  ) {}

  async list(id: string | null = null): Promise<ApiKeyResponse[]> {
    const { accountId, demo } = this.scope.actor;
    const values = [accountId, this.scope.clock.now(), id];
    const rows = await this.scope.asSystem('api keys', () => this.scope.rows<ApiKeyRow>(KEYS, values), { demo });
    return rows.map(toApiKey);
  }

  async create({ name, scopes, expiresInDays, ...confirm }: NewApiKey): Promise<NewApiKeyResponse> {
    if (this.scope.actor.demo) throw refusal('demo_makes_no_keys');
    await this.confirmation.requireInAnyCase(confirm.currentPassword, confirm.verificationToken);
    const secret = newSecret();
    const now = this.scope.clock.now();
    const id = await this.owners.run('api_key.create', async (tx, account, by) => {
      if (!by.verified) throw new Problem('email_unverified');
      const [working] = await tx.rows<{ count: number }>(WORKING, [account.id, now]);
      if ((working?.count ?? 0) >= KEYS_PER_ACCOUNT) throw refusal('api_keys_full', { most: KEYS_PER_ACCOUNT });
      const key = {
        id: v7(),
        accountId: account.id,
        demo: false,
        createdAt: now,
        createdBy: by.id,
        name,
        prefix: prefixOf(secret),
        secretHash: hashOf(secret),
        scopes: withoutImplied(scopes),
        expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
      };
      await tx.insert(row(ApiKey, key));
      tx.about('api_key', key.id, account.id);
      tx.changed(['api-keys'], [key.id], { accounts: [account.id] });
      await this.mails.made(tx, { account, by: by.name, name, prefix: key.prefix });
      return key.id;
    });
    const [made] = await this.list(id);
    return { ...orNotFound(made), key: secret };
  }

  async revoke(id: string): Promise<void> {
    const { state } = orNotFound((await this.list(id))[0]);
    if (state === 'revoked') return;
    await this.owners.run('api_key.revoke', async (tx, account, by) => {
      await tx.rows(REVOKE, [account.id, id, this.scope.clock.now(), by.id]);
      tx.about('api_key', id, account.id);
      tx.changed(['api-keys'], [id], { accounts: [account.id] });
    });
  }
}

/**
 * Sorts the scopes in the order of the list, and drops a reading scope if there is one for writing, which includes it.
 */
function withoutImplied(scopes: readonly KeyScope[]): KeyScope[] {
  return KEY_SCOPES.filter(
    (scope) =>
      scopes.includes(scope) && !(scope.endsWith(':read') && scopes.some((one) => one === `${areaOf(scope)}:write`)),
  );
}
