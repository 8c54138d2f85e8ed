import { Injectable } from '@nestjs/common';
import { STAFF_RIGHTS } from '../../contract/staff-roles.js';
import type { Tx } from '../../platform/scope/tx.js';
import { lockWorker, looksAfter, TeamWork, type Worker } from '../accounts/team-work.service.js';

/** Tickets that are solved or closed keep their assignee. If one is reopened, `releaseUnseen` applies. */
const RELEASE = `update support_ticket set assigned_to = null, version = version + 1
  where assigned_to = $1 and status in ('open', 'in_progress') returning id, user_id as "userId"`;
const NOTE = `insert into support_ticket_note (id, demo, created_at, ticket_id, author_id, text, left_by)
  select gen_random_uuid(), t.demo, $2, t.id, $3, '', $4 from support_ticket t where t.id = any($1)`;
const HOLDER = 'select assigned_to as "holderId" from support_ticket where id = $1 and assigned_to is not null';
const GONE = `update support_ticket t set assigned_to = null where t.id = $1 and t.assigned_to is not null
  and not exists (select 1 from app_user u where u.id = t.assigned_to and ${looksAfter('$2')}) returning t.id`;

interface Left {
  id: string;
  userId: string | null;
}

/** Makes tickets unassigned when their assignee may no longer see tickets. */
@Injectable()
export class ReleaseWork {
  constructor(work: TeamWork) {
    work.add(release);
  }
}

async function release(tx: Tx, { id, may }: Worker, at: Date): Promise<void> {
  if (may('tickets')) return;
  const left = await tx.rows<Left>(RELEASE, [id]);
  await tx.rows(NOTE, [left.map((one) => one.id), at, tx.actor.userId ?? id, id]);
  for (const ticket of left) {
    tx.changed(['support-tickets'], [ticket.id], { users: [ticket.userId] });
    // Only the team gets live updates about notes.
    tx.changed(['support-ticket-notes'], [ticket.id], {});
  }
}

/**
 * Call it when a ticket is reopened or gets another assignee. It becomes unassigned if that person may not see tickets. The
 * system checks that at the end of the transaction, because requesters can't read about the team.
 */
export function releaseUnseen(tx: Tx, id: string): void {
  tx.beforeCommitAsSystem(async () => {
    const [held] = await tx.rows<{ holderId: string }>(HOLDER, [id]);
    if (!held) return;
    await lockWorker(tx, held.holderId);
    const left = await tx.rows(GONE, [id, STAFF_RIGHTS.tickets]);
    if (left.length > 0 && tx.subject?.id === id) tx.compare({ assignedTo: held.holderId }, { assignedTo: null });
  });
}
