import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { PreferredSupplier } from './preferred-supplier.entity.js';
import type { PreferredSupplierResponse } from './preferred-suppliers.dto.js';

const LIST = `select s.id as "supplierId", s.company_name as "companyName", s.trade, s.trades from preferred_supplier x
  join supplier s on s.account_id = x.supplier_account_id and s.closed_at is null where x.account_id = $1 order by x.position`;
const ACCOUNTS = 'select id, account_id as "accountId" from supplier where id = any($1::uuid[]) and closed_at is null';

/** A landlord's own list of suppliers. An offer without an answer is sent to the next supplier of the list. */
@Injectable()
export class PreferredSuppliers {
  constructor(private readonly scope: Scope) {}

  list(): Promise<PreferredSupplierResponse[]> {
    return this.scope.rows<PreferredSupplierResponse>(LIST, [this.scope.actor.accountId]);
  }

  /** Replaces the list. 404 if one of them isn't in the directory. */
  async replace(supplierIds: string[]): Promise<PreferredSupplierResponse[]> {
    await this.scope.write('preferred_suppliers.replace', async (tx) => {
      const accountId = orNotFound(tx.actor.accountId);
      const known = await tx.rows<{ id: string; accountId: string }>(ACCOUNTS, [supplierIds]);
      if (known.length < supplierIds.length) throw new Problem('not_found');
      await tx.rows('delete from preferred_supplier where account_id = $1', [accountId]);
      supplierIds.forEach((id, position) => {
        const { accountId: supplierAccountId } = orNotFound(known.find((one) => one.id === id));
        tx.em.create(PreferredSupplier, {
          id: v7(),
          accountId,
          demo: tx.actor.demo,
          supplierAccountId,
          position,
          createdAt: this.scope.clock.now(),
        });
      });
      tx.about('preferred_suppliers', accountId, accountId);
      tx.changed(['preferred-suppliers', 'suppliers'], [accountId], { accounts: [accountId] });
    });
    return this.list();
  }
}
