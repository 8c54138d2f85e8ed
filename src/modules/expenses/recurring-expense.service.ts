import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, later, type Day } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Property } from '../portfolio/property.entity.js';
import { ExpenseService } from './expense.service.js';
import { dayOnOrAfter } from './recurring-days.js';
import { RecurringExpenseRun } from './recurring-expense-run.service.js';
import type {
  CreateRecurringExpenseRequest,
  RecurringExpenseQuery,
  RecurringExpenseResponse,
  UpdateRecurringExpenseRequest,
} from './recurring-expense.dto.js';
import { RecurringExpense } from './recurring-expense.entity.js';
import {
  RECURRING_COLUMNS,
  RECURRING_FROM,
  recurringList,
  toRecurringExpense,
  type RecurringExpenseRow,
} from './recurring-expense.rows.js';

/** Recurring expenses. `RecurringExpenseRun` books each on its day. */
@Injectable()
export class RecurringExpenses {
  constructor(
    private readonly scope: Scope,
    private readonly expenses: ExpenseService,
    private readonly runs: RecurringExpenseRun,
  ) {}

  async list(asked: RecurringExpenseQuery): Promise<Page<RecurringExpenseResponse>> {
    const page = await readList<RecurringExpenseRow>(this.scope, recurringList(asked), asked);
    return new Page(page.items.map(toRecurringExpense), page.nextCursor, page.total);
  }

  async get(id: string): Promise<RecurringExpenseResponse> {
    const sql = `select ${RECURRING_COLUMNS} from ${RECURRING_FROM} where r.id = $1`;
    const [row] = await this.scope.rows<RecurringExpenseRow>(sql, [id]);
    return toRecurringExpense(orNotFound(row));
  }

  /**
   * Adds a recurring expense and books it immediately if it is due today. 404 for a property or unit of someone else.
   */
  async create(request: CreateRecurringExpenseRequest): Promise<RecurringExpenseResponse> {
    const id = v7();
    await this.scope.write('recurring_expense.add', async (tx) => {
      const { unitId = null, taxCents = 0, endsOn = null, nextOn, note, payee, ...rest } = request;
      const property = await this.check(tx, { ...request, nextOn }, null);
      const { accountId, demo } = property;
      tx.em.create(RecurringExpense, {
        id,
        accountId,
        demo,
        createdAt: this.scope.clock.now(),
        ...rest,
        unitId,
        taxCents,
        payee: payee.trim(),
        note: note?.trim() || null,
        anchorOn: nextOn,
        nextOn,
        endsOn,
      });
      await tx.em.flush();
      await this.runs.bookDue(tx, id);
    });
    return this.get(id);
  }

  /** Changes the fields that are sent, for future days. 409 `stale_version`; 404 for one that has ended. */
  async update(id: string, request: UpdateRecurringExpenseRequest): Promise<RecurringExpenseResponse> {
    await this.scope.write('recurring_expense.change', async (tx) => {
      const recurring = await this.running(tx, id);
      const { version, paused, ...sent } = request;
      checkVersion(recurring, version);
      const changed = Object.fromEntries(Object.entries(sent).filter(([name, value]) => isChange(name, value)));
      const { nextOn: before, frequency } = recurring;
      const property = await this.check(tx, { ...recurring, ...changed }, before);
      if (changed['nextOn'] && changed['nextOn'] !== before) await needFreeDay(tx, id, String(changed['nextOn']));
      tx.em.assign(recurring, changed);
      recurring.payee = recurring.payee.trim();
      recurring.note = recurring.note?.trim() || null;
      // A changed day or frequency applies from the next day on.
      if (recurring.nextOn !== before || recurring.frequency !== frequency) recurring.anchorOn = recurring.nextOn;
      this.pause(recurring, paused, property);
      await tx.em.flush();
      await this.runs.bookDue(tx, id);
      tx.about('recurring_expense', id, recurring.accountId);
      tx.changed(['expenses'], [id], { accounts: [recurring.accountId] });
    });
    return this.get(id);
  }

  /** Ends a recurring expense: nothing more is booked, and what was booked stays. 404 when it has already ended. */
  async end(id: string): Promise<void> {
    await this.scope.write('recurring_expense.end', async (tx) => {
      const recurring = await this.running(tx, id);
      recurring.endedAt = this.scope.clock.now();
      tx.about('recurring_expense', id, recurring.accountId);
      tx.changed(['expenses'], [id], { accounts: [recurring.accountId] });
    });
  }

  /** The days of a pause are skipped: the next booking is on the first day from today on. */
  private pause(recurring: RecurringExpense, paused: boolean | undefined, property: Property): void {
    if (paused === undefined || paused === (recurring.pausedAt !== null)) return;
    recurring.pausedAt = paused ? this.scope.clock.now() : null;
    if (paused) return;
    const from = later(day(recurring.nextOn), this.today(property));
    recurring.nextOn = dayOnOrAfter({ anchorOn: day(recurring.anchorOn), frequency: recurring.frequency }, from);
  }

  private async running(tx: Tx, id: string): Promise<RecurringExpense> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    return orNotFound(await tx.em.findOne(RecurringExpense, { id, endedAt: null }, lock));
  }

  /** `before`: the previous next day. If it isn't changed, it may have passed while the expense was paused. */
  private async check(
    tx: Tx,
    asked: Parameters<ExpenseService['check']>[1] & { nextOn: string; endsOn?: string | null },
    before: string | null,
  ): Promise<Property> {
    const property = await this.expenses.check(tx, asked);
    if (asked.nextOn !== before && asked.nextOn < this.today(property))
      throw invalidField('nextOn', 'nextOn must not be in the past', 'in_past');
    if (asked.endsOn && asked.endsOn < asked.nextOn)
      throw invalidField('endsOn', 'endsOn must not be before nextOn', 'end_before_start');
    return property;
  }

  private today(property: Property): Day {
    return todayIn(property.timeZone, this.scope.clock.now());
  }
}

const BOOKED = 'select 1 from expense where recurring_id = $1 and recurring_on = $2';

async function needFreeDay(tx: Tx, id: string, nextOn: string): Promise<void> {
  const [booked] = await tx.rows(BOOKED, [id, nextOn]);
  if (booked) throw invalidField('nextOn', 'nextOn is booked already', 'twice');
}

const CAN_BE_EMPTY = new Set(['unitId', 'note', 'endsOn']);

function isChange(name: string, value: unknown): boolean {
  return value !== undefined && (value !== null || CAN_BE_EMPTY.has(name));
}
