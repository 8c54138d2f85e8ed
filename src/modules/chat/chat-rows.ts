import { orNotFound, Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { ChatMessageRow, ChatSessionRow } from './chat.dto.js';

export const SESSION_COLUMNS = `s.id, s.status, s.user_id as "userId", s.visitor_id as "visitorId", u.first_name || ' ' || u.last_name as name,
  s.role, s.service, s.language, s.assigned_to as "assignedTo", a.first_name as "assignedName", m.message as "lastMessage",
  s.last_message_at as "lastMessageAt", s.waiting_since as "waitingSince", s.created_at as "createdAt", s.closed_at as "closedAt", s.version`;
/** Names are only read if the reader may see them, because the row-level security policies of the other tables apply too. */
export const SESSION_TABLES = `chat_session s left join app_user u on u.id = s.user_id left join app_user a on a.id = s.assigned_to
  left join lateral (select message from chat_message where conversation_id = s.id and not automatic order by sequence desc limit 1) m on true`;
export const MESSAGE_COLUMNS =
  'm.id, m.conversation_id, m.sequence, m.message, m.sender_type, m.automatic, m.language, m.message_type, m.created_at';

export async function readSession(tx: Tx, id: string): Promise<ChatSessionRow | undefined> {
  const [row] = await tx.rows<ChatSessionRow>(`select ${SESSION_COLUMNS} from ${SESSION_TABLES} where s.id = $1`, [id]);
  return row;
}

/** 422 `transition_forbidden` if the person was deleted: their messages must not be restored or copied elsewhere. */
export async function refuseDeleted(tx: Tx, { userId }: Pick<LockedSession, 'userId'>): Promise<void> {
  const gone = await tx.rows('select 1 from app_user where id = $1 and deleted_at is not null', [userId]);
  if (gone.length > 0) throw new Problem('transition_forbidden');
}

/** A conversation that is locked for a new message, so that messages are numbered one after the other. */
export interface LockedSession {
  id: string;
  userId: string | null;
  status: ChatSessionRow['status'];
  language: ChatSessionRow['language'];
  assignedTo: string | null;
  lastSequence: number;
  version: number;
}

/** SQL that adds to the live update `news` about the conversation `s` whether all of sales may read it. */
export const newsOfSession = (news: string): string =>
  `(${news}::jsonb || jsonb_build_object('ofSales', s.for_sales))::text`;

/** SQL for a person's name, given the alias of their row. Null if they have none. */
export const personName = (person: string): string =>
  `nullif(trim(${person}.first_name || ' ' || ${person}.last_name), '')`;

/** 404 if the reader can't see the conversation. */
export async function requireSession(
  query: (sql: string, values: unknown[]) => Promise<object[]>,
  id: string,
): Promise<void> {
  orNotFound((await query('select 1 from chat_session where id = $1', [id]))[0]);
}

export async function lockSession(tx: Tx, id: string): Promise<LockedSession | undefined> {
  const [row] = await tx.rows<LockedSession>(
    `select id, user_id as "userId", status, language, assigned_to as "assignedTo", last_sequence as "lastSequence", version
     from chat_session where id = $1 for update`,
    [id],
  );
  return row;
}

export interface Line {
  id: string;
  message: string;
  senderType: 'visitor' | 'agent';
  senderId: string | null;
  automatic: boolean;
  language: string;
  at: Date;
}

/** Adds a message to a locked conversation, and notifies everyone who is looking at it. */
export async function addLine(tx: Tx, session: LockedSession, line: Line): Promise<ChatMessageRow> {
  const { id, message, senderType, senderId, automatic, language, at } = line;
  const sequence = session.lastSequence + 1;
  await tx.em.execute(
    `insert into chat_message (id, demo, created_at, conversation_id, sequence, message, sender_type, sender_id, automatic, language)
     select ?, demo, ?, id, ?, ?, ?, ?, ?, ? from chat_session where id = ?`,
    [id, at, sequence, message, senderType, senderId, automatic, language, session.id],
  );
  await tx.em.execute('update chat_session set last_sequence = ?, last_message_at = ? where id = ?', [
    sequence,
    at,
    session.id,
  ]);
  announce(tx, session);
  const [row] = await tx.rows<ChatMessageRow>(`select ${MESSAGE_COLUMNS} from chat_message m where m.id = $1`, [id]);
  if (!row) throw new Error('The line was not written.');
  return row;
}

export function announce(tx: Tx, { id, userId }: Pick<LockedSession, 'id' | 'userId'>): void {
  tx.about('chat_session', id);
  tx.changed(['chat-sessions', 'chat-messages'], [id], { chats: [id], users: [userId] });
}
