import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { forgetOld, LONG_AGO } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';

/**
 * Deletes old questions about listings, because like other public forms they contain names and addresses of strangers.
 */
@Injectable()
export class TidyQuestions {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('listings.forget-questions', '15 4 * * *')
  async tidy(): Promise<void> {
    const { RETENTION_FORMS_MONTHS: months } = this.settings;
    if (months === 0) return;
    await forgetOld(
      this.scope,
      'listing.forget_questions',
      [{ table: 'listing_question', where: `created_at < ${LONG_AGO}` }],
      [this.scope.clock.now(), months],
    );
  }
}
