import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

/** What the privacy page promises for enquiries through public forms. */
const KEPT_MONTHS = 24;

const LONG_AGO = '$1::timestamptz - make_interval(months => $2)';
const OVER = [
  `form_submission where created_at < ${LONG_AGO}`,
  `form_confirmation where sent_on < (${LONG_AGO})::date`,
  `outbox_message where template like 'forms.%' and state <> 'queued' and created_at < ${LONG_AGO}`,
];
const ANY = `select 1 where ${OVER.map((rows) => `exists (select 1 from ${rows})`).join(' or ')}`;

/** Forgets what was sent by forms long ago, with the mails that tell of it; a lead or ticket that was made of it stays, with its own words. */
@Injectable()
export class TidySubmissions {
  constructor(private readonly scope: Scope) {}

  @Scheduled('forms.tidy', '20 3 * * *')
  async tidy(): Promise<void> {
    const values = [this.scope.clock.now(), KEPT_MONTHS];
    // The audit log has a line for what was forgotten, not one for each night.
    if ((await this.scope.rows(ANY, values)).length === 0) return;
    await this.scope.write('form.forget', async (tx) => {
      for (const rows of OVER) await tx.rows(`delete from ${rows}`, values);
    });
  }
}
