import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { languageOf } from '../../contract/languages.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { listRows } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { AutomaticAnswer } from './automatic-answer.js';
import { addLine, lockSession, MESSAGE_COLUMNS, requireSession, type LockedSession } from './chat-rows.js';
import {
  toChatMessage,
  type ChatMessageQuery,
  type ChatMessageResponse,
  type ChatMessageRow,
  type NewChatMessage,
} from './chat.dto.js';
import { refuseHeld, returnFromAway, settleHolder } from './holding.js';
import { CHAT_LIMITS } from './limits.js';
import { partyOf } from './party.js';
import { ChatTurns } from './turns.service.js';

/** Messages in the conversations of the chat widget. */
@Injectable()
export class ChatMessagesService {
  constructor(
    private readonly scope: Scope,
    private readonly automatic: AutomaticAnswer,
    private readonly throttle: Throttle,
    private readonly turns: ChatTurns,
  ) {}

  /** Lists the messages of a conversation, oldest first. `after` limits them to those after a number. */
  async list(sessionId: string, asked: ChatMessageQuery): Promise<Page<ChatMessageResponse>> {
    const list = {
      select: MESSAGE_COLUMNS,
      from: 'chat_message m',
      where: ['m.conversation_id = $1', 'm.sequence > $2'],
      values: [sessionId, asked.after ?? 0],
      sorts: { sequence: 'm.sequence' },
      defaultSort: 'sequence',
      id: 'm.id',
      search: ['m.message'],
    };
    const page = await this.scope.read(async (query) => {
      await requireSession(query, sessionId);
      return listRows<ChatMessageRow>(query, list, asked);
    });
    return new Page(page.items.map(toChatMessage), page.nextCursor, page.total);
  }

  /**
   * Adds a message. If a message with this id exists, returns that one. 409 `chat_held` for staff if a colleague answers the
   * conversation and `takeOver` isn't set, 422 `transition_forbidden` once it is closed.
   */
  async say(body: NewChatMessage): Promise<ChatMessageResponse> {
    const party = partyOf(this.scope.actor, body.conversation_id);
    if (party === 'visitor') await this.throttle.use(CHAT_LIMITS.say, throttleSource());
    const { row, unanswered } = await this.scope.write('chat.message', async (tx) => {
      const session = orNotFound(await lockSession(tx, body.conversation_id));
      const known = body.id && (await sentBefore(tx, session.id, body.id));
      if (known) return { row: known, unanswered: false };
      if (session.status === 'closed') throw new Problem('transition_forbidden');
      if (party === 'staff') refuseHeld(tx, session, body.takeOver);
      else this.begin(tx, session);
      const added = await this.add(tx, session, body, party);
      return { row: added, unanswered: party === 'visitor' && !(await hasAutomatic(tx, session.id)) };
    });
    if (unanswered) this.automatic.answerLater(row.conversation_id, this.scope.actor.demo);
    return toChatMessage(row);
  }

  /**
   * The visitor now waits for the person who has the conversation, if that person is there, otherwise for the next in turn or the
   * queue.
   */
  private begin(tx: Tx, session: LockedSession): void {
    if (session.status === 'open') this.turns.offer(tx, session.id);
    returnFromAway(tx, session, this.scope.clock.now(), () => this.turns.offer(tx, session.id));
  }

  private async add(
    tx: Tx,
    session: LockedSession,
    body: NewChatMessage,
    party: 'visitor' | 'staff',
  ): Promise<ChatMessageRow> {
    const at = this.scope.clock.now();
    const { userId } = tx.actor;
    if (party === 'staff') await answeredBy(tx, session, userId);
    else
      await tx.em.execute('update chat_session set waiting_since = coalesce(waiting_since, ?) where id = ?', [
        at,
        session.id,
      ]);
    return addLine(tx, session, {
      id: body.id ?? v7(),
      message: body.message,
      senderType: party === 'staff' ? 'agent' : 'visitor',
      senderId: userId,
      automatic: false,
      language: body.language ?? (party === 'staff' ? languageOf(currentContext().language) : session.language),
      at,
    });
  }
}

/** The person who answers a conversation is assigned to it. */
async function answeredBy(tx: Tx, session: LockedSession, staffId: string | null): Promise<void> {
  await tx.em.execute('update chat_session set waiting_since = null, turn_at = null where id = ?', [session.id]);
  await tx.em.execute(
    "update chat_session set status = 'assigned', assigned_to = ?, version = version + 1 where id = ? and assigned_to is distinct from ?",
    [staffId, session.id, staffId],
  );
  settleHolder(tx, session.id);
}

async function sentBefore(tx: Tx, sessionId: string, id: string): Promise<ChatMessageRow | undefined> {
  const [row] = await tx.rows<ChatMessageRow>(
    `select ${MESSAGE_COLUMNS} from chat_message m where m.id = $1 and m.conversation_id = $2`,
    [id, sessionId],
  );
  return row;
}

async function hasAutomatic(tx: Tx, sessionId: string): Promise<boolean> {
  return (await tx.rows('select 1 from chat_message where conversation_id = $1 and automatic', [sessionId])).length > 0;
}
