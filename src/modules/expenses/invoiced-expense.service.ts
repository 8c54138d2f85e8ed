import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { PropertyEntries, type Spending } from '../ledger/property-entries.service.js';
import { Expense } from './expense.entity.js';

/** An approved invoice, as it is booked. */
export interface Booked {
  readonly invoiceId: string;
  readonly accountId: string;
  readonly demo: boolean;
  readonly requestId: string;
  readonly offerId: string | null;
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly currency: string;
  readonly amountCents: number;
  readonly taxCents: number;
  readonly issuedOn: string;
  readonly payee: string;
  readonly supplierAccountId: string;
  readonly note: string;
}

/** Whether `$3` names a supplier other than `$2` to whom the job was offered. */
const OF_OTHERS = `select 1 from offer o join supplier s on s.account_id = o.supplier_account_id
  where o.request_id = $1 and o.supplier_account_id <> $2 and s.company_name = $3 limit 1`;

/**
 * Whether the job is `$2`'s by offer `$3`. One that was taken away can still be billed, but its cost is someone else's, or that of the
 * same supplier's later offer.
 */
const OWN_JOB = `select 1 from service_request r where r.id = $1 and r.supplier_account_id = $2
  and ($3::uuid is null or exists (select 1 from offer o where o.id = $3 and o.state = 'accepted'))`;

/** Expenses that come from suppliers' invoices: owed from the day of the invoice, paid later (docs/decisions/0600). */
@Injectable()
export class InvoicedExpenses {
  constructor(
    private readonly scope: Scope,
    private readonly entries: PropertyEntries,
  ) {}

  /**
   * Books an invoice as owed and returns the expense's id. If the cost of the repair was already entered, that expense
   * becomes the invoice's, so the same cost never counts twice. A cost that is entered at the same time has to wait
   * (RepairCosts).
   */
  async book(tx: Tx, booked: Booked): Promise<string> {
    await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [booked.requestId]);
    const entered = await this.enteredCost(tx, booked);
    const { accountId, demo, requestId, propertyId, unitId, currency, amountCents, taxCents, invoiceId } = booked;
    const values = {
      propertyId,
      unitId,
      currency,
      amountCents,
      taxCents,
      invoiceId,
      requestId,
      spentOn: booked.issuedOn,
      payee: booked.payee,
      note: booked.note,
    };
    const category = entered?.category ?? 'repairs';
    const id = entered?.id ?? v7();
    if (entered) await this.entries.takeBack(tx, entered.entryId);
    const correction = (entered?.version ?? 0) + 1;
    const entryId = await this.entries.spend(tx, { ...values, id, accountId, demo, category, owed: true }, correction);
    if (entered) tx.em.assign(entered, { ...values, entryId });
    else
      tx.em.create(Expense, { id, accountId, demo, createdAt: this.scope.clock.now(), ...values, category, entryId });
    await this.done(tx, id, accountId);
    return id;
  }

  /** What the landlord entered by hand for the same work, unless it is the cost of a supplier who had the job before. */
  private async enteredCost(tx: Tx, { requestId, supplierAccountId, offerId }: Booked): Promise<Expense | null> {
    if ((await tx.rows(OWN_JOB, [requestId, supplierAccountId, offerId])).length === 0) return null;
    const entered = await tx.em.findOne(
      Expense,
      { requestId, invoiceId: null, voidedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const others = entered && (await tx.rows(OF_OTHERS, [requestId, supplierAccountId, entered.payee]));
    return others && others.length > 0 ? null : entered;
  }

  /** Reverses an expense whose invoice is no longer approved. */
  async takeBack(tx: Tx, id: string): Promise<void> {
    const expense = await locked(tx, id);
    await this.entries.takeBack(tx, expense.entryId);
    expense.voidedAt = this.scope.clock.now();
    await this.done(tx, id, expense.accountId);
  }

  /** Pays the owed amount, on its day. */
  async pay(tx: Tx, id: string, paidOn: string): Promise<void> {
    const expense = await locked(tx, id);
    expense.paidEntryId = await this.entries.pay(tx, spendingOf(expense), paidOn, expense.version + 1);
    await this.done(tx, id, expense.accountId);
  }

  /** Reverses the payment, so that the amount is owed again. */
  async unpay(tx: Tx, id: string): Promise<void> {
    const expense = await locked(tx, id);
    await this.entries.takeBack(tx, orNotFound(expense.paidEntryId));
    expense.paidEntryId = null;
    await this.done(tx, id, expense.accountId);
  }

  private async done(tx: Tx, id: string, accountId: string): Promise<void> {
    await tx.em.flush();
    tx.changed(['expenses', 'reports'], [id], { accounts: [accountId] });
  }
}

async function locked(tx: Tx, id: string): Promise<Expense> {
  return orNotFound(await tx.em.findOne(Expense, { id, voidedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
}

function spendingOf(expense: Expense): Spending {
  const { id, accountId, demo, propertyId, currency, category, amountCents, spentOn, note = null } = expense;
  return { id, accountId, demo, propertyId, currency, category, amountCents, spentOn, note };
}
