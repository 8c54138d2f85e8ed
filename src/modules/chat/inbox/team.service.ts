import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { StaffRole } from '../../../contract/staff-roles.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { lockSession, type LockedSession } from '../chat-rows.js';
import { assign, assignToTeam, presentSince, refuseHeld, refuseMoving } from '../holding.js';
import { ChatTurns } from '../turns.service.js';
import { toInboxSession, type InboxSessionResponse } from './inbox.dto.js';
import { readInboxSession } from './inbox.rows.js';
import { addNote } from './notes.service.js';
import type { HandOver, TeamMemberResponse } from './team.dto.js';

const TEAM = `select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, coalesce(d.on_duty, true) as "onDuty", u.staff_role as role,
  case when d.changed_by <> u.id then coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) end as "dutyBy"
  from app_user u left join chat_duty d on d.user_id = u.id left join app_user c on c.id = d.changed_by
  where u.user_type = 'staff' and u.suspended_at is null and u.deleted_at is null and u.invited_at is null`;

const SEEN = `select distinct i.user_id as id from session i where i.user_id = any($1) and i.revoked_at is null and i.last_seen_at >= $2`;

type Member = Omit<TeamMemberResponse, 'here'>;

/** Releases the conversations of a person whose visitors are waiting for an answer. */
const RELEASE = `update chat_session set status = 'open', assigned_to = null, version = version + 1
  where status = 'assigned' and assigned_to = $1 and waiting_since is not null returning id`;

/** Who answers the chat: who is on duty, and handing conversations over. */
@Injectable()
export class ChatTeam {
  constructor(
    private readonly scope: Scope,
    private readonly turns: ChatTurns,
  ) {}

  /** Lists the team by name. Admins aren't in it, because they only read the chat. */
  async list(): Promise<TeamMemberResponse[]> {
    const team = await this.scope.rows<Member>(`${TEAM} order by 2, 1 limit 500`);
    const values = [team.map(({ id }) => id), presentSince(this.scope.clock.now())];
    // Of a colleague's sessions, only whether they are signed in is returned.
    const seen = await this.scope.asSystem('who is at work', () => this.scope.rows<{ id: string }>(SEEN, values));
    const here = new Set(seen.map(({ id }) => id));
    return team.map((member) => ({ ...member, here: member.onDuty && here.has(member.id) }));
  }

  /**
   * When a person goes off duty, conversations whose visitors wait for their answer go back into the queue. The others follow
   * when their visitors write again. A manager can do this for a colleague, `id`. 404 for someone who isn't on the team.
   */
  async setDuty(onDuty: boolean, id = this.scope.actor.userId ?? ''): Promise<TeamMemberResponse[]> {
    await this.scope.write(onDuty ? 'chat.on_duty' : 'chat.off_duty', async (tx) => {
      orNotFound((await tx.rows(`${TEAM} and u.id = $1`, [id]))[0]);
      tx.about('user', id);
      const now = this.scope.clock.now();
      await tx.rows(
        `insert into chat_duty (id, demo, created_at, user_id, on_duty, changed_at, changed_by) values ($1, $2, $3, $4, $5, $3, $6)
         on conflict (user_id) do update set on_duty = excluded.on_duty, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
        [v7(), tx.actor.demo, now, id, onDuty, tx.actor.userId],
      );
      const released = onDuty ? [] : await tx.rows<{ id: string }>(RELEASE, [id]);
      for (const session of released) this.turns.offer(tx, session.id);
      tx.changed(
        ['chat-sessions', 'chat-team'],
        released.map(({ id }) => id),
        {},
      );
    });
    return this.list();
  }

  /**
   * Gives a conversation to a colleague, or to the queue of a team, with a note that visitors never see. 400 without exactly one
   * of them, and for a team without members. 409 `chat_held`. 422 `off_duty` if the colleague is off duty. All members of a team
   * may be off duty, because others see its queue too.
   */
  async handOver(id: string, { to, team, note, takeOver }: HandOver): Promise<InboxSessionResponse> {
    if (Boolean(to) === Boolean(team)) throw invalidField('to', 'either to or team is required', 'required');
    return this.scope.write('chat.hand_over', async (tx) => {
      const session = orNotFound(await lockSession(tx, id));
      if (session.status === 'closed') throw new Problem('transition_forbidden');
      refuseMoving(tx, session);
      refuseHeld(tx, session, takeOver);
      if (to) await this.giveTo(tx, session, to);
      if (team) await this.giveToTeam(tx, session, team);
      const handed = { handedTo: to ?? null, handedTeam: team ?? null };
      await addNote(tx, session.id, { text: note ?? '', ...handed, at: this.scope.clock.now() });
      return toInboxSession(orNotFound(await readInboxSession(tx, id)));
    });
  }

  private async giveTo(tx: Tx, session: LockedSession, to: string): Promise<void> {
    const [member] = await tx.rows<Member>(`${TEAM} and u.id = $1`, [to]);
    if (!member) throw invalidField('to', 'to must be a member of staff', 'staff_member');
    if (!member.onDuty) throw new Problem('off_duty');
    await assign(tx, session, to);
  }

  private async giveToTeam(tx: Tx, session: LockedSession, team: StaffRole): Promise<void> {
    const someone = await tx.rows(`${TEAM} and u.staff_role = $1 limit 1`, [team]);
    if (someone.length === 0) throw invalidField('team', 'no one is in this team', 'staff_member');
    await assignToTeam(tx, session, team, this.scope.clock.now());
    this.turns.offer(tx, session.id);
  }
}
