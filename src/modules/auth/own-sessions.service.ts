import { Injectable } from '@nestjs/common';
import { isUserType } from '../../contract/roles.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { idleMsOf } from '../sessions/rules/session-limits.js';
import { Session } from '../sessions/session.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import type { OwnSessionResponse } from './account.dto.js';

/**
 * A person's own sessions, under their own row policies. A demo person is shared by many strangers, so each of them
 * sees only the current session, no one else's address, and can't end another visit.
 */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
    private readonly confirmation: Confirmation,
  ) {}

  /** The active sessions, the latest first. */
  list(): Promise<OwnSessionResponse[]> {
    const { userId, sessionId, demo, role } = this.scope.actor;
    const since = new Date(this.scope.clock.now().getTime() - (isUserType(role) ? idleMsOf(role) : 0));
    return this.scope.rows<OwnSessionResponse>(SESSIONS_SQL, [userId, sessionId, demo, since]);
  }

  async end(id: string): Promise<void> {
    const { demo, sessionId } = this.scope.actor;
    if (demo && id !== sessionId) throw new Problem('not_found');
    await this.scope.write('session.end', async (tx) => {
      const session = orNotFound(await tx.em.findOne(Session, { id, revokedAt: null }));
      tx.about('session', session.id);
      await this.sessions.revoke(tx, { id: session.id });
    });
  }

  /**
   * Gives a session that was opened with a used code its full rights, in exchange for the password and, where it is on,
   * the second step. 401 `invalid_credentials`, `two_factor_required`.
   */
  async confirm(password: string, verificationToken?: string): Promise<void> {
    const { userId, sessionId, demo, viaCode } = this.scope.actor;
    await this.confirmation.require(password, verificationToken);
    if (!viaCode || !sessionId) return;
    await this.scope.asSystem(
      'password after a code',
      () =>
        this.scope.write('session.confirm', async (tx) => {
          tx.about('session', sessionId);
          tx.changed(['profiles'], [userId ?? ''], { users: [userId] });
          await this.sessions.trust(tx, sessionId);
        }),
      { demo },
    );
  }

  /** Signs out everywhere else. */
  async endOthers(): Promise<void> {
    const { userId, sessionId, demo } = this.scope.actor;
    if (demo) return;
    await this.scope.write('session.end_others', (tx) =>
      this.sessions.revoke(tx, { userId: userId ?? '', except: sessionId }),
    );
  }
}

const SESSIONS_SQL = `
  select id, created_at as "createdAt", last_seen_at as "lastSeenAt", source, user_agent as "userAgent", via_code as "viaCode", id = $2 as current
  from session where user_id = $1 and revoked_at is null and last_seen_at > $4 and (not $3 or id = $2)
  order by last_seen_at desc, id desc limit 100`;
