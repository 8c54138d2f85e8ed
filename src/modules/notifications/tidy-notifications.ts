import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { forgetOld, LONG_AGO } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';

/** Deletes notifications once they are as old as emails are kept (`RETENTION_OUTBOX_MONTHS`). */
@Injectable()
export class TidyNotifications {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('notifications.forget', '25 4 * * *')
  async tidy(): Promise<void> {
    const { RETENTION_OUTBOX_MONTHS: months } = this.settings;
    if (months > 0)
      await forgetOld(
        this.scope,
        'notification.forget',
        [{ table: 'notification', where: `created_at < ${LONG_AGO}` }],
        [this.scope.clock.now(), months],
      );
  }
}
