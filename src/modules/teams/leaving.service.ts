import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { personDeleted } from '../accounts/account.events.js';
import { endInvitation, forgetInvited } from '../accounts/invited-people.service.js';
import { liftSuspensionOf, suspendAt } from '../accounts/sign-in-state.service.js';
import { SessionService } from '../sessions/session.service.js';
import type { SupplierStaff } from './supplier-staff.entity.js';
import { jobsFreed } from './team.events.js';

/** Open jobs become unassigned. Finished jobs keep their technician. */
const FREE = `delete from job_assignment a using service_request r where a.staff_id = $1 and r.id = a.request_id
  and r.status not in ('closed', 'declined', 'cancelled') returning a.request_id as id`;
const END_VISITS =
  'update job_visit set finished_at = greatest($2, started_at), version = version + 1 where staff_id = $1 and finished_at is null';
const LEFT = 'update supplier_staff set active = false, left_at = $2, version = version + 1 where id = $1';
const BACK = 'update supplier_staff set active = true, left_at = null, version = version + 1 where id = $1';
const LEFT_AT =
  'select user_id as "userId", left_at as "leftAt" from supplier_staff where id = $1 and user_id is not null and left_at is not null for update';
const INVITED =
  'select user_id as "userId" from supplier_staff where id = $1 and user_id is not null and joined_at is null';

const MEMBER = `select id, account_id as "accountId", demo, user_id as "userId", first_name as "firstName", last_name as "lastName"
  from supplier_staff where user_id = $1 and active for update`;

type Member = Pick<SupplierStaff, 'id' | 'accountId' | 'demo' | 'userId' | 'firstName' | 'lastName'>;

/** Handles team members who leave or come back, and invitations that end. Only the system can change users and sessions. */
@Injectable()
export class Leaving {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
  ) {}

  /** Before the commit, ends all sessions of the member, unassigns their open jobs and notifies the owner. */
  leave(tx: Tx, member: Member): void {
    tx.beforeCommitAsSystem(() => this.depart(tx, member));
  }

  /** Does the same. The caller must run as the system. */
  async depart(tx: Tx, { id, accountId, demo, userId, firstName, lastName }: Member): Promise<void> {
    const now = this.scope.clock.now();
    const freed = await tx.rows<{ id: string }>(FREE, [id]);
    await tx.rows(END_VISITS, [id, now]);
    await this.uninvite(tx, id);
    await tx.rows(LEFT, [id, now]);
    if (userId) {
      // `comeBack` recognizes this suspension by its time. The supplier can't lift an admin's suspension.
      await suspendAt(tx, userId, now);
      await this.sessions.shutOut(tx, userId);
    }
    const ids = freed.map((job) => job.id);
    tx.changed(['service-requests'], ids, { accounts: [accountId] });
    if (ids.length > 0)
      tx.publish(jobsFreed, { accountId, demo, staffId: id, name: `${firstName} ${lastName}`, count: ids.length });
  }

  /** A team member's user account was deleted, by themselves or by an admin. */
  @Handles(personDeleted, 'teams.person-deleted')
  async deleted({ userId }: { userId: string }): Promise<void> {
    await this.scope.write('supplier_staff.leave', async (tx) => {
      const [member] = await tx.rows<Member>(MEMBER, [userId]);
      if (!member) return;
      tx.about('supplier_staff', member.id, member.accountId);
      tx.changed(['team'], [member.id], { accounts: [member.accountId] });
      await this.depart(tx, member);
    });
  }

  comeBack(tx: Tx, { id }: Pick<Member, 'id'>): void {
    tx.beforeCommitAsSystem(async () => {
      const [left] = await tx.rows<{ userId: string; leftAt: Date }>(LEFT_AT, [id]);
      if (left) await liftSuspensionOf(tx, left.userId, left.leftAt);
      await tx.rows(BACK, [id]);
    });
  }

  /**
   * Ends an open invitation: the link stops working, and the address can be used again. Must run as the system. Does
   * nothing for members who have joined.
   */
  async uninvite(tx: Tx, id: string): Promise<void> {
    const [invited] = await tx.rows<{ userId: string }>(INVITED, [id]);
    if (!invited || !(await endInvitation(tx, invited.userId))) return;
    await tx.rows('update supplier_staff set user_id = null, invited_at = null, version = version + 1 where id = $1', [
      id,
    ]);
    await forgetInvited(tx, invited.userId);
  }
}
