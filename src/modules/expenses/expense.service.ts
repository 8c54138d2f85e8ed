import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { StoredFile } from '../documents/stored-file.entity.js';
import { PropertyEntries } from '../ledger/property-entries.service.js';
import { Property } from '../portfolio/property.entity.js';
import { Unit } from '../portfolio/unit.entity.js';
import type { CreateExpenseRequest, ExpenseQuery, ExpenseResponse, UpdateExpenseRequest } from './expense.dto.js';
import { Expense } from './expense.entity.js';
import { EXPENSE_COLUMNS, EXPENSE_FROM, expenseList, toExpense, type ExpenseRow } from './expense.rows.js';

/** Values from an invoice, which only another invoice can change. */
const INVOICED = ['propertyId', 'unitId', 'spentOn', 'amountCents', 'taxCents', 'payee'] as const;
/** Fields that null clears. */
const CAN_BE_EMPTY = new Set<string>(['unitId', 'note', 'documentId']);
const CHANGEABLE = [
  'propertyId',
  'unitId',
  'category',
  'spentOn',
  'amountCents',
  'taxCents',
  'payee',
  'note',
  'documentId',
] as const;
/** The values of an expense that the ledger contains. Changing one of them requires a new entry. */
const POSTED = ['propertyId', 'category', 'spentOn', 'amountCents'] as const;

/** Expenses of properties, with their invoices; in the ledger by category (decisions, Expenses). */
@Injectable()
export class ExpenseService {
  constructor(
    private readonly scope: Scope,
    private readonly entries: PropertyEntries,
  ) {}

  async list(asked: ExpenseQuery): Promise<Page<ExpenseResponse>> {
    const page = await readList<ExpenseRow>(this.scope, expenseList(asked), asked);
    return new Page(page.items.map(toExpense), page.nextCursor, page.total);
  }

  async get(id: string): Promise<ExpenseResponse> {
    const [row] = await this.scope.rows<ExpenseRow>(`select ${EXPENSE_COLUMNS} from ${EXPENSE_FROM} where x.id = $1`, [
      id,
    ]);
    return toExpense(orNotFound(row));
  }

  /** 404 for a property, unit or invoice of someone else. */
  async create(request: CreateExpenseRequest): Promise<ExpenseResponse> {
    const id = v7();
    await this.scope.write('expense.add', (tx) => this.add(tx, id, request, null));
    return this.get(id);
  }

  /**
   * Adds one within a command. `requestId`: the repair that it is the cost of; `booking`: the recurring expense and its
   * day.
   */
  async add(
    tx: Tx,
    id: string,
    request: CreateExpenseRequest,
    requestId: string | null,
    booking: { recurringId: string; recurringOn: string } | null = null,
  ): Promise<void> {
    const property = await this.check(tx, request);
    const { accountId, demo } = property;
    const values = { ...fieldsOf(request), currency: property.currency, requestId, ...booking };
    const entryId = await this.entries.spend(tx, { ...values, id, accountId, demo }, 1);
    tx.em.create(Expense, { id, accountId, demo, createdAt: this.scope.clock.now(), ...values, entryId });
    this.tell(tx, id, accountId);
  }

  /**
   * Changed figures reverse the previous entry and post a new one; the ledger keeps all three. 409 `stale_version`, 422
   * for figures of an invoice.
   */
  async update(id: string, request: UpdateExpenseRequest): Promise<ExpenseResponse> {
    await this.scope.write('expense.change', async (tx) => {
      const expense = await this.standing(tx, id);
      if (request.version !== undefined && request.version !== expense.version) throw new Problem('stale_version');
      const sent = Object.fromEntries(
        CHANGEABLE.flatMap((name) =>
          request[name] === undefined || (request[name] === null && !CAN_BE_EMPTY.has(name))
            ? []
            : [[name, request[name]]],
        ),
      );
      const after = fieldsOf({ ...fieldsOf(expense), ...sent });
      if (expense.invoiceId && INVOICED.some((name) => after[name] !== (expense[name] ?? null)))
        throw refusal('expense_of_invoice');
      const property = await this.check(tx, after);
      const posted = POSTED.some((name) => after[name] !== expense[name]);
      tx.em.assign(expense, { ...after, currency: property.currency });
      if (posted) {
        await this.entries.takeBack(tx, expense.entryId);
        expense.entryId = await this.entries.spend(
          tx,
          {
            ...after,
            currency: property.currency,
            id,
            accountId: expense.accountId,
            demo: expense.demo,
            owed: Boolean(expense.invoiceId),
          },
          expense.version + 1,
        );
      }
      this.tell(tx, id, expense.accountId);
    });
    return this.get(id);
  }

  /** Reverses an expense with another entry. 404 when it was already reversed. 422 for one of an invoice. */
  async remove(id: string): Promise<void> {
    await this.scope.write('expense.take_back', async (tx) => {
      const expense = await this.standing(tx, id);
      if (expense.invoiceId) throw refusal('expense_of_invoice');
      await this.entries.takeBack(tx, expense.entryId);
      expense.voidedAt = this.scope.clock.now();
      this.tell(tx, id, expense.accountId);
    });
  }

  private async standing(tx: Tx, id: string): Promise<Expense> {
    return orNotFound(await tx.em.findOne(Expense, { id, voidedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  }

  /** Refuses a tax above the amount (400), and a property, unit or invoice of someone else (404). */
  async check(
    tx: Tx,
    {
      propertyId,
      unitId,
      documentId,
      amountCents,
      taxCents,
    }: Pick<CreateExpenseRequest, 'propertyId' | 'unitId' | 'documentId' | 'amountCents' | 'taxCents'>,
  ): Promise<Property> {
    if ((taxCents ?? 0) > amountCents)
      throw invalidField('taxCents', 'taxCents is part of amountCents', 'tax_above_amount');
    const property = orNotFound(await tx.em.findOne(Property, { id: propertyId }));
    if (unitId) orNotFound(await tx.em.findOne(Unit, { id: unitId, propertyId }));
    if (documentId) orNotFound(await tx.em.findOne(StoredFile, { id: documentId }));
    return property;
  }

  private tell(tx: Tx, id: string, accountId: string): void {
    tx.about('expense', id, accountId);
    tx.changed(['expenses', 'reports'], [id], { accounts: [accountId] });
  }
}

/** The values of an expense, out of any object that contains them. */
function fieldsOf(
  given: Pick<Expense, 'propertyId' | 'category' | 'spentOn' | 'amountCents' | 'payee'> & {
    unitId?: string | null;
    taxCents?: number | null;
    note?: string | null;
    documentId?: string | null;
  },
) {
  const { propertyId, unitId = null, category, spentOn, amountCents, payee, note = null, documentId = null } = given;
  return {
    propertyId,
    unitId,
    category,
    spentOn,
    amountCents,
    taxCents: given.taxCents ?? 0,
    payee: payee.trim(),
    note: note?.trim() || null,
    documentId,
  };
}
