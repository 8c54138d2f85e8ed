import { Injectable } from '@nestjs/common';
import { TRANSLATION_KEPT_DAYS } from '../../contract/limits.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { forgetOld } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';

/** Old ones, and those of lines of the chat that have been forgotten: other messages stay as long as their accounts. */
const OLD = {
  table: 'message_translation',
  where: `created_at < $1::timestamptz - make_interval(days => $2)
    or (kind = 'chat_message' and not exists (select 1 from chat_message m where m.id = message_translation.message_id))`,
};

/** Forgets translations, soon after the chat forgot its lines. */
@Injectable()
export class TidyTranslations {
  constructor(private readonly scope: Scope) {}

  @Scheduled('translations.forget', '20 4 * * *')
  async tidy(): Promise<void> {
    await forgetOld(this.scope, 'translation.forget', [OLD], [this.scope.clock.now(), TRANSLATION_KEPT_DAYS]);
  }
}
