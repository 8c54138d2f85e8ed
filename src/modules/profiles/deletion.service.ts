import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { FORGET_BOUNCE } from '../../platform/outbox/mail-bounce.rows.js';
import { NOBODY } from '../../platform/personal-data/erasure.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { personDeleted } from '../accounts/account.events.js';
import { Credential } from '../accounts/credential.entity.js';
import { forgetLinkAddresses } from '../accounts/sign-in-state.service.js';
import { announceTeam, TeamWork } from '../accounts/team-work.service.js';
import { User } from '../accounts/user.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { type Obstacle, obstaclesOf } from './deletion-obstacles.js';

export { OBSTACLES, type Obstacle } from './deletion-obstacles.js';

/** Makes admins who delete each other's accounts at the same time wait for each other. */
export const ADMINS_LOCK = 7_203_116;

/**
 * Deletes a person's account (docs/specification/registration.md), by themselves or by an admin: personal data is cleared, ledger and audit
 * log stay. Must run as the system.
 */
@Injectable()
export class Deletion {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
    private readonly work: TeamWork,
  ) {}

  /** What prevents a deletion; empty if the account can be deleted. */
  obstacles(userId: string): Promise<Obstacle[]> {
    return this.scope.read((query) => obstaclesOf(query, userId));
  }

  /**
   * 422 `account_in_use` with `obstacles`. Every session ends with the commit. A last email confirms it, and says who
   * requested it.
   */
  async delete(tx: Tx, user: User, by: 'person' | 'admin'): Promise<void> {
    await tx.rows('select pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
    await tx.rows(LOCK_ACCOUNTS, [user.id]);
    const obstacles = await obstaclesOf((sql, values) => tx.rows(sql, values), user.id);
    if (obstacles.length > 0) throw new Problem('account_in_use', { extra: { obstacles } });
    const colleagues = await tx.rows<{ id: string }>(COLLEAGUES, [user.id]);
    await this.end(tx, user, by);
    // Ends the access of people whose account no longer has an owner.
    const ids = colleagues.map(({ id }) => id);
    for (const colleague of await tx.em.find(User, { id: { $in: ids } })) await this.end(tx, colleague, 'owner');
    tx.about('user', user.id);
  }

  /**
   * Ends the sign-in of someone who was removed from an account: like a deletion, but the name stays on what they did there, until
   * the account itself is deleted. Must run as the system.
   */
  async remove(tx: Tx, user: User): Promise<void> {
    const { firstName, lastName, email } = user;
    await this.blank(tx, user, { firstName, lastName });
    await forget(tx, email);
    tx.about('user', user.id);
  }

  private async end(tx: Tx, user: User, by: 'person' | 'admin' | 'owner'): Promise<void> {
    const { email, language, firstName, invitedAt } = user;
    await this.blank(tx, user);
    await forget(tx, email);
    // A person who never accepted the invitation has had no account.
    if (!invitedAt)
      tx.send({ channel: 'email', to: email, language, template: 'auth.deleted', params: { firstName, by } });
  }

  private async blank(tx: Tx, user: User, kept: Partial<Pick<User, 'firstName' | 'lastName'>> = {}): Promise<void> {
    const credential = orNotFound(await tx.em.findOne(Credential, { userId: user.id }));
    Object.assign(credential, { passwordHash: null, googleSubject: null });
    Object.assign(user, BLANK, kept, { email: `${user.id}@deleted.invalid`, deletedAt: this.scope.clock.now() });
    await tx.em.flush();
    await forgetLinkAddresses(tx, user.id);
    await this.sessions.shutOut(tx, user.id);
    tx.publish(personDeleted, { userId: user.id, userType: user.userType });
    tx.changed(['users', 'profiles'], [user.id], { users: [user.id] });
    announceTeam(tx, user);
    await this.work.release(tx, user, this.scope.clock.now());
  }
}

/**
 * When two owners leave at the same time, the second one is the last and has to close everything that is open. This
 * applies to managers too, because one may be about to become the only owner.
 */
const LOCK_ACCOUNTS =
  'select 1 from account where id = any(array(select account_id from membership where user_id = $1)) order by id for update';
/** People who work, or are invited to work, in accounts that are left without an owner. */
const COLLEAGUES = `select m.user_id as id from membership m join app_user u on u.id = m.user_id
  where m.role in ('manager', 'invited') and u.deleted_at is null and m.account_id = any(array(
    select own.account_id from membership own where own.user_id = $1 and own.role = 'owner' and not exists (
      select 1 from membership o join app_user x on x.id = o.user_id
      where o.account_id = own.account_id and o.role = 'owner' and o.user_id <> $1 and x.deleted_at is null)))
  order by m.created_at, m.id`;

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

/** Deletes emails to the address, that one of them came back, and the newsletter subscription. */
async function forget(tx: Tx, email: string): Promise<void> {
  await tx.rows("delete from outbox_message where lower(recipient) = lower($1) and not demo and state <> 'queued'", [
    email,
  ]);
  await tx.rows(FORGET_BOUNCE, [email, false]);
  await tx.rows('delete from newsletter_subscriber where lower(email) = lower($1) and not demo', [email]);
}
