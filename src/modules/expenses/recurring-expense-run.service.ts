import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { day } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Property } from '../portfolio/property.entity.js';
import { ExpenseService } from './expense.service.js';
import { daysDue } from './recurring-days.js';
import { RecurringExpense } from './recurring-expense.entity.js';

interface Due {
  id: string;
  accountId: string;
  demo: boolean;
}

/** How many are read together. Each is booked in its own transaction. */
const BATCH = 1000;

/** Nothing is booked for an archived property; its days are skipped. */
const DUE = `select r.id, r.account_id as "accountId", r.demo from recurring_expense r join property p on p.id = r.property_id
  where r.ended_at is null and r.paused_at is null and r.next_on <= ($1::timestamptz at time zone p.time_zone)::date and r.id > $2
  order by r.id limit ${BATCH}`;

/**
 * Books recurring expenses on their day in the property's time zone. Repeatable: the row is locked while it is booked, and a
 * unique key on recurring expense and day makes the second of two runs, or the one after a crash, book only what is missing.
 */
@Injectable()
export class RecurringExpenseRun {
  private readonly log = new Logger('RecurringExpenses');

  constructor(
    private readonly scope: Scope,
    private readonly expenses: ExpenseService,
  ) {}

  /** Books what is due by now, in both worlds. Returns the number of expenses made. */
  @Scheduled('recurring-expenses.run', '12 * * * *')
  async run(): Promise<number> {
    let [made, after] = [0, '00000000-0000-0000-0000-000000000000'];
    for (;;) {
      const due = await this.scope.asSystem('recurring expenses', () =>
        this.scope.rows<Due>(DUE, [this.scope.clock.now(), after]),
      );
      await forEachSettled(this.log, due, ({ id, accountId, demo }) =>
        this.scope.asSystem('recurring expenses', async () => void (made += await this.bookOne(id)), {
          accountId,
          demo,
        }),
      );
      const last = due.at(-1);
      if (!last || due.length < BATCH) return made;
      after = last.id;
    }
  }

  private async bookOne(id: string): Promise<number> {
    let made = 0;
    await this.scope.write('recurring_expense.book', async (tx) => {
      made = await this.bookDue(tx, id);
    });
    return made;
  }

  /** Books what is due of one recurring expense, within a command. Returns the number of expenses made. */
  async bookDue(tx: Tx, id: string): Promise<number> {
    const recurring = orNotFound(
      await tx.em.findOne(RecurringExpense, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
    );
    if (recurring.endedAt || recurring.pausedAt) return 0;
    const property = orNotFound(await tx.em.findOne(Property, { id: recurring.propertyId }));
    const now = this.scope.clock.now();
    const endsOn = recurring.endsOn === null ? null : day(recurring.endsOn);
    const days = { anchorOn: day(recurring.anchorOn), frequency: recurring.frequency };
    const { due, nextOn, over } = daysDue(days, day(recurring.nextOn), todayIn(property.timeZone, now), endsOn);
    const booked = property.archivedAt ? [] : due;
    for (const on of booked) await this.book(tx, recurring, on);
    recurring.nextOn = nextOn;
    if (over) recurring.endedAt = now;
    tx.about('recurring_expense', id, recurring.accountId);
    tx.changed(['expenses'], [id], { accounts: [recurring.accountId] });
    return booked.length;
  }

  private book(tx: Tx, recurring: RecurringExpense, on: string): Promise<void> {
    const { propertyId, unitId, category, amountCents, taxCents, payee, note } = recurring;
    const expense = { propertyId, unitId, category, spentOn: on, amountCents, taxCents, payee, note };
    return this.expenses.add(tx, v7(), expense, null, { recurringId: recurring.id, recurringOn: on });
  }
}
