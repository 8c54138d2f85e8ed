import { Injectable } from '@nestjs/common';
import { languageOf } from '../../contract/languages.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { invitationAccepted } from '../accounts/account.events.js';
import { addMember } from '../accounts/open-account.service.js';
import { PeopleService } from '../accounts/people.service.js';
import { User } from '../accounts/user.entity.js';
import { Invitations } from '../invitations/invitations.service.js';
import { needElite } from '../suppliers/rules/elite.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import { Leaving } from './leaving.service.js';
import { toStaff, type SupplierStaffResponse } from './staff.dto.js';
import { tell } from './staff.service.js';
import { SupplierStaff } from './supplier-staff.entity.js';

interface Owner {
  accountId: string;
  companyName: string;
  demo: boolean;
}

/** Only people with a verified address can cause emails to strangers. */
const VERIFIED = 'select email_verified_at is not null as verified from app_user where id = lw_uid()';
const JOINED = `update supplier_staff set joined_at = $2, version = version + 1 where user_id = $1 and joined_at is null
  returning id, account_id as "accountId", user_id as "userId"`;

/**
 * Invitations of a supplier's people. The emailed link is valid until it is used, a new one is sent or the invitation is
 * withdrawn.
 */
@Injectable()
export class StaffInvitations {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly invitations: Invitations,
    private readonly leaving: Leaving,
  ) {}

  /** Sends an invitation. Sending another one invalidates the earlier link. */
  async send(id: string): Promise<SupplierStaffResponse> {
    const owner = await this.owner(id);
    if (owner.demo) throw refusal('demo_invites_no_one');
    const [who] = await this.scope.rows<{ verified: boolean }>(VERIFIED);
    if (!who?.verified) throw new Problem('email_unverified');
    return this.bySystem('supplier_staff.invite', id, owner, (tx, member) => this.invite(tx, member, owner));
  }

  async withdraw(id: string): Promise<SupplierStaffResponse> {
    const owner = await this.owner(id);
    return this.bySystem('supplier_staff.withdraw', id, owner, async (tx, member) => {
      if (member.joinedAt) throw refusal('staff_joined');
      await this.leaving.uninvite(tx, member.id);
    });
  }

  /** An invited person who accepts and chooses a password joins the team. */
  @Handles(invitationAccepted, 'teams.joined')
  async joined({ userId }: { userId: string }): Promise<void> {
    await this.scope.write('supplier_staff.join', async (tx) => {
      const [member] = await tx.rows<Pick<SupplierStaff, 'id' | 'accountId' | 'userId'>>(JOINED, [
        userId,
        this.scope.clock.now(),
      ]);
      if (member) tell(tx, member);
    });
  }

  /** The supplier of the team member, read with the actor's own rights. 404 for another supplier's. */
  private async owner(id: string): Promise<Owner> {
    const member = orNotFound(await this.scope.load((em) => em.findOne(SupplierStaff, { id })));
    const { accountId } = member;
    const supplier = orNotFound(await this.scope.load((em) => em.findOne(Supplier, { accountId })));
    needElite(supplier, this.scope.clock.now());
    return { accountId, companyName: supplier.companyName, demo: supplier.demo };
  }

  private bySystem(
    action: string,
    id: string,
    { accountId, demo }: Owner,
    command: (tx: Tx, member: SupplierStaff) => Promise<void>,
  ): Promise<SupplierStaffResponse> {
    const by = this.scope.actor.userId;
    const write = () =>
      this.scope.write(action, async (tx) => {
        await tx.rows('select 1 from supplier_staff where id = $1 for update', [id]);
        await command(tx, orNotFound(await tx.em.findOne(SupplierStaff, { id, accountId })));
        await tx.em.flush();
        const member = await tx.em.findOneOrFail(SupplierStaff, { id }, { refresh: true });
        tell(tx, member);
        return toStaff(member);
      });
    return this.scope.asSystem('team invitation', write, { accountId, demo, by });
  }

  private async invite(tx: Tx, member: SupplierStaff, { companyName }: Owner): Promise<void> {
    if (!member.active) throw refusal('staff_left');
    if (member.joinedAt) throw refusal('staff_joined');
    if (!member.email) throw refusal('staff_without_email');
    const user = member.userId ? await tx.em.findOneOrFail(User, { id: member.userId }) : await this.add(tx, member);
    if (!user.invitedAt && member.userId) throw refusal('staff_joined');
    await this.invitations.send(tx, user, { template: 'teams.invitation', params: { company: companyName } });
    Object.assign(member, { userId: user.id, invitedAt: this.scope.clock.now() });
  }

  /** Creates a user without a password. 409 `email_taken` for the address of an existing user. */
  private async add(tx: Tx, { accountId, demo, firstName, lastName, email, phone }: SupplierStaff): Promise<User> {
    const user = await this.people.add(tx, {
      demo,
      email: email ?? '',
      userType: 'technician',
      firstName,
      lastName,
      phone: phone ?? null,
      language: languageOf(currentContext().language),
      passwordHash: null,
    });
    addMember(tx, { accountId, demo, userId: user.id, role: 'technician' });
    await tx.em.flush();
    return user;
  }
}
