import type { ListDefinition } from '../../platform/lists/list-rows.js';
import type { ExpenseQuery, ExpenseResponse } from './expense.dto.js';

export type ExpenseRow = Omit<ExpenseResponse, 'voidedAt' | 'createdAt'> & { voidedAt: Date | null; createdAt: Date };

export const EXPENSE_COLUMNS = `x.id, x.property_id as "propertyId", p.name as "propertyName", x.unit_id as "unitId", u.label as "unitLabel",
  x.category, x.spent_on as "spentOn", x.amount_cents as "amountCents", x.tax_cents as "taxCents", x.currency, x.payee, x.note,
  case when f.id is null then null else json_build_object('id', f.id, 'name', f.name) end as document, x.request_id as "requestId",
  x.invoice_id as "invoiceId",
  x.entry_id as "entryId", x.voided_at as "voidedAt", x.created_at as "createdAt", x.version`;

export const EXPENSE_FROM = `expense x join property p on p.id = x.property_id left join unit u on u.id = x.unit_id
  left join stored_file f on f.id = x.document_id`;

/** Current expenses. Reversed ones are only in the ledger. */
export function expenseList({ propertyId, unitId, requestId, category, from, to }: ExpenseQuery): ListDefinition {
  const values: unknown[] = [];
  const where = ['x.voided_at is null'];
  const filter = (condition: string, value: unknown) =>
    value !== undefined && where.push(`${condition} $${values.push(value)}`);
  filter('x.property_id =', propertyId);
  filter('x.unit_id =', unitId);
  filter('x.request_id =', requestId);
  filter('x.category =', category);
  filter('x.spent_on >=', from);
  filter('x.spent_on <=', to);
  return {
    select: EXPENSE_COLUMNS,
    from: EXPENSE_FROM,
    where,
    values,
    sorts: {
      spentOn: 'x.spent_on',
      createdAt: 'x.created_at',
      amountCents: 'x.amount_cents',
      payee: 'lower(x.payee)',
      category: 'x.category',
      property: 'lower(p.name)',
    },
    defaultSort: '-spentOn',
    id: 'x.id',
    search: ['x.payee', "coalesce(x.note, '')", 'p.name'],
  };
}

export function toExpense(row: ExpenseRow): ExpenseResponse {
  return {
    id: row.id,
    propertyId: row.propertyId,
    propertyName: row.propertyName,
    unitId: row.unitId,
    unitLabel: row.unitLabel,
    category: row.category,
    spentOn: row.spentOn,
    amountCents: row.amountCents,
    taxCents: row.taxCents,
    currency: row.currency,
    payee: row.payee,
    note: row.note,
    document: row.document,
    requestId: row.requestId,
    invoiceId: row.invoiceId,
    entryId: row.entryId,
    voidedAt: row.voidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
