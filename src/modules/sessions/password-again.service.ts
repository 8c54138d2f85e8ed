import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { Credential } from '../accounts/credential.entity.js';
import { passwordMatches } from '../accounts/rules/passwords.js';
import { User } from '../accounts/user.entity.js';
import { PASSWORD_LIMITS } from './rules/password-limits.js';
import { SessionService } from './session.service.js';

/**
 * Asks a signed-in person for the password again. Wrong passwords are counted for each person and day. Past the limit the
 * guessing session ends and all others stay, so guessing at an unlocked computer locks no one out.
 */
@Injectable()
export class PasswordAgain {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly sessions: SessionService,
  ) {}

  /** 401 `invalid_credentials`, 401 `signed_out` when that was one too many, 429 for too many within minutes. */
  async confirm(password: string): Promise<void> {
    const { sessionId, viaCode } = this.scope.actor;
    const briefly = [PASSWORD_LIMITS.passwordAgain, viaCode ? this.guesser() : (sessionId ?? '')] as const;
    if (!(await this.throttle.attempt([briefly], () => this.withinDay(password))))
      throw new Problem('invalid_credentials');
  }

  /**
   * Past the day's limit a right password passes, and a wrong one ends the session: new sessions need the password. Tenant
   * codes open sessions without it, so past the limit nothing is looked at in theirs.
   */
  private async withinDay(password: string): Promise<true | null> {
    const day = [PASSWORD_LIMITS.passwordAgainDay, this.guesser()] as const;
    if (await this.throttle.tryUse(...day)) return this.throttle.takeBackIfRight([day], () => this.matches(password));
    if (!this.scope.actor.viaCode && (await this.matches(password))) return true;
    await this.end();
    throw new Problem('signed_out');
  }

  /**
   * Sessions with a tenant code have separate limits, because the letter with the code may be found in a drawer. So
   * have demo sessions, whose people all visitors share.
   */
  private guesser(): string {
    const { userId, sessionId, viaCode, demo } = this.scope.actor;
    if (demo) return sessionId ?? '';
    return viaCode ? `${userId} code` : (userId ?? '');
  }

  private async matches(password: string): Promise<true | null> {
    const { userId } = this.scope.actor;
    const credential = await this.scope.asSystem('password again', () =>
      this.scope.load((em) => em.findOne(Credential, { userId: userId ?? '' })),
    );
    return (await passwordMatches(credential?.passwordHash, password)) || null;
  }

  /** Signs out this session, and emails the person at most once a day. */
  private async end(): Promise<void> {
    const { userId, sessionId, demo } = this.scope.actor;
    const mail = !demo && (await this.throttle.tryUse(PASSWORD_LIMITS.passwordGuessed, userId ?? ''));
    await this.scope.asSystem(
      'password again',
      () =>
        this.scope.write('session.password_guessed', async (tx) => {
          tx.about('session', sessionId ?? '');
          await this.sessions.revoke(tx, { id: sessionId ?? '' });
          const user = mail && (await tx.em.findOne(User, { id: userId ?? '' }));
          if (!user) return;
          const { email, language, firstName } = user;
          tx.send({ channel: 'email', to: email, language, template: 'auth.passwordGuessed', params: { firstName } });
        }),
      { demo },
    );
  }
}
