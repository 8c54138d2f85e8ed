import { defineEntity, p } from '@mikro-orm/core';
import { EXPENSE_CATEGORIES } from '../../contract/expense-categories.js';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/**
 * What was spent on a property. The figures are in the ledger (`entryId`); a correction reverses that entry and makes a
 * new one.
 */
const Schema = defineEntity({
  name: 'Expense',
  tableName: 'expense',
  properties: {
    ...mutable(),
    propertyId: p.uuid(),
    unitId: p.uuid().nullable(),
    category: p.enum(EXPENSE_CATEGORIES),
    spentOn: day(),
    /** The total, tax included. */
    amountCents: cents(),
    /** The tax included in it. */
    taxCents: cents().default(0),
    currency: p.string().length(3),
    payee: p.string().length(120),
    note: p.string().length(300).nullable(),
    /** The invoice. */
    documentId: p.uuid().nullable(),
    /** The repair that this is the cost of. */
    requestId: p.uuid().nullable(),
    /** The recurring expense that was booked, and its day: one each, by a unique index. */
    recurringId: p.uuid().nullable(),
    recurringOn: day().nullable(),
    /** The supplier's invoice that it comes from: it is owed until it is paid, and its figures are the invoice's. */
    invoiceId: p.uuid().nullable(),
    entryId: p.uuid(),
    /** The payment of the owed amount. */
    paidEntryId: p.uuid().nullable(),
    voidedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'spentOn', 'id'] }, { properties: ['propertyId'] }],
  policies: [...ownedBy('landlord')],
});

export class Expense extends Schema.class {}
Schema.setClass(Expense);
