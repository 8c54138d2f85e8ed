import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { TeamWork } from '../../accounts/team-work.service.js';
import type { User } from '../../accounts/user.entity.js';
import { SessionService } from '../../sessions/session.service.js';
import { refuseOneself } from './last-admin.js';

/** What follows when a member of the team changes roles, or can't sign in any more. */
@Injectable()
export class TeamChanges {
  constructor(
    private readonly settings: Settings,
    private readonly sessions: SessionService,
    private readonly work: TeamWork,
    private readonly clock: Clock,
  ) {}

  /** Takes back the work that the person may no longer see. */
  release(tx: Tx, user: User): Promise<void> {
    return this.work.release(tx, user, this.clock.now());
  }

  /**
   * The person keeps working in the new role: their sessions are reloaded, and live updates for the team come over a new stream.
   * Call the returned function after the commit.
   */
  roleChanged(tx: Tx, user: User): Promise<() => void> {
    refuseOneself(user.id, tx.actor.userId);
    const { id, email, language, firstName, staffRole: role } = user;
    const url = `${this.settings.publicUrl}/dashboards/staff`;
    const params = { firstName, role, url };
    if (!user.invitedAt) tx.send({ channel: 'email', to: email, language, template: 'admin.staffRole', params });
    return this.sessions.changed(tx, id, { streams: true });
  }
}
