import { Injectable } from '@nestjs/common';
import { Scope } from '../../platform/scope/scope.js';

/** What reads a page again within this time (a live update, a tab that comes back) is the same look at it. */
const LOOK_MS = 15 * 60_000;

const NOTED = 'select 1 from audit_entry where subject_id = $1 and user_id = $2 and action = $3 and at > $4 limit 1';

/** Looks of the office at somebody's page, for the audit log (docs/specification/roles.md). */
@Injectable()
export class Readings {
  constructor(private readonly scope: Scope) {}

  /** An entry that the actor has read this page; one a quarter of an hour, as an open page is read again with each change. */
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
