import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { languageOf } from '../../contract/languages.js';
import { judgeMove } from '../../contract/state-machine.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import {
  announce,
  lockSession,
  readSession,
  refuseDeleted,
  SESSION_COLUMNS,
  SESSION_TABLES,
  type LockedSession,
} from './chat-rows.js';
import { ChatSecrets } from './chat-secrets.js';
import { ChatSession } from './chat-session.entity.js';
import { CHAT_TABLE } from './chat-session.states.js';
import {
  toChatSession,
  type ChatSessionChange,
  type ChatSessionCreated,
  type ChatSessionQuery,
  type ChatSessionResponse,
  type ChatSessionRow,
  type NewChatSession,
} from './chat.dto.js';
import { refuseHeld, refuseMoving, settleHolder } from './holding.js';
import { AnswerMails } from './mails/answer-mails.js';
import { partyOf, type Party } from './party.js';
import { ChatTurns } from './turns.service.js';

/** Conversations of the chat widget. */
@Injectable()
export class ChatSessionsService {
  constructor(
    private readonly scope: Scope,
    private readonly secrets: ChatSecrets,
    private readonly mails: AnswerMails,
    private readonly turns: ChatTurns,
  ) {}

  /** Begins a conversation. Its secret is returned only this once. */
  async begin(body: NewChatSession): Promise<ChatSessionCreated> {
    const id = v7();
    const { service = null, visitorId = null } = body;
    const [role, language] = [body.role ?? 'general', body.language ?? languageOf(currentContext().language)];
    const { userId } = this.scope.actor;
    const row = await this.scope.as({ ...this.scope.actor, chatSessionId: id }, () =>
      this.scope.write('chat.begin', async (tx) => {
        tx.em.create(ChatSession, {
          id,
          userId,
          visitorId,
          role,
          service,
          language,
          demo: tx.actor.demo,
          createdAt: this.scope.clock.now(),
        } as ChatSession);
        await tx.em.flush();
        announce(tx, { id, userId });
        return orNotFound(await readSession(tx, id));
      }),
    );
    return { ...toChatSession(row), secret: this.secrets.secretOf(id) };
  }

  /** Lists the caller's own conversations, the most recently active first. Staff and admins read all of them. */
  async list(asked: ChatSessionQuery): Promise<Page<ChatSessionResponse>> {
    const list = {
      select: SESSION_COLUMNS,
      from: SESSION_TABLES,
      where: [...(asked.status ? ['s.status = $1'] : []), ...(asked.written ? ['s.last_message_at is not null'] : [])],
      values: asked.status ? [asked.status] : [],
      sorts: { activity: 'coalesce(s.last_message_at, s.created_at)', createdAt: 's.created_at' },
      defaultSort: '-activity',
      id: 's.id',
      search: ["coalesce(u.first_name || ' ' || u.last_name, s.visitor_id, '')"],
    };
    const page = await readList<ChatSessionRow>(this.scope, list, asked);
    return new Page(page.items.map(toChatSession), page.nextCursor, page.total);
  }

  /**
   * Takes a conversation over, reopens it, puts it back into the queue or ends it. A conversation that was closed in the queue
   * returns there with its team. 403 if someone who isn't a manager puts back a colleague's conversation. 409 `chat_held` if a
   * colleague answers it and `takeOver` isn't set. 409 `chat_newer` if it is closed although the visitor wrote a message after
   * `seen`. 422 `transition_forbidden` for a step that isn't possible in its state, and for reopening the conversation of a
   * person who was deleted.
   */
  async change(id: string, body: ChatSessionChange): Promise<ChatSessionResponse> {
    const { status, version, takeOver, seen } = body;
    const party = partyOf(this.scope.actor, id);
    return this.scope.write(`chat.${status}`, async (tx) => {
      const session = orNotFound(await lockSession(tx, id));
      if (version !== undefined && version !== session.version) throw new Problem('stale_version');
      const move = judgeMove(CHAT_TABLE, session.status, status, party);
      if (move === 'forbidden') throw new Problem('forbidden');
      if (move === 'impossible') throw new Problem('transition_forbidden');
      if (session.status === 'closed' && status !== 'closed') await refuseDeleted(tx, session);
      if (status === 'open') refuseMoving(tx, session);
      if (party === 'staff' && session.status !== 'closed') refuseHeld(tx, session, takeOver);
      if (status === 'closed' && seen !== undefined) await refuseUnread(tx, session, seen);
      await this.settle(tx, session, body, party);
      return toChatSession(orNotFound(await readSession(tx, id)));
    });
  }

  private async settle(
    tx: Tx,
    session: LockedSession,
    { status, reason }: ChatSessionChange,
    party: Party,
  ): Promise<void> {
    const assignedTo = holderIn(tx, session, status);
    if (status === session.status && assignedTo === session.assignedTo) return;
    const closes = status === 'closed';
    const byStaff = closes && party === 'staff';
    await tx.rows(SETTLE, [
      session.id,
      status,
      assignedTo,
      closes ? this.scope.clock.now() : null,
      byStaff ? tx.actor.userId : null,
      byStaff ? (reason ?? null) : null,
      closes,
      this.scope.clock.now(),
    ]);
    if (status === 'assigned') settleHolder(tx, session.id);
    if (status === 'open') this.turns.offer(tx, session.id);
    if (byStaff && reason) tx.because(reason);
    if (byStaff && reason !== 'not_for_us') this.mails.beforeClosing(tx, session.id);
    announce(tx, session);
  }
}

/**
 * 409 `chat_newer` if the visitor wrote something after the last message that staff have read. The conversation must be locked.
 */
async function refuseUnread(tx: Tx, session: LockedSession, seen: number): Promise<void> {
  if (session.status === 'closed') return;
  const newer = `select 1 from chat_message where conversation_id = $1 and sender_type = 'visitor' and sequence > $2 limit 1`;
  if ((await tx.rows(newer, [session.id, seen])).length > 0) throw new Problem('chat_newer');
}

/** For a conversation that is reopened: when the visitor wrote the first message that no person has answered. */
const UNANSWERED_SINCE = `(select min(m.created_at) from chat_message m where m.conversation_id = chat_session.id and m.sender_type = 'visitor'
  and m.sequence > coalesce((select max(a.sequence) from chat_message a where a.conversation_id = chat_session.id and a.sender_type = 'agent' and not a.automatic), 0))`;

/** A conversation that is reopened in a team's queue waits for that team, even if the team wrote the last message. */
const REOPENED_SINCE = `coalesce(${UNANSWERED_SINCE}, case when $2 = 'open' and team is not null then $8::timestamptz end)`;

/** Putting back ends the assignment to a team. Closing keeps the team, and who put it back, because closing can be undone. */
const SETTLE = `update chat_session set status = $2, assigned_to = $3, closed_at = $4, closed_by = $5, close_reason = $6, version = version + 1,
  turn_at = null, team = case when $2 <> 'open' or status = 'closed' then team end,
  put_back_by = case when $7 or $2 = 'open' and status = 'closed' then put_back_by when $2 = 'open' then lw_uid() end,
  page = case when $7 then null else page end, page_at = case when $7 then null else page_at end,
  waiting_since = case when $7 then null when status = 'closed' then ${REOPENED_SINCE} else waiting_since end where id = $1`;

/** The person who has the conversation in its next state. A closed conversation keeps the last one. */
function holderIn(tx: Tx, session: LockedSession, status: ChatSessionChange['status']): string | null {
  if (status === 'closed') return session.assignedTo;
  return status === 'assigned' ? tx.actor.userId : null;
}
