import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/scope/tx.js';
import { TeamWork, type Worker } from '../accounts/team-work.service.js';

const RELEASE = `update chat_session set status = 'open', assigned_to = null, version = version + 1
  where status = 'assigned' and assigned_to = $1 and not (for_sales and $2) returning id, user_id as "userId"`;
const NOTE = `insert into chat_note (id, demo, created_at, conversation_id, author_id, text, left_by)
  select gen_random_uuid(), s.demo, $2, s.id, $3, '', $4 from chat_session s where s.id = any($1)`;

interface Left {
  id: string;
  userId: string | null;
}

/** Puts conversations back into the queue if the person who has them may no longer see them, even if no visitor is waiting. */
@Injectable()
export class ReleaseWork {
  constructor(work: TeamWork) {
    work.add(release);
  }
}

async function release(tx: Tx, { id, may }: Worker, at: Date): Promise<void> {
  if (may('all-chats')) return;
  const left = await tx.rows<Left>(RELEASE, [id, may('chats')]);
  await tx.rows(NOTE, [left.map((one) => one.id), at, tx.actor.userId ?? id, id]);
  for (const session of left) {
    tx.changed(['chat-sessions', 'chat-messages'], [session.id], { chats: [session.id], users: [session.userId] });
    // Live updates about notes reach only the team.
    tx.changed(['chat-notes'], [session.id], {});
  }
}
