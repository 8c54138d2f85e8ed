import { Injectable } from '@nestjs/common';
import type { KeyedCount, KeyedRows } from '../../platform/config/keyed-rows.js';
import { Scope } from '../../platform/scope/scope.js';
import { PushSecrets } from './push-secrets.js';

/** One transaction. */
const AT_ONCE = 200;
/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

const COUNT = `select 'push_keys' as what, count(*)::int as total, (count(*) filter (where key_id <> $1))::int as left, null::int as lost from push_key
  union all select 'push_devices', count(*)::int, (count(*) filter (where key_id <> $1))::int, null::int from push_device`;
const LEFT_KEYS = 'select id, private_key as was from push_key where key_id <> $1 and id > $2 order by id limit $3';
const KEEP_KEYS = `update push_key k set private_key = made.sealed, key_id = $4
  from unnest($1::uuid[], $2::text[], $3::text[]) as made(id, was, sealed) where k.id = made.id and k.private_key = made.was returning k.id`;
const LEFT_DEVICES =
  'select id, subscription as was from push_device where key_id <> $1 and id > $2 order by id limit $3';
const KEEP_DEVICES = `update push_device d set subscription = made.sealed, key_id = $4
  from unnest($1::uuid[], $2::text[], $3::text[]) as made(id, was, sealed) where d.id = made.id and d.subscription = made.was returning d.id`;

interface Sealed {
  id: string;
  was: string;
}

/** What is sealed for push messages, under the server's keys. */
@Injectable()
export class PushKeyed implements KeyedRows {
  constructor(
    private readonly scope: Scope,
    private readonly secrets: PushSecrets,
  ) {}

  count(): Promise<KeyedCount[]> {
    return this.scope.rows<KeyedCount>(COUNT, [this.secrets.keyId]);
  }

  async rewrap(): Promise<number> {
    return (await this.rewrapOf(LEFT_KEYS, KEEP_KEYS)) + (await this.rewrapOf(LEFT_DEVICES, KEEP_DEVICES));
  }

  private async rewrapOf(left: string, keep: string): Promise<number> {
    let changed = 0;
    for (let after: string | undefined = FIRST; after;) {
      const rows: Sealed[] = await this.scope.rows<Sealed>(left, [this.secrets.keyId, after, AT_ONCE]);
      changed += await this.reseal(rows, keep);
      after = rows.at(-1)?.id;
    }
    return changed;
  }

  /** What no key opens stays as it is. */
  private reseal(rows: Sealed[], keep: string): Promise<number> {
    const made = rows.flatMap(({ id, was }) => {
      const sealed = this.secrets.reseal(id, was);
      return sealed ? [{ id, was, sealed }] : [];
    });
    if (made.length === 0) return Promise.resolve(0);
    return this.scope.write('server_key.rewrap', async (tx) => {
      const of = (name: keyof (typeof made)[number]) => made.map((row) => row[name]);
      return (await tx.rows(keep, [of('id'), of('was'), of('sealed'), this.secrets.keyId])).length;
    });
  }
}
