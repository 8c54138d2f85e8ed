import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { ExpenseResponse } from './expense.dto.js';
import { ExpenseService } from './expense.service.js';

interface RepairRow {
  propertyId: string;
  unitId: string | null;
  title: string;
  status: string;
  costCents: number | null;
  doneOn: string;
  payee: string | null;
  expenseId: string | null;
}

const REPAIR = `select r.property_id as "propertyId", r.unit_id as "unitId", r.title, r.status, r.cost_cents as "costCents",
    (coalesce(r.completed_at, r.closed_at, $2::timestamptz) at time zone p.time_zone)::date::text as "doneOn", s.company_name as payee,
    (select x.id from expense x where x.request_id = r.id and x.voided_at is null
        and (x.invoice_id is null or exists (select from invoice i where i.id = x.invoice_id and i.supplier_account_id = r.supplier_account_id
          and (i.offer_id is null or exists (select from offer o where o.id = i.offer_id and o.state = 'accepted'))))
      order by x.invoice_id is null limit 1) as "expenseId"
  from service_request r join property p on p.id = r.property_id left join supplier s on s.account_id = r.supplier_account_id
  where r.id = $1`;

/** Enters what a repair has cost as an expense of its property. */
@Injectable()
export class RepairCosts {
  constructor(
    private readonly scope: Scope,
    private readonly expenses: ExpenseService,
  ) {}

  /**
   * Books the cost once for each repair. Repeated and simultaneous requests return the same expense. 422 while there is
   * no cost.
   */
  async enter(requestId: string): Promise<ExpenseResponse> {
    const id = await this.scope.write('expense.add_repair', async (tx) => {
      await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [requestId]);
      const [row] = await tx.rows<RepairRow>(REPAIR, [requestId, this.scope.clock.now()]);
      const repair = orNotFound(row);
      if (repair.expenseId) return repair.expenseId;
      const made = v7();
      await this.expenses.add(tx, made, { ...requestOf(repair) }, requestId);
      return made;
    });
    return this.expenses.get(id);
  }
}

function requestOf({ propertyId, unitId, title, status, costCents, doneOn, payee }: RepairRow) {
  if (costCents === null || costCents <= 0 || !['completed', 'closed', 'cancelled'].includes(status)) {
    throw refusal('repair_cost_missing');
  }
  return {
    propertyId,
    unitId,
    category: 'repairs' as const,
    spentOn: doneOn,
    amountCents: costCents,
    payee: payee || title,
    note: title,
  };
}
