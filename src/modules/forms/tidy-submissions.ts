import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

/** What the privacy page promises for enquiries through public forms. */
const KEPT_MONTHS = 24;

const LONG_AGO = '$1::timestamptz - make_interval(months => $2)';
const OVER = [
  `delete from form_submission where created_at < ${LONG_AGO}`,
  `delete from form_confirmation where sent_on < (${LONG_AGO})::date`,
  `delete from outbox_message where template like 'forms.%' and state <> 'queued' and created_at < ${LONG_AGO}`,
];

/** Forgets what was sent by forms long ago, with the mails that tell of it; a lead or ticket that was made of it stays, with its own words. */
@Injectable()
export class TidySubmissions {
  constructor(private readonly scope: Scope) {}

  @Scheduled('forms.tidy', '20 3 * * *')
  async tidy(): Promise<void> {
    for (const sql of OVER) await this.scope.rows(sql, [this.scope.clock.now(), KEPT_MONTHS]);
  }
}
