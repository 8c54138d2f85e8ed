import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { forgetOld, LONG_AGO } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';

const OLD = [
  { table: 'form_submission', where: `created_at < ${LONG_AGO}` },
  { table: 'form_confirmation', where: `sent_on < (${LONG_AGO})::date` },
  { table: 'outbox_message', where: `template like 'forms.%' and state <> 'queued' and created_at < ${LONG_AGO}` },
];

/**
 * Deletes old form submissions, with the emails about them. A lead or ticket that was created from one stays, with its
 * own text.
 */
@Injectable()
export class TidySubmissions {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('forms.tidy', '20 3 * * *')
  async tidy(): Promise<void> {
    const { RETENTION_FORMS_MONTHS: months } = this.settings;
    if (months > 0) await forgetOld(this.scope, 'form.forget', OLD, [this.scope.clock.now(), months]);
  }
}
