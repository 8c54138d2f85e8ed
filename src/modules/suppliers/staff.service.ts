import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { needElite } from './elite.js';
import { toStaff, type NewSupplierStaff, type SupplierStaffChange, type SupplierStaffResponse } from './staff.dto.js';
import { SupplierStaff } from './supplier-staff.entity.js';
import { Supplier } from './supplier.entity.js';

const MOST = 200;

/** What null clears. */
const CAN_BE_EMPTY = new Set(['email', 'phone']);

/** The people of a supplier: for Elite Partners (docs/specification/elite-partners.md). */
@Injectable()
export class StaffService {
  constructor(private readonly scope: Scope) {}

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
      const { firstName, lastName, email = null, phone = null } = body;
      const member = tx.em.create(SupplierStaff, {
        id: v7(),
        accountId,
        demo: tx.actor.demo,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email,
        phone,
        active: true,
        createdAt: this.scope.clock.now(),
      });
      await tx.em.flush();
      tx.about('supplier_staff', member.id, accountId);
      tx.changed(['suppliers'], [member.id], { accounts: [accountId] });
      return toStaff(member);
    });
  }

  async change(id: string, body: SupplierStaffChange): Promise<SupplierStaffResponse> {
    return this.scope.write('supplier_staff.change', async (tx) => {
      const member = orNotFound(await tx.em.findOne(SupplierStaff, { id }));
      await this.needElite(member.accountId);
      if (body.version !== undefined && body.version !== member.version) throw new Problem('stale_version');
      const { firstName, lastName, email, phone, active } = body;
      for (const [field, value] of Object.entries({ firstName, lastName, email, phone, active })) {
        if (value !== undefined && (value !== null || CAN_BE_EMPTY.has(field)))
          Object.assign(member, { [field]: value });
      }
      await tx.em.flush();
      tx.about('supplier_staff', id, member.accountId);
      tx.changed(['suppliers'], [id], { accounts: [member.accountId] });
      return toStaff(member);
    });
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
