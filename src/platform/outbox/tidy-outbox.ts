import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { forgetOld, LONG_AGO } from '../scope/forget-old.js';
import { Scope } from '../scope/scope.js';
import { Scheduled } from './handles.decorator.js';

/** Deletes old emails and text messages, except those that wait to be sent. The facts in them remain in the rows they were about. */
@Injectable()
export class TidyOutbox {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('outbox.forget', '5 4 * * *')
  async tidy(): Promise<void> {
    const { RETENTION_OUTBOX_MONTHS: months } = this.settings;
    if (months === 0) return;
    await forgetOld(
      this.scope,
      'outbox.forget',
      [{ table: 'outbox_message', where: `created_at < ${LONG_AGO} and state <> 'queued'` }],
      [this.scope.clock.now(), months],
    );
  }
}
