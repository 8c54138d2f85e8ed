import { Injectable } from '@nestjs/common';
import type { KeyedCount, KeyedRows } from '../../platform/config/keyed-rows.js';
import { Scope } from '../../platform/scope/scope.js';
import { TenantCodes } from './tenant-codes.service.js';

/**
 * Tenant codes under each server key. Only their hashes are known, so no job can move them to another key: a code moves when
 * its tenant signs in with it, or is issued again.
 */
@Injectable()
export class TenantCodeKeys implements KeyedRows {
  constructor(
    private readonly scope: Scope,
    private readonly codes: TenantCodes,
  ) {}

  count(): Promise<KeyedCount[]> {
    return this.scope.rows<KeyedCount>(COUNT, [this.codes.keyId, this.scope.clock.now()]);
  }

  /** With a single key every code is under it: codes from before key ids were recorded get its id. */
  async rewrap(): Promise<number> {
    if (!this.codes.changing)
      await this.scope.writeUnaudited('update access_code set key_id = $1 where key_id is null', [this.codes.keyId]);
    return 0;
  }
}

/** Codes that still work: used ones, and unused ones that haven't expired. */
const COUNT = `
  select 'tenant_codes' as what, count(*)::int as total,
         (count(*) filter (where key_id is distinct from $1))::int as left, null::int as lost
  from access_code where revoked_at is null and (used_at is not null or expires_at > $2)`;
