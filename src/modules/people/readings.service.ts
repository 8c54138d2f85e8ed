import { Injectable } from '@nestjs/common';
import { Scope } from '../../platform/scope/scope.js';

/** Reading a page again within this time counts as the same reading. Live updates and tabs that become active read it again. */
const LOOK_MS = 15 * 60_000;

const NOTED = 'select 1 from audit_entry where subject_id = $1 and user_id = $2 and action = $3 and at > $4 limit 1';

/** Records in the audit log that staff or admins read someone's page (docs/specification/roles.md). */
@Injectable()
export class Readings {
  constructor(private readonly scope: Scope) {}

  /**
   * Records that the actor has read this page, at most once every 15 minutes, because an open page is read again with each
   * change.
   */
  async note(action: string, subject: string, id: string): Promise<void> {
    const { userId, demo } = this.scope.actor;
    const since = new Date(this.scope.clock.now().getTime() - LOOK_MS);
    const noted = await this.scope.asSystem(
      'reading of a page',
      () => this.scope.rows(NOTED, [id, userId, action, since]),
      { demo },
    );
    if (noted.length === 0) await this.scope.write(action, async (tx) => void tx.about(subject, id));
  }
}
