import { Injectable } from '@nestjs/common';
import type { KeyedCount, KeyedRows } from '../../platform/config/keyed-rows.js';
import { Scope } from '../../platform/scope/scope.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** One transaction. */
const AT_ONCE = 200;
/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

const COUNT = `select 'webhook_secrets' as what, count(*)::int as total,
    (count(*) filter (where key_id <> $1))::int as left, null::int as lost from webhook_endpoint`;
const LEFT = `select id, secret, previous_secret as "previous" from webhook_endpoint
  where key_id <> $1 and id > $2 order by id limit $3`;
/** A secret that was replaced meanwhile stays as it is. */
const KEEP = `update webhook_endpoint e set secret = made.secret, previous_secret = made.previous, key_id = $5
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as made(id, was, secret, previous)
  where e.id = made.id and e.secret = made.was returning e.id`;

interface Sealed {
  id: string;
  secret: string;
  previous: string | null;
}

/** The secrets of webhooks under the server's keys. */
@Injectable()
export class WebhookKeys implements KeyedRows {
  constructor(
    private readonly scope: Scope,
    private readonly secrets: WebhookSecrets,
  ) {}

  count(): Promise<KeyedCount[]> {
    return this.scope.rows<KeyedCount>(COUNT, [this.secrets.keyId]);
  }

  async rewrap(): Promise<number> {
    let changed = 0;
    for (let after: string | undefined = FIRST; after;) {
      const rows: Sealed[] = await this.scope.rows<Sealed>(LEFT, [this.secrets.keyId, after, AT_ONCE]);
      changed += await this.reseal(rows);
      after = rows.at(-1)?.id;
    }
    return changed;
  }

  /** What no key opens stays as it is. A previous secret that doesn't open is dropped: it signs for a day at most. */
  private reseal(rows: Sealed[]): Promise<number> {
    const made = rows.flatMap(({ id, secret: was, previous }) => {
      const secret = this.secrets.reseal(id, was);
      return secret ? [{ id, was, secret, previous: previous && this.secrets.reseal(id, previous) }] : [];
    });
    if (made.length === 0) return Promise.resolve(0);
    return this.scope.write('server_key.rewrap', async (tx) => {
      const of = (name: keyof (typeof made)[number]) => made.map((row) => row[name]);
      const values = [of('id'), of('was'), of('secret'), of('previous'), this.secrets.keyId];
      return (await tx.rows(KEEP, values)).length;
    });
  }
}
