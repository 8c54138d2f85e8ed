import { Injectable } from '@nestjs/common';
import { Scope } from '../scope/scope.js';
import { Scheduled } from './handles.decorator.js';

/** Longer than the queue repeats any job. */
const KEPT_DAYS = 30;

/** Forgets which messages were handled, once none of them can be delivered again. */
@Injectable()
export class TidyHandled {
  constructor(private readonly scope: Scope) {}

  @Scheduled('outbox.tidy', '45 3 * * *')
  async tidy(): Promise<void> {
    await this.scope.writeUnaudited('delete from handled_message where at < $1', [
      new Date(this.scope.clock.now().getTime() - KEPT_DAYS * 24 * 3600_000),
    ]);
  }
}
