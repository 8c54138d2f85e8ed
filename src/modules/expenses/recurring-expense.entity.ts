import { defineEntity, p } from '@mikro-orm/core';
import { EXPENSE_CATEGORIES } from '../../contract/expense-categories.js';
import { EXPENSE_FREQUENCIES } from '../../contract/recurring.js';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** An expense that recurs each month, quarter or year. Each booking creates an `Expense`. */
const Schema = defineEntity({
  name: 'RecurringExpense',
  tableName: 'recurring_expense',
  properties: {
    ...mutable(),
    propertyId: p.uuid(),
    unitId: p.uuid().nullable(),
    category: p.enum(EXPENSE_CATEGORIES),
    frequency: p.enum(EXPENSE_FREQUENCIES),
    /** The total, tax included, in the property's currency. */
    amountCents: cents(),
    /** The tax included in it. */
    taxCents: cents().default(0),
    payee: p.string().length(120),
    note: p.string().length(300).nullable(),
    /** The day from which the others are counted: the 31st stays the 31st after a shorter month. */
    anchorOn: day(),
    /** The next day on which it is booked. */
    nextOn: day(),
    /** The last day on which it may be booked; null has no end. */
    endsOn: day().nullable(),
    pausedAt: instant().nullable(),
    /** Whether it has ended: by hand, or because its last day has passed. */
    endedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'nextOn', 'id'] }, { properties: ['propertyId'] }],
  policies: [...ownedBy('landlord')],
});

export class RecurringExpense extends Schema.class {}
Schema.setClass(RecurringExpense);
