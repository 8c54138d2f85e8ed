import { Injectable } from '@nestjs/common';
import { NEWSLETTER_KEPT_DAYS } from '../../contract/limits.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { forgetOld } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';

const AGO = '$1::timestamptz - make_interval(days => $2)';

/** Deletes addresses whose owner never confirmed, or has unsubscribed. They can subscribe again. */
@Injectable()
export class TidySubscribers {
  constructor(private readonly scope: Scope) {}

  @Scheduled('newsletter.forget', '20 4 * * *')
  async tidy(): Promise<void> {
    const where = `(confirmed_at is null and asked_at < ${AGO}) or (unsubscribed_at < ${AGO} and asked_at < ${AGO})`;
    await forgetOld(
      this.scope,
      'newsletter.forget',
      [{ table: 'newsletter_subscriber', where }],
      [this.scope.clock.now(), NEWSLETTER_KEPT_DAYS],
    );
  }
}
