import { Injectable } from '@nestjs/common';
import { TWO_FACTOR_RESET_HOURS } from '../../../contract/limits.js';
import { Settings } from '../../../platform/config/settings.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { User } from '../../accounts/user.entity.js';
import { SignInLocks } from '../../auth/sign-in-locks.service.js';
import { SessionService } from '../../sessions/session.service.js';
import { TwoFactorLock } from '../../twofactor/two-factor-lock.service.js';
import { TwoFactorResets } from '../../twofactor/two-factor-resets.service.js';
import { refuseOneself } from './last-admin.js';

interface OtherAdmin {
  email: string;
  firstName: string;
  language: string;
}

/**
 * What admins do for people who can't sign in, or whose account someone else may be signed in to. All of it is recorded in the
 * audit log.
 */
@Injectable()
export class UserAccess {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly sessions: SessionService,
    private readonly signIns: SignInLocks,
    private readonly lock: TwoFactorLock,
    private readonly resets: TwoFactorResets,
  ) {}

  /** Resets the counts of wrong passwords and codes. Two-step verification stays on. */
  unlock(id: string): Promise<void> {
    return this.command('user.unlock', id, async (tx, user) => {
      await this.lock.open(tx, user.id);
      await this.signIns.forget(user);
    });
  }

  /** Signs the person out everywhere. They can sign in again. */
  endSessions(id: string): Promise<void> {
    return this.command('user.end_sessions', id, (tx, user) => this.sessions.revoke(tx, { userId: user.id }));
  }

  /** Notifies the person and the other admins. 422 `oneself`, `second_admin_missing`, `two_step_off`, `reset_asked`. */
  askReset(id: string, reason: string): Promise<void> {
    return this.command('user.ask_two_factor_reset', id, async (tx, user, by) => {
      refuseOneself(user.id, by);
      const others = await tx.rows<OtherAdmin>(OTHER_ADMINS, [[by, user.id]]);
      if (others.length === 0) throw refusal('second_admin_missing');
      await this.resets.ask(tx, user, by, reason);
      tx.because(reason);
      await this.mailAdmins(tx, user, by, reason, others);
      this.mail(tx, user, 'twofactor.resetAsked', { hours: TWO_FACTOR_RESET_HOURS });
    });
  }

  /**
   * Turns two-step verification off, ends all sessions, invalidates emailed links, and emails the person. 422 `oneself`,
   * `own_request`, `reset_over`.
   */
  confirmReset(id: string): Promise<void> {
    return this.command('user.confirm_two_factor_reset', id, async (tx, user, by) => {
      refuseOneself(user.id, by);
      tx.because(await this.resets.confirm(tx, user, by));
      await this.sessions.shutOut(tx, user.id);
      this.mail(tx, user, 'twofactor.resetDone', {});
    });
  }

  withdrawReset(id: string): Promise<void> {
    return this.command('user.withdraw_two_factor_reset', id, (tx, user) => this.resets.withdraw(tx, user));
  }

  private async mailAdmins(tx: Tx, user: User, by: string, reason: string, others: OtherAdmin[]): Promise<void> {
    const asker = orNotFound(await tx.em.findOne(User, { id: by }));
    const url = `${this.settings.publicUrl}/dashboards/admin/users/${user.id}`;
    const params = { asker: nameOf(asker), name: nameOf(user), reason, url, hours: TWO_FACTOR_RESET_HOURS };
    for (const { email, firstName, language } of others)
      this.mail(tx, { email, firstName, language }, 'twofactor.resetToConfirm', params);
  }

  private mail(tx: Tx, to: OtherAdmin, template: string, params: Record<string, string | number>): void {
    const { email, language, firstName } = to;
    tx.send({ channel: 'email', to: email, language, template, params: { firstName, ...params } });
  }

  /** Demo people, which all visitors share, and deleted people aren't found. */
  private command(action: string, id: string, fn: (tx: Tx, user: User, by: string) => Promise<void>): Promise<void> {
    const by = this.scope.actor.userId ?? '';
    const change = async (tx: Tx): Promise<void> => {
      const user = orNotFound(await tx.em.findOne(User, { id, demo: false, deletedAt: null }));
      tx.about('user', user.id);
      tx.changed(['users', 'profiles', 'two-factor'], [user.id], { users: [user.id] });
      await fn(tx, user, by);
    };
    return this.scope.asSystem('an admin looks after people', () => this.scope.write(action, change), { by });
  }
}

const nameOf = ({ firstName, lastName, email }: User) => `${firstName} ${lastName}`.trim() || email;

const OTHER_ADMINS = `select u.email, u.first_name as "firstName", u.language from app_user u
  where u.user_type = 'admin' and not u.demo and u.id <> all($1::uuid[]) and u.suspended_at is null and u.deleted_at is null
    and u.invited_at is null and lw_signs_in(u.id)`;
