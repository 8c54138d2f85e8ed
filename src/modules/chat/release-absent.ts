import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { announce } from './chat-rows.js';
import { awayFrom, presentSince } from './holding.js';

/** Conversations in the demo stay as they are, because no one is really waiting in them. */
const LEFT_ALONE = `select s.id, s.user_id as "userId" from chat_session s
  where not s.demo and s.status = 'assigned' and s.waiting_since is not null and (${awayFrom('$1')}) order by s.waiting_since, s.id limit 200`;

interface LeftAlone {
  id: string;
  userId: string | null;
}

/** Puts conversations back into the queue if their visitor waits for someone who has signed out or can't sign in any more. */
@Injectable()
export class ReleaseAbsent {
  constructor(private readonly scope: Scope) {}

  /** Returns how many were put back. If there are none, nothing is written. */
  @Scheduled('chat.release', '* * * * *')
  async run(): Promise<number> {
    const values = [presentSince(this.scope.clock.now())];
    if ((await this.scope.rows(LEFT_ALONE, values)).length === 0) return 0;
    return this.scope.write('chat.release', (tx) => this.release(tx, values));
  }

  private async release(tx: Tx, values: unknown[]): Promise<number> {
    // Checks again, because another process or an answer may have been faster.
    const left = await tx.rows<LeftAlone>(`${LEFT_ALONE} for update of s skip locked`, values);
    for (const session of left) {
      await tx.rows(
        "update chat_session set status = 'open', assigned_to = null, version = version + 1 where id = $1",
        [session.id],
      );
      announce(tx, session);
    }
    return left.length;
  }
}
