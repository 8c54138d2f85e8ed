import { Injectable } from '@nestjs/common';
import { languageOf } from '../../../contract/languages.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import { currentContext } from '../../../platform/scope/context.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { announceTeam } from '../../accounts/team-work.service.js';
import { User } from '../../accounts/user.entity.js';
import { Invitations } from '../../invitations/invitations.service.js';
import { Deletion } from '../../profiles/deletion.service.js';
import { SessionService } from '../../sessions/session.service.js';
import { keepOneAdmin, refuseOneself } from './last-admin.js';
import { TeamChanges } from './team-changes.service.js';
import { applyChange } from './user-change.js';
import type { InvitedUserResponse, InviteUserRequest, UpdateUserRequest, UserDetailResponse } from './user.dto.js';
import { UsersService } from './users.service.js';

/** These are erased with the person's data, but the audit log isn't: so it records only their names, without values. */
const PERSONAL = ['email', 'firstName', 'lastName', 'phone'];

const fieldsOf = ({ userType, staffRole, language, email, firstName, lastName, phone }: User) => ({
  userType,
  staffRole,
  language,
  email,
  firstName,
  lastName,
  phone,
});

/** What admins do with people: invite, change, suspend, reactivate, delete. All of it is recorded in the audit log. */
@Injectable()
export class UserCommands {
  constructor(
    private readonly scope: Scope,
    private readonly users: UsersService,
    private readonly invitations: Invitations,
    private readonly sessions: SessionService,
    private readonly deletion: Deletion,
    private readonly team: TeamChanges,
  ) {}

  /** Creates a person and emails the link. 400 `invalid_email`, 409 `email_taken`. */
  async invite(request: InviteUserRequest): Promise<InvitedUserResponse> {
    const { email, userType, firstName, lastName, phone, companyName, language, staffRole } = request;
    const person = {
      email,
      userType,
      ...(userType === 'staff' && staffRole && { staffRole }),
      firstName,
      lastName,
      phone: phone || null,
      companyName: companyName || null,
      language: language ?? languageOf(currentContext().language),
    };
    const { id, url } = await this.command('user.invite', async (tx) => {
      const made = await this.invitations.invite(tx, person);
      return { id: this.touched(tx, made.user), url: made.url };
    });
    return { ...(await this.users.get(id)), invitationUrl: url };
  }

  /** Sends a new link; the previous one no longer works. 422 if there is no open invitation. */
  async inviteAgain(id: string): Promise<InvitedUserResponse> {
    const url = await this.command('user.invite_again', async (tx) => {
      const user = await this.find(tx, id);
      if (!user.invitedAt || user.suspendedAt) throw refusal('invitation_over');
      this.touched(tx, user);
      return this.invitations.send(tx, user);
    });
    return { ...(await this.users.get(id)), invitationUrl: url };
  }

  /** Changes the fields in the request. A new user type ends the person's sessions. 409 `stale_version` and `email_taken`. */
  async change(id: string, request: UpdateUserRequest): Promise<UserDetailResponse> {
    const committed = await this.command('user.change', async (tx) => {
      const user = await this.find(tx, id);
      if (request.version !== undefined && request.version !== user.version) throw new Problem('stale_version');
      const { userType: before, staffRole, language } = user;
      const was = fieldsOf(user);
      if (before === 'admin' && request.userType && request.userType !== 'admin') await this.guard(tx, user);
      await applyChange(tx, user, request, this.invitations);
      tx.compare(was, fieldsOf(user), PERSONAL);
      this.touched(tx, user);
      if (user.userType !== before || user.staffRole !== staffRole) await this.team.release(tx, user);
      if (user.userType !== before) {
        await this.sessions.revoke(tx, { userId: id });
        return null;
      }
      if (user.staffRole !== staffRole) return this.team.roleChanged(tx, user);
      return user.language === language ? null : this.sessions.changed(tx, id);
    });
    committed?.();
    return this.users.get(id);
  }

  /**
   * Ends all sessions and invalidates emailed links immediately. Refused for oneself and for the last admin (422). Idempotent.
   */
  async suspend(id: string): Promise<UserDetailResponse> {
    await this.command('user.suspend', async (tx) => {
      const user = await this.find(tx, id);
      await this.guard(tx, user);
      user.suspendedAt ??= this.scope.clock.now();
      await this.sessions.shutOut(tx, id);
      this.touched(tx, user);
      await this.team.release(tx, user);
    });
    return this.users.get(id);
  }

  async reactivate(id: string): Promise<UserDetailResponse> {
    await this.command('user.reactivate', async (tx) => {
      const user = await this.find(tx, id);
      user.suspendedAt = null;
      this.touched(tx, user);
    });
    return this.users.get(id);
  }

  /**
   * Refused for oneself and for the last admin. 422 `account_in_use` with `obstacles` while something of the person's is still
   * open.
   */
  async remove(id: string): Promise<void> {
    await this.command('user.delete', async (tx) => {
      const user = await this.find(tx, id);
      await this.guard(tx, user);
      await this.deletion.delete(tx, user, 'admin');
    });
  }

  private async guard(tx: Tx, user: User): Promise<void> {
    refuseOneself(user.id, tx.actor.userId);
    await keepOneAdmin(tx, user);
  }

  /** Runs as the system on behalf of the admin, because only the system can end other people's sessions. */
  private command<T>(action: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
    const by = this.scope.actor.userId;
    return this.scope.asSystem('an admin looks after people', () => this.scope.write(action, fn), { by });
  }

  /** Admins can't change demo people or deleted people. */
  private async find(tx: Tx, id: string): Promise<User> {
    return orNotFound(await tx.em.findOne(User, { id, demo: false, deletedAt: null }));
  }

  private touched(tx: Tx, user: User): string {
    tx.about('user', user.id);
    tx.changed(['users', 'profiles'], [user.id], { users: [user.id] });
    announceTeam(tx, user);
    return user.id;
  }
}
