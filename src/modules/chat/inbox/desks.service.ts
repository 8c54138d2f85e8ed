import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Scope } from '../../../platform/scope/scope.js';
import { requireSession } from '../chat-rows.js';
import type { DeskChange, DeskResponse } from './inbox.dto.js';

const READ =
  'select seen_sequence as seen, draft, note_draft as "noteDraft" from chat_desk where conversation_id = $1 and user_id = lw_uid()';
const KEEP = `update chat_desk set seen_sequence = greatest(seen_sequence, coalesce($2, seen_sequence)),
  draft = case when $3::text is null then draft else nullif($3, '') end, draft_at = case when $3::text is null then draft_at else $4 end,
  note_draft = case when $5::text is null then note_draft else nullif($5, '') end
  where conversation_id = $1 and user_id = lw_uid()`;

/**
 * What is stored for a member of staff about a conversation. The first time is a command with an entry in the audit log, which
 * records who looked at the conversation. Later changes are saved every few seconds while the person writes, and aren't recorded.
 */
@Injectable()
export class Desks {
  constructor(private readonly scope: Scope) {}

  async read(sessionId: string): Promise<DeskResponse> {
    return this.scope.read(async (query) => {
      await requireSession(query, sessionId);
      const [desk] = await query<DeskResponse>(READ, [sessionId]);
      return desk ?? { seen: 0, draft: null, noteDraft: null };
    });
  }

  async keep(sessionId: string, { seen, draft, noteDraft }: DeskChange): Promise<DeskResponse> {
    const values = [sessionId, seen ?? null, draft ?? null, this.scope.clock.now(), noteDraft ?? null];
    const known = await this.scope.rows(READ, [sessionId]);
    if (known.length > 0) await this.scope.writeUnaudited(KEEP, values);
    else await this.open(sessionId, values);
    return this.read(sessionId);
  }

  private open(sessionId: string, values: unknown[]): Promise<void> {
    return this.scope.write('chat.look', async (tx) => {
      await requireSession((sql, values) => tx.rows(sql, values), sessionId);
      await tx.rows(
        `insert into chat_desk (id, demo, created_at, conversation_id, user_id) values ($1, $2, $3, $4, $5)
         on conflict (conversation_id, user_id) do nothing`,
        [v7(), tx.actor.demo, this.scope.clock.now(), sessionId, tx.actor.userId],
      );
      await tx.rows(KEEP, values);
      tx.about('chat_session', sessionId);
    });
  }
}
