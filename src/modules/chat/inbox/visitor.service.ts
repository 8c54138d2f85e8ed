import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import { Readings } from '../../people/readings.service.js';
import { personName } from '../chat-rows.js';
import { toVisitor, type OtherRow, type VisitorResponse, type VisitorRow } from './visitor.dto.js';

const SHOWN = 20;

const VISITOR = `select s.page, s.page_at as "pageAt", s.language, s.email as "typedEmail", u.id as "personId", ${personName('u')} as name, u.email, u.user_type as "userType",
  coalesce(u.suspended_at is not null, false) as suspended,
  (select string_agg(a.name, '; ' order by a.name) from membership m join account a on a.id = m.account_id where m.user_id = u.id and m.role in ('owner', 'manager')) as "accountName"
  from chat_session s left join app_user u on u.id = s.user_id and u.deleted_at is null where s.id = $1`;

/** The messages of a deleted person aren't shown to others who use their browser later. */
const OTHERS = `select o.id, o.status, o.role, o.service, case when o.user_id = s.user_id then 'account' else 'browser' end as "sameAs",
  (select m.message from chat_message m where m.conversation_id = o.id and not m.automatic order by m.sequence desc limit 1) as "lastMessage",
  o.last_message_at as "lastMessageAt"
  from chat_session s join chat_session o on (o.user_id = s.user_id or o.visitor_id = s.visitor_id) and o.id <> s.id
  left join app_user u on u.id = o.user_id
  where s.id = $1 and o.last_message_at is not null and u.deleted_at is null order by o.last_message_at desc, o.id desc limit ${SHOWN}`;

/** Who the visitor is: the page they are on, their account, and their other conversations. */
@Injectable()
export class ChatVisitors {
  constructor(
    private readonly scope: Scope,
    private readonly readings: Readings,
  ) {}

  /** Showing an account beside a conversation counts as a visit to that person's page, which is recorded in the audit log. */
  async read(sessionId: string): Promise<VisitorResponse> {
    const visitor = await this.scope.read(async (query) => {
      const [row] = await query<VisitorRow>(VISITOR, [sessionId]);
      return toVisitor(orNotFound(row), await query<OtherRow>(OTHERS, [sessionId]));
    });
    if (visitor.account) await this.readings.note('person.read', 'user', visitor.account.id);
    return visitor;
  }
}
