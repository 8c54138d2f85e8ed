import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { personDeleted } from '../accounts/account.events.js';
import { Credential } from '../accounts/credential.entity.js';
import type { User } from '../accounts/user.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { type Obstacle, obstaclesOf } from './deletion-obstacles.js';

export { OBSTACLES, type Obstacle } from './deletion-obstacles.js';

/** Admins who end each other's accounts at the same time do so one after the other. */
export const ADMINS_LOCK = 7_203_116;

/** Replaces the name of a deleted person. */
const NOBODY = '–';

/**
 * Deletes a person's account (docs/specification/registration.md), by themselves or by an admin: personal data is cleared, ledger and audit
 * log stay. Must run as the system.
 */
@Injectable()
export class Deletion {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
  ) {}

  /** What prevents a deletion; empty if the account can be deleted. */
  obstacles(userId: string): Promise<Obstacle[]> {
    return this.scope.read((query) => obstaclesOf(query, userId));
  }

  /** 422 `account_in_use` with `obstacles`. Every session ends with the commit. A last mail says so, and who asked for it. */
  async delete(tx: Tx, user: User, by: 'person' | 'admin'): Promise<void> {
    await tx.rows('select pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
    const obstacles = await obstaclesOf((sql, values) => tx.rows(sql, values), user.id);
    if (obstacles.length > 0) throw new Problem('account_in_use', { extra: { obstacles } });
    const { email, language, firstName, invitedAt } = user;
    await this.blank(tx, user);
    await forget(tx, email);
    // A person who never accepted the invitation has had no account.
    if (!invitedAt)
      tx.send({ channel: 'email', to: email, language, template: 'auth.deleted', params: { firstName, by } });
  }

  private async blank(tx: Tx, user: User): Promise<void> {
    const credential = orNotFound(await tx.em.findOne(Credential, { userId: user.id }));
    Object.assign(credential, { passwordHash: null, googleSubject: null });
    Object.assign(user, BLANK, { email: `${user.id}@deleted.invalid`, deletedAt: this.scope.clock.now() });
    await tx.em.flush();
    await tx.rows('update account_link set email = null where user_id = $1', [user.id]);
    await this.sessions.shutOut(tx, user.id);
    tx.about('user', user.id);
    tx.publish(personDeleted, { userId: user.id, userType: user.userType });
    tx.changed(['users', 'profiles'], [user.id], { users: [user.id] });
  }
}

const BLANK = {
  firstName: NOBODY,
  lastName: '',
  phone: null,
  emailVerifiedAt: null,
  invitedAt: null,
  twoFactorAt: null,
  twoFactorDesignatedAs: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
  additionalNotes: null,
  emailNotifications: false,
  smsNotifications: false,
};

/** What was mailed to the address, and the newsletter. */
async function forget(tx: Tx, email: string): Promise<void> {
  await tx.rows("delete from outbox_message where lower(recipient) = lower($1) and not demo and state <> 'queued'", [
    email,
  ]);
  await tx.rows('delete from newsletter_subscriber where lower(email) = lower($1) and not demo', [email]);
}
