import { Injectable } from '@nestjs/common';
import { KEYS_KEPT_DAYS } from '../../contract/api-keys.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

/** Deletes keys that stopped working long ago. The audit log still names them by their beginning. */
@Injectable()
export class TidyApiKeys {
  constructor(private readonly scope: Scope) {}

  @Scheduled('api-keys.tidy', '50 3 * * *')
  async tidy(): Promise<void> {
    const before = new Date(this.scope.clock.now().getTime() - KEYS_KEPT_DAYS * 24 * 3600_000);
    await this.scope.writeUnaudited('delete from api_key where least(revoked_at, expires_at) < $1', [before]);
  }
}
