import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { forgetOld, LONG_AGO } from '../../platform/scope/forget-old.js';
import { Scope } from '../../platform/scope/scope.js';

const OVER = `coalesce(last_message_at, created_at) < ${LONG_AGO}`;
const OF_OLD = `conversation_id = any(array(select id from chat_session where ${OVER}))`;
const OLD = [
  { table: 'chat_desk', where: OF_OLD },
  { table: 'chat_note', where: OF_OLD },
  { table: 'chat_tag', where: OF_OLD },
  { table: 'chat_mail', where: OF_OLD },
  { table: 'chat_message', where: OF_OLD },
  {
    table: 'chat_session',
    where: `${OVER} and not exists (select 1 from chat_message m where m.conversation_id = chat_session.id)
      and not exists (select 1 from chat_desk d where d.conversation_id = chat_session.id)
      and not exists (select 1 from chat_note n where n.conversation_id = chat_session.id)
      and not exists (select 1 from chat_tag g where g.conversation_id = chat_session.id)
      and not exists (select 1 from chat_mail c where c.conversation_id = chat_session.id)`,
  },
];

/** Deletes conversations without recent messages, with all their messages. */
@Injectable()
export class TidyChats {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('chat.forget', '10 4 * * *')
  async tidy(): Promise<void> {
    const { RETENTION_CHAT_MONTHS: months } = this.settings;
    if (months > 0) await forgetOld(this.scope, 'chat.forget', OLD, [this.scope.clock.now(), months]);
  }
}
