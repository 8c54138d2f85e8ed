import { v7 } from 'uuid';
import type { KeyScope } from '../../src/contract/api-keys.js';
import { hashOf, newSecret, prefixOf } from '../../src/modules/api-keys/secret.js';
import type { TestApp } from '../support/app.js';
import type { Person } from './people.js';

/** A key that an owner has made, without the password and the mails of making one. */
export async function apiKey(test: TestApp, owner: Person, scopes: readonly KeyScope[]): Promise<string> {
  const secret = newSecret();
  await test.sql(
    `insert into api_key (id, account_id, demo, created_at, created_by, name, prefix, secret_hash, scopes, expires_at)
     values ($1, $2, false, $6, $3, 'Test', $4, $5, $7, $6::timestamptz + interval '1 year')`,
    [v7(), owner.accountId, owner.userId, prefixOf(secret), hashOf(secret), test.clock.now(), JSON.stringify(scopes)],
  );
  return secret;
}
