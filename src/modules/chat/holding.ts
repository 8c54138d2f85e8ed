import { STAFF_RIGHTS, type StaffRole } from '../../contract/staff-roles.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { lockWorker } from '../accounts/team-work.service.js';
import { mayMoveWork } from '../people/rules/moving-work.js';
import { SESSION } from '../sessions/rules/session-limits.js';
import { announce, type LockedSession } from './chat-rows.js';

/**
 * 409 `chat_held` if a colleague answers the conversation, unless it is taken over on purpose. The conversation must be locked.
 */
export function refuseHeld(tx: Tx, session: LockedSession, takeOver: boolean | undefined): void {
  const held = session.status === 'assigned' && session.assignedTo !== null;
  if (held && session.assignedTo !== tx.actor.userId && !takeOver) throw new Problem('chat_held');
}

/** People who were last seen before this time have no valid session any more. */
export const presentSince = (now: Date): Date => new Date(now.getTime() - SESSION.idleOfficeMs);

/**
 * SQL that says whether the person who has conversation `s` can't be expected to answer: they are off duty, suspended or deleted,
 * may no longer read it since their role changed, or aren't signed in. `since` is the parameter with the value of `presentSince`.
 */
export const awayFrom = (since: string): string =>
  `exists (select 1 from chat_duty d where d.user_id = s.assigned_to and not d.on_duty)
  or exists (select 1 from app_user u where u.id = s.assigned_to and (u.suspended_at is not null or u.deleted_at is not null or not s.for_sales and u.staff_role <> all('{${STAFF_RIGHTS['all-chats'].join(',')}}')))
  or not exists (select 1 from session i where i.user_id = s.assigned_to and i.revoked_at is null and i.last_seen_at >= ${since})`;

/**
 * Puts the conversation back into the queue at the end of the transaction if the person who has it is off duty, has signed out or
 * can no longer sign in, so that the visitor who just wrote doesn't wait for them. The system checks this, because visitors can't
 * read who is on duty. `returned` is called if it was put back.
 */
export function returnFromAway(tx: Tx, session: LockedSession, now: Date, returned: () => void): void {
  if (session.status !== 'assigned') return;
  tx.beforeCommitAsSystem(async () => {
    const gone = await tx.rows(
      `update chat_session s set status = 'open', assigned_to = null, version = version + 1 where s.id = $1 and s.status = 'assigned' and (${awayFrom('$2')}) returning s.id`,
      [session.id, presentSince(now)],
    );
    if (gone.length > 0) returned();
  });
}

/**
 * 403 for putting back or handing over a colleague's conversation, which only managers can do. Anyone may take one over
 * themselves, so that a visitor never has to wait for someone with the right role.
 */
export function refuseMoving(tx: Tx, { status, assignedTo }: LockedSession): void {
  const others = status === 'assigned' && assignedTo !== null && assignedTo !== tx.actor.userId;
  if (others && !mayMoveWork(tx.actor)) throw new Problem('forbidden');
}

const HOLDER = `select assigned_to as "holderId" from chat_session where id = $1 and status = 'assigned' and assigned_to is not null`;
/**
 * A conversation counts as one of sales while someone in sales has it. A conversation that waited for a team keeps it while a
 * member of that team has it, so that it returns to the team if that person leaves.
 */
const SETTLE = `update chat_session s set for_sales = u.staff_role = 'sales', team = case when s.team = u.staff_role then s.team end from app_user u
  where s.id = $1 and u.id = s.assigned_to and (s.for_sales <> (u.staff_role = 'sales') or s.team <> u.staff_role)`;
/** An admin may have changed the role of the person, or suspended them, while they were taking the conversation. */
const GONE = `update chat_session s set status = 'open', assigned_to = null, version = version + 1 where s.id = $1 and s.status = 'assigned'
  and not exists (select 1 from app_user u where u.id = s.assigned_to and u.user_type = 'staff' and u.suspended_at is null and u.deleted_at is null
    and (s.for_sales or u.staff_role = any($2)))`;

/**
 * Decides at the end of the transaction, from the person who now has the conversation, whether it belongs to sales, and whether
 * it still belongs to its team: if anyone else has it, the team is cleared. The system does this, because a person in sales who
 * gives it away may not read it any more.
 */
export function settleHolder(tx: Tx, id: string): void {
  tx.beforeCommitAsSystem(async () => {
    const [held] = await tx.rows<{ holderId: string }>(HOLDER, [id]);
    if (!held) return;
    await lockWorker(tx, held.holderId);
    await tx.rows(SETTLE, [id]);
    await tx.rows(GONE, [id, STAFF_RIGHTS['all-chats']]);
  });
}

/** Assigns a conversation to a member of staff. */
export async function assign(tx: Tx, session: LockedSession, staffId: string): Promise<void> {
  await tx.rows(
    "update chat_session set status = 'assigned', assigned_to = $2, turn_at = null, version = version + 1 where id = $1",
    [session.id, staffId],
  );
  settleHolder(tx, session.id);
  announce(tx, session);
}

/** Clears who was emailed about it, so that the members of the team are emailed. */
const TO_TEAM = `update chat_session set status = 'open', assigned_to = null, team = $2, put_back_by = $3, turn_at = null,
  waiting_since = coalesce(waiting_since, $4), team_told_at = null, team_told_to = null, version = version + 1 where id = $1`;

/**
 * Puts a conversation into the queue for a team. Sales can read what waits for sales. The system sets this at the end of the
 * transaction, because a person in sales who gives it away may not read it any more.
 */
export async function assignToTeam(tx: Tx, session: LockedSession, team: StaffRole, now: Date): Promise<void> {
  await tx.rows(TO_TEAM, [session.id, team, tx.actor.userId, now]);
  tx.beforeCommitAsSystem(async () => {
    await tx.rows('update chat_session set for_sales = $2 where id = $1 and for_sales <> $2', [
      session.id,
      team === 'sales',
    ]);
  });
  announce(tx, session);
}
