import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

/** What the privacy page promises for enquiries through public forms. */
const KEPT_MONTHS = 24;

/** Forgets what was sent by forms long ago; a lead or ticket that was made of it stays, with its own words. */
@Injectable()
export class TidySubmissions {
  constructor(private readonly scope: Scope) {}

  @Scheduled('forms.tidy', '20 3 * * *')
  async tidy(): Promise<void> {
    await this.scope.rows('delete from form_submission where created_at < $1::timestamptz - make_interval(months => $2)', [this.scope.clock.now(), KEPT_MONTHS]);
  }
}
