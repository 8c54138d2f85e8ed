import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { needElite } from '../suppliers/rules/elite.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import { Leaving } from './leaving.service.js';
import { toStaff, type NewSupplierStaff, type SupplierStaffChange, type SupplierStaffResponse } from './staff.dto.js';
import { SupplierStaff } from './supplier-staff.entity.js';

const MOST = 200;

/** A supplier's team members, for Elite Partners (docs/specification/elite-partners.md). */
@Injectable()
export class StaffService {
  constructor(
    private readonly scope: Scope,
    private readonly leaving: Leaving,
  ) {}

  /** Newest first. 404 for another supplier's, 403 `elite_required` without the subscription. */
  async list(supplierId: string): Promise<SupplierStaffResponse[]> {
    const { accountId } = await this.supplier(supplierId);
    const members = await this.scope.load((em) =>
      em.find(SupplierStaff, { accountId }, { orderBy: { createdAt: 'desc' }, limit: MOST }),
    );
    return members.map(toStaff);
  }

  async add(supplierId: string, body: NewSupplierStaff): Promise<SupplierStaffResponse> {
    const { accountId } = await this.supplier(supplierId);
    return this.scope.write('supplier_staff.add', async (tx) => {
      const { firstName, lastName, email, phone } = body;
      const member = tx.em.create(SupplierStaff, {
        id: v7(),
        accountId,
        demo: tx.actor.demo,
        firstName,
        lastName,
        email: email || null,
        phone: phone || null,
        active: true,
        createdAt: this.scope.clock.now(),
      });
      await tx.em.flush();
      tell(tx, member);
      return toStaff(member);
    });
  }

  async change(id: string, body: SupplierStaffChange): Promise<SupplierStaffResponse> {
    await this.scope.write('supplier_staff.change', async (tx) => {
      const member = orNotFound(await tx.em.findOne(SupplierStaff, { id }));
      await this.needElite(member.accountId);
      checkVersion(member, body.version);
      await this.changeAddress(tx, member, body.email);
      const { firstName, lastName, phone, active } = body;
      Object.assign(member, { firstName: firstName ?? member.firstName, lastName: lastName ?? member.lastName });
      if (phone !== undefined) member.phone = phone || null;
      await tx.em.flush();
      if (active === false && member.active) this.leaving.leave(tx, member);
      if (active === true && !member.active) this.leaving.comeBack(tx, member);
      tell(tx, member);
    });
    return toStaff(orNotFound(await this.scope.load((em) => em.findOne(SupplierStaff, { id }))));
  }

  /**
   * People who have joined change their address themselves. Before that, a new address ends the invitation, so that the
   * recipient at the old address can't use it.
   */
  private async changeAddress(tx: Tx, member: SupplierStaff, asked: string | null | undefined): Promise<void> {
    const email = asked === undefined ? (member.email ?? null) : asked || null;
    if (email === (member.email ?? null)) return;
    if (member.joinedAt) throw refusal('staff_email_their_own');
    member.email = email;
    if (member.userId) tx.beforeCommitAsSystem(() => this.leaving.uninvite(tx, member.id));
  }

  private async supplier(id: string): Promise<Supplier> {
    const supplier = orNotFound(await this.scope.load((em) => em.findOne(Supplier, { id })));
    const { role, accountId } = this.scope.actor;
    if (role === 'supplier' && supplier.accountId !== accountId) throw new Problem('not_found');
    if (role === 'supplier') needElite(supplier, this.scope.clock.now());
    return supplier;
  }

  private async needElite(accountId: string): Promise<void> {
    if (this.scope.actor.role !== 'supplier') return;
    needElite(orNotFound(await this.scope.load((em) => em.findOne(Supplier, { accountId }))), this.scope.clock.now());
  }
}

/** Records a change to a team member in the audit log and sends the live update. */
export function tell(tx: Tx, { id, accountId, userId }: Pick<SupplierStaff, 'id' | 'accountId' | 'userId'>): void {
  tx.about('supplier_staff', id, accountId);
  tx.changed(['team'], [id], { accounts: [accountId], users: [userId] });
}
