import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

/** Someone who opens an old link again still gets an answer that explains its state. */
const KEPT_DAYS = 30;

/** Forgets links that have ended. */
@Injectable()
export class TidyLinks {
  constructor(private readonly scope: Scope) {}

  @Scheduled('links.tidy', '30 3 * * *')
  async tidy(): Promise<void> {
    await this.scope.writeUnaudited('delete from account_link where expires_at < $1', [
      new Date(this.scope.clock.now().getTime() - KEPT_DAYS * 24 * 3600_000),
    ]);
  }
}
