import { Injectable } from '@nestjs/common';
import type { KeyedCount, KeyedRows } from '../../platform/config/keyed-rows.js';
import { Scope } from '../../platform/scope/scope.js';
import { TwoFactorSecrets } from './two-factor-secrets.js';

/** One transaction. */
const AT_ONCE = 200;
/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Sealed {
  userId: string;
  sealed: string;
}

/** Secrets of authenticator apps, which are sealed again, and recovery codes, of which only the hash is known. */
@Injectable()
export class TwoFactorKeys implements KeyedRows {
  constructor(
    private readonly scope: Scope,
    private readonly secrets: TwoFactorSecrets,
  ) {}

  count(): Promise<KeyedCount[]> {
    return this.scope.rows<KeyedCount>(COUNT, [this.secrets.keyId]);
  }

  async rewrap(): Promise<number> {
    if (!this.secrets.changing) await this.scope.writeUnaudited(ADOPT, [this.secrets.keyId]);
    let changed = 0;
    for (let after: string | undefined = FIRST; after;) {
      const rows: Sealed[] = await this.scope.rows<Sealed>(LEFT, [this.secrets.keyId, after, AT_ONCE]);
      changed += await this.reseal(rows);
      after = rows.at(-1)?.userId;
    }
    return changed;
  }

  /** A secret that its person changed meanwhile stays as it is; so does one that no key opens. */
  private reseal(rows: Sealed[]): Promise<number> {
    const made = rows.flatMap(({ userId, sealed }) => {
      const again = this.secrets.reseal(userId, sealed);
      return again ? [{ userId, sealed, again }] : [];
    });
    if (made.length === 0) return Promise.resolve(0);
    return this.scope.write('server_key.rewrap', async (tx) => {
      const changed = await tx.rows(KEEP, [
        made.map(({ userId }) => userId),
        made.map(({ sealed }) => sealed),
        made.map(({ again }) => again),
        this.secrets.keyId,
      ]);
      return changed.length;
    });
  }
}

const COUNT = `
  select 'authenticator_apps' as what, count(*)::int as total,
         (count(*) filter (where key_id is distinct from $1))::int as left, null::int as lost from totp_secret
  union all
  select 'recovery_codes', count(*)::int, (count(*) filter (where key_id is distinct from $1))::int, null
  from recovery_code where used_at is null`;

/** With a single key every code is under it: codes from before key ids were recorded get its id. */
const ADOPT = 'update recovery_code set key_id = $1 where key_id is null';

const LEFT = `
  select user_id as "userId", sealed from totp_secret
  where key_id is distinct from $1 and user_id > $2 order by user_id limit $3`;

const KEEP = `
  update totp_secret t set sealed = made.again, key_id = $4
  from unnest($1::uuid[], $2::text[], $3::text[]) as made(user_id, sealed, again)
  where t.user_id = made.user_id and t.sealed = made.sealed returning t.user_id`;
