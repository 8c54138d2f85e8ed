import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { lockSession } from '../chat-rows.js';
import { assign, refuseHeld, refuseMoving } from '../holding.js';
import { ChatTurns } from '../turns.service.js';
import { toInboxSession, type InboxSessionResponse } from './inbox.dto.js';
import { readInboxSession } from './inbox.rows.js';
import { addNote } from './notes.service.js';
import type { HandOver, TeamMemberResponse } from './team.dto.js';

const TEAM = `select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, coalesce(d.on_duty, true) as "onDuty", u.staff_role as role
  from app_user u left join chat_duty d on d.user_id = u.id
  where u.user_type = 'staff' and u.suspended_at is null and u.deleted_at is null and u.invited_at is null`;

/** Those whose visitors are waiting for an answer. */
const RELEASE = `update chat_session set status = 'open', assigned_to = null, version = version + 1
  where status = 'assigned' and assigned_to = $1 and waiting_since is not null returning id`;

/** Who answers the chat: on duty or off, and handing conversations over. */
@Injectable()
export class ChatTeam {
  constructor(
    private readonly scope: Scope,
    private readonly turns: ChatTurns,
  ) {}

  /** By name. Admins are not in it: they only read the chat. */
  list(): Promise<TeamMemberResponse[]> {
    return this.scope.rows<TeamMemberResponse>(`${TEAM} order by 2, 1 limit 500`);
  }

  /**
   * Off duty, those who wait for the person's answer go back into the queue; the others follow when they write again. A manager
   * does it for a colleague, `id`: 404 for someone who isn't on the team.
   */
  setDuty(onDuty: boolean, id = this.scope.actor.userId ?? ''): Promise<TeamMemberResponse[]> {
    return this.scope.write(onDuty ? 'chat.on_duty' : 'chat.off_duty', async (tx) => {
      orNotFound((await tx.rows(`${TEAM} and u.id = $1`, [id]))[0]);
      tx.about('user', id);
      const now = this.scope.clock.now();
      await tx.rows(
        `insert into chat_duty (id, demo, created_at, user_id, on_duty, changed_at) values ($1, $2, $3, $4, $5, $3)
         on conflict (user_id) do update set on_duty = excluded.on_duty, changed_at = excluded.changed_at`,
        [v7(), tx.actor.demo, now, id, onDuty],
      );
      const released = onDuty ? [] : await tx.rows<{ id: string }>(RELEASE, [id]);
      for (const session of released) this.turns.offer(tx, session.id);
      tx.changed(
        ['chat-sessions', 'chat-team'],
        released.map(({ id }) => id),
        {},
      );
      return tx.rows<TeamMemberResponse>(`${TEAM} order by 2, 1 limit 500`);
    });
  }

  /** Gives a conversation to a colleague, with a note that visitors never see. 409 `chat_held`, 422 `off_duty`. */
  handOver(id: string, { to, note, takeOver }: HandOver): Promise<InboxSessionResponse> {
    return this.scope.write('chat.hand_over', async (tx) => {
      const session = orNotFound(await lockSession(tx, id));
      if (session.status === 'closed') throw new Problem('transition_forbidden');
      refuseMoving(tx, session);
      refuseHeld(tx, session, takeOver);
      await this.checkReceiver(tx, to);
      await assign(tx, session, to);
      await addNote(tx, session.id, { text: note ?? '', handedTo: to, at: this.scope.clock.now() });
      return toInboxSession(orNotFound(await readInboxSession(tx, id)));
    });
  }

  private async checkReceiver(tx: Tx, to: string): Promise<void> {
    const [member] = await tx.rows<TeamMemberResponse>(`${TEAM} and u.id = $1`, [to]);
    if (!member) throw invalidField('to', 'to must be a member of staff', 'staff_member');
    if (!member.onDuty) throw new Problem('off_duty');
  }
}
