import { Injectable } from '@nestjs/common';
import type { KeyedCount, KeyedRows } from '../config/keyed-rows.js';
import { Scope } from '../scope/scope.js';
import { DocumentKeys } from './document-keys.js';

/** One transaction. The keys of 500 files take a few milliseconds to wrap. */
const AT_ONCE = 500;

interface Wrapped {
  id: string;
  wrappedKey: string;
  keyId: string;
}

/** The wrapped keys of stored files and of uploads that are under way. Their bytes stay as they are. */
@Injectable()
export class FileKeys implements KeyedRows {
  constructor(
    private readonly scope: Scope,
    private readonly keys: DocumentKeys,
  ) {}

  count(): Promise<KeyedCount[]> {
    return this.scope.rows<KeyedCount>(COUNT, [this.keys.currentId, this.keys.ids]);
  }

  async rewrap(): Promise<number> {
    return (await this.all(FILES, KEEP_FILES)) + (await this.all(UPLOADS, KEEP_UPLOADS));
  }

  private async all(left: string, keep: string): Promise<number> {
    let changed = 0;
    for (let some = -1; some !== 0; changed += Math.max(some, 0)) some = await this.batch(left, keep);
    return changed;
  }

  /** A key that another process replaced meanwhile stays as it is. */
  private async batch(left: string, keep: string): Promise<number> {
    const rows = await this.scope.rows<Wrapped>(left, [this.keys.currentId, this.keys.ids, AT_ONCE]);
    if (rows.length === 0) return 0;
    const before = rows.map(({ wrappedKey }) => wrappedKey);
    const after = rows.map(({ id, wrappedKey, keyId }) => this.keys.rewrap(wrappedKey, keyId, id));
    return this.scope.write('server_key.rewrap', async (tx) => {
      const changed = await tx.rows(keep, [rows.map(({ id }) => id), before, after, this.keys.currentId]);
      return changed.length;
    });
  }
}

const COUNT = `
  select 'files' as what, count(*)::int as total, (count(*) filter (where key_id <> $1))::int as left,
         (count(*) filter (where key_id <> all($2::text[])))::int as lost from file_secret
  union all
  select 'uploads', count(*)::int, (count(*) filter (where key_id <> $1))::int,
         (count(*) filter (where key_id <> all($2::text[])))::int from resumable_upload`;

const FILES = `
  select file_id as id, wrapped_key as "wrappedKey", key_id as "keyId" from file_secret
  where key_id <> $1 and key_id = any($2::text[]) limit $3`;
const UPLOADS = `
  select id, wrapped_key as "wrappedKey", key_id as "keyId" from resumable_upload
  where key_id <> $1 and key_id = any($2::text[]) limit $3`;

const KEEP_FILES = `
  update file_secret f set wrapped_key = made.after, key_id = $4
  from unnest($1::uuid[], $2::text[], $3::text[]) as made(id, before, after)
  where f.file_id = made.id and f.wrapped_key = made.before returning f.file_id`;
const KEEP_UPLOADS = `
  update resumable_upload u set wrapped_key = made.after, key_id = $4
  from unnest($1::uuid[], $2::text[], $3::text[]) as made(id, before, after)
  where u.id = made.id and u.wrapped_key = made.before returning u.id`;
