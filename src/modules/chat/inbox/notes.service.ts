import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { personName, requireSession } from '../chat-rows.js';
import { toNote, type NoteResponse, type NoteRow } from './note.dto.js';

const NOTES = `select n.id, n.text, n.author_id as "authorId", ${personName('a')} as "authorName", ${personName('t')} as "handedToName", ${personName('l')} as "leftByName", n.created_at as "createdAt"
  from chat_note n left join app_user a on a.id = n.author_id left join app_user t on t.id = n.handed_to left join app_user l on l.id = n.left_by`;

/** What staff write to each other about a conversation. */
@Injectable()
export class ChatNotes {
  constructor(private readonly scope: Scope) {}

  /** The newest 500, from the first to the last. */
  async list(sessionId: string): Promise<NoteResponse[]> {
    const rows = await this.scope.read(async (query) => {
      await requireSession(query, sessionId);
      return query<NoteRow>(`${NOTES} where n.conversation_id = $1 order by n.created_at desc, n.id desc limit 500`, [
        sessionId,
      ]);
    });
    return rows.toReversed().map(toNote);
  }

  add(sessionId: string, text: string): Promise<NoteResponse> {
    return this.scope.write('chat.note', async (tx) => {
      await requireSession((sql, values) => tx.rows(sql, values), sessionId);
      const id = await addNote(tx, sessionId, { text, handedTo: null, at: this.scope.clock.now() });
      tx.about('chat_session', sessionId);
      return toNote(orNotFound((await tx.rows<NoteRow>(`${NOTES} where n.id = $1`, [id]))[0]));
    });
  }
}

/** Adds a note in another command. The live update names neither the visitor's session nor the person: it reaches the team alone. */
export async function addNote(
  tx: Tx,
  sessionId: string,
  { text, handedTo, at }: { text: string; handedTo: string | null; at: Date },
): Promise<string> {
  const id = v7();
  await tx.rows(
    `insert into chat_note (id, demo, created_at, conversation_id, author_id, text, handed_to) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, tx.actor.demo, at, sessionId, tx.actor.userId, text, handedTo],
  );
  tx.changed(['chat-notes'], [sessionId], {});
  return id;
}
