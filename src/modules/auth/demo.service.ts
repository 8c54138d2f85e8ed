import { Injectable } from '@nestjs/common';
import { DEMO_USER_TYPES } from '../../contract/roles.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { DEMO_PEOPLE, DemoPeople } from '../accounts/demo-people.service.js';
import { invalid } from '../accounts/rules/new-password.js';
import { User } from '../accounts/user.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { toSession, type SessionResponse } from './auth.dto.js';

/** Sign-in without an account, into a separate world (docs/specification/demo.md). */
@Injectable()
export class DemoService {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly sessions: SessionService,
    private readonly people: DemoPeople,
  ) {}

  /** 400 for other types, 403 `demo_disabled` where the demo is off. */
  async enter(userType: string): Promise<SessionResponse> {
    const type = DEMO_USER_TYPES.find((known) => known === userType);
    if (!type) throw invalid('userType', `userType must be one of: ${DEMO_USER_TYPES.join(', ')}`, 'choice');
    if (!this.settings.demoEnabled) throw new Problem('demo_disabled');
    await this.people.ensure();
    const { userId, accountId } = DEMO_PEOPLE[type];
    return this.scope.asSystem(
      'demo sign-in',
      () =>
        this.scope.write('session.demo', async (tx) => {
          const user = orNotFound(await tx.em.findOne(User, { id: userId }));
          tx.about('user', userId, accountId ?? undefined);
          return toSession(await this.sessions.open(tx, user), user, accountId ? { accountId, role: 'owner' } : null);
        }),
      { demo: true },
    );
  }
}
