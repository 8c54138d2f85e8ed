import type { ListDefinition } from '../../platform/lists/list-rows.js';
import type { RecurringExpenseQuery, RecurringExpenseResponse } from './recurring-expense.dto.js';

export type RecurringExpenseRow = Omit<RecurringExpenseResponse, 'createdAt'> & { createdAt: Date };

export const RECURRING_COLUMNS = `r.id, r.property_id as "propertyId", p.name as "propertyName", r.unit_id as "unitId", u.label as "unitLabel",
  r.category, r.frequency, r.amount_cents as "amountCents", r.tax_cents as "taxCents", p.currency, r.payee, r.note,
  r.next_on as "nextOn", r.ends_on as "endsOn", r.paused_at is not null as paused, r.ended_at is not null as ended,
  (select count(*)::int from expense x where x.recurring_id = r.id and x.voided_at is null) as "bookedCount",
  r.created_at as "createdAt", r.version`;

export const RECURRING_FROM =
  'recurring_expense r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id';

/** Active and paused ones, the next one first. Expenses of ended ones stay in the list of expenses. */
export function recurringList({ propertyId, category }: RecurringExpenseQuery): ListDefinition {
  const values: unknown[] = [];
  const where = ['r.ended_at is null'];
  if (propertyId !== undefined) where.push(`r.property_id = $${values.push(propertyId)}`);
  if (category !== undefined) where.push(`r.category = $${values.push(category)}`);
  return {
    select: RECURRING_COLUMNS,
    from: RECURRING_FROM,
    where,
    values,
    sorts: {
      nextOn: 'r.next_on',
      createdAt: 'r.created_at',
      amountCents: 'r.amount_cents',
      payee: 'lower(r.payee)',
      category: 'r.category',
      property: 'lower(p.name)',
    },
    defaultSort: 'nextOn',
    id: 'r.id',
    search: ['r.payee', "coalesce(r.note, '')", 'p.name'],
  };
}

export function toRecurringExpense(row: RecurringExpenseRow): RecurringExpenseResponse {
  return {
    id: row.id,
    propertyId: row.propertyId,
    propertyName: row.propertyName,
    unitId: row.unitId,
    unitLabel: row.unitLabel,
    category: row.category,
    frequency: row.frequency,
    amountCents: row.amountCents,
    taxCents: row.taxCents,
    currency: row.currency,
    payee: row.payee,
    note: row.note,
    nextOn: row.nextOn,
    endsOn: row.endsOn,
    paused: row.paused,
    ended: row.ended,
    bookedCount: row.bookedCount,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
