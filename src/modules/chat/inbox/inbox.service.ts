import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../../platform/errors/problem.js';
import { listRows, readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import { MESSAGE_COLUMNS, personName, requireSession } from '../chat-rows.js';
import type { ChatMessageQuery } from '../chat.dto.js';
import {
  toInboxCounts,
  toInboxLine,
  toInboxSession,
  type InboxCounts,
  type InboxCountsRow,
  type InboxLineResponse,
  type InboxLineRow,
  type InboxQuery,
  type InboxSessionResponse,
  type InboxSessionRow,
} from './inbox.dto.js';
import { CLOSED_COUNTED, COUNTS, INBOX_SESSION_SQL, inboxList } from './inbox.rows.js';

const SENDER = `case when m.sender_type = 'agent' then ${personName('a')} end as sender_name`;

/** The conversations of the chat as staff handle them. */
@Injectable()
export class ChatInbox {
  constructor(private readonly scope: Scope) {}

  /** Lists one state of the queue, or all conversations. `q` searches people and messages. */
  async list(asked: InboxQuery): Promise<Page<InboxSessionResponse>> {
    const page = await readList<InboxSessionRow>(this.scope, inboxList(asked), asked);
    return new Page(page.items.map(toInboxSession), page.nextCursor, page.total);
  }

  /** Returns how many conversations are in each state for the reader. */
  async counts(): Promise<InboxCounts> {
    const [row] = await this.scope.rows<InboxCountsRow>(COUNTS);
    return toInboxCounts(orNotFound(row), CLOSED_COUNTED);
  }

  /** Returns a conversation in any state. */
  async read(id: string): Promise<InboxSessionResponse> {
    const [row] = await this.scope.rows<InboxSessionRow>(INBOX_SESSION_SQL, [id]);
    return toInboxSession(orNotFound(row));
  }

  /** Lists the messages with the names of those who answered, oldest first. `after` limits them to those after a number. */
  async lines(id: string, asked: ChatMessageQuery): Promise<Page<InboxLineResponse>> {
    const list = {
      select: `${MESSAGE_COLUMNS}, ${SENDER}`,
      from: 'chat_message m left join app_user a on a.id = m.sender_id',
      where: ['m.conversation_id = $1', 'm.sequence > $2'],
      values: [id, asked.after ?? 0],
      sorts: { sequence: 'm.sequence' },
      defaultSort: 'sequence',
      id: 'm.id',
      search: ['m.message'],
    };
    const page = await this.scope.read(async (query) => {
      await requireSession(query, id);
      return listRows<InboxLineRow>(query, list, asked);
    });
    return new Page(page.items.map(toInboxLine), page.nextCursor, page.total);
  }
}
