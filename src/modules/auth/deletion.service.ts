import { Injectable } from '@nestjs/common';
import { found, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { personDeleted } from './auth.events.js';
import { Credential } from './credential.entity.js';
import { endLinks } from './links.js';
import { SessionService } from './session.service.js';
import type { User } from './user.entity.js';

/** Stands where a deleted person's name stood. */
const NOBODY = '–';

/**
 * The end of a person's account (decisions, section 3): personal data is blanked, ledger and log stay. Needs the
 * system's transaction.
 */
@Injectable()
export class Deletion {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
  ) {}

  /** 422 while a lease, a balance or a job of theirs is open. Every session ends with the commit. */
  async delete(tx: Tx, user: User): Promise<void> {
    await refuseOpenBusiness(tx, user.id);
    const credential = found(await tx.em.findOne(Credential, { userId: user.id }));
    Object.assign(credential, { passwordHash: null, googleSubject: null });
    Object.assign(user, BLANK, { email: `${user.id}@deleted.invalid`, deletedAt: this.scope.clock.now() });
    await tx.em.flush();
    await endLinks(tx, user.id, this.scope.clock.now());
    await tx.rows('update account_link set email = null where user_id = $1', [user.id]);
    await this.sessions.revoke(tx, { userId: user.id });
    tx.about('user', user.id);
    tx.publish(personDeleted, { userId: user.id, userType: user.userType });
    tx.changed(['users', 'profiles'], [user.id], { users: [user.id] });
  }
}

const BLANK = {
  firstName: NOBODY, lastName: '', phone: null, emailVerifiedAt: null, invitedAt: null, twoFactorAt: null, emergencyContactName: null,
  emergencyContactPhone: null, additionalNotes: null, emailNotifications: false, smsNotifications: false,
};

async function refuseOpenBusiness(tx: Tx, userId: string): Promise<void> {
  const [open] = await tx.rows<{ lease: boolean; balance: boolean; job: boolean }>(OPEN_BUSINESS, [userId]);
  const what = open?.lease ? 'lease' : open?.balance ? 'balance' : open?.job ? 'job' : null;
  if (what) throw new Problem('rule_broken', { sentence: `This account cannot be deleted while a ${what} is open.`, extra: { open: what } });
}

/** Leases that they let or rent, what these still owe, and work that is not done. */
const OPEN_BUSINESS = `
  with mine as (select account_id from membership where user_id = $1 and role = 'owner'),
  leases as (select id, state from lease where account_id in (select account_id from mine)
    union select l.id, l.state from lease l join lease_tenant t on t.lease_id = l.id where t.user_id = $1)
  select
    exists (select from leases where state in ('active', 'notice')) as lease,
    exists (select from charge c where c.lease_id in (select id from leases) and c.voided_at is null and c.amount_cents >
      (select coalesce(sum(a.amount_cents), 0) from allocation a where a.charge_id = c.id and a.released_at is null)) as balance,
    exists (select from service_request r where r.status in ('scheduled', 'in_progress')
      and (r.supplier_account_id in (select account_id from mine) or r.account_id in (select account_id from mine))) as job`;
