import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { StaffRole } from '../../../contract/staff-roles.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { checkMentions, MENTIONED_NAMES } from '../../accounts/note-mentions.rows.js';
import { personName, requireSession } from '../chat-rows.js';
import { chatNoteConcerns } from '../chat.events.js';
import { toNote, type NewNote, type NoteResponse, type NoteRow } from './note.dto.js';

const NOTES = `select n.id, n.text, n.author_id as "authorId", ${personName('a')} as "authorName", ${personName('t')} as "handedToName", ${personName('l')} as "leftByName", n.handed_team as "handedTeam", ${MENTIONED_NAMES} as mentions, n.created_at as "createdAt"
  from chat_note n left join app_user a on a.id = n.author_id left join app_user t on t.id = n.handed_to left join app_user l on l.id = n.left_by`;

const FOR_SALES = 'select for_sales as "forSales" from chat_session where id = $1';

/** Internal notes of staff about a conversation. */
@Injectable()
export class ChatNotes {
  constructor(private readonly scope: Scope) {}

  /** Lists the newest 500 notes, oldest first. */
  async list(sessionId: string): Promise<NoteResponse[]> {
    const rows = await this.scope.read(async (query) => {
      await requireSession(query, sessionId);
      return query<NoteRow>(`${NOTES} where n.conversation_id = $1 order by n.created_at desc, n.id desc limit 500`, [
        sessionId,
      ]);
    });
    return rows.toReversed().map(toNote);
  }

  /** 400 if the note mentions someone who can't see the conversation, such as someone in sales if it wasn't handed to sales. */
  add(sessionId: string, { text, mentions }: NewNote): Promise<NoteResponse> {
    return this.scope.write('chat.note', async (tx) => {
      const [session] = await tx.rows<{ forSales: boolean }>(FOR_SALES, [sessionId]);
      const right = orNotFound(session).forSales ? 'chats' : 'all-chats';
      const mentioned = await checkMentions(tx, { ids: mentions ?? [], text, right, admins: false });
      const id = await addNote(tx, sessionId, { text, mentioned, at: this.scope.clock.now() });
      tx.about('chat_session', sessionId);
      return toNote(orNotFound((await tx.rows<NoteRow>(`${NOTES} where n.id = $1`, [id]))[0]));
    });
  }
}

interface Note {
  text: string;
  handedTo?: string | null;
  handedTeam?: StaffRole | null;
  /** Ids of colleagues, which are already checked. */
  mentioned?: readonly string[];
  at: Date;
}

/**
 * Adds a note within another command. The live update names neither the visitor's session nor the person, so it reaches only the
 * team.
 */
export async function addNote(
  tx: Tx,
  sessionId: string,
  { text, handedTo = null, handedTeam = null, mentioned = [], at }: Note,
): Promise<string> {
  const id = v7();
  await tx.rows(
    `insert into chat_note (id, demo, created_at, conversation_id, author_id, text, handed_to, handed_team, mentioned) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, tx.actor.demo, at, sessionId, tx.actor.userId, text, handedTo, handedTeam, JSON.stringify(mentioned)],
  );
  if (handedTo || handedTeam || mentioned.length > 0) tx.publish(chatNoteConcerns, { noteId: id });
  tx.changed(['chat-notes'], [sessionId], {});
  return id;
}
