import { Injectable } from '@nestjs/common';
import { WEBHOOK_LOG_DAYS } from '../../contract/webhooks.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

const OLD = 'delete from webhook_delivery where created_at < $1';
const EXPIRED = `update webhook_endpoint set previous_secret = null, previous_until = null where previous_until < $1`;

/** Deletes what the log no longer shows, also what never got an attempt because its secret couldn't be opened, and secrets that no longer sign. */
@Injectable()
export class TidyWebhooks {
  constructor(private readonly scope: Scope) {}

  @Scheduled('webhooks.tidy', '55 3 * * *')
  async tidy(): Promise<void> {
    const now = this.scope.clock.now();
    await this.scope.writeUnaudited(OLD, [new Date(now.getTime() - WEBHOOK_LOG_DAYS * 24 * 3600_000)]);
    await this.scope.writeUnaudited(EXPIRED, [now]);
  }
}
