/** The reports that there are; the client and the PDF name them by `reports.<name>`. */
export const REPORTS = ['rent_roll', 'ledger', 'income_expense', 'ageing', 'tax_year', 'maintenance_costs'] as const;
export type ReportName = (typeof REPORTS)[number];

/** Income when it is charged, or when the money arrives. */
export const BASES = ['accrual', 'cash'] as const;
export type Basis = (typeof BASES)[number];

export const CELL_KINDS = ['text', 'day', 'money', 'count'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export interface Column {
  /** Named by `reports.column.<id>`. */
  readonly id: string;
  readonly kind: CellKind;
}

/** The entries that make up a figure. */
export interface Behind {
  readonly accounts?: readonly string[];
  readonly propertyId?: string;
  readonly leaseId?: string;
  /** Of the expenses of this unit alone, or with `none` of no unit. */
  readonly unit?: string;
  readonly currency: string;
  readonly from?: string;
  readonly to?: string;
  /** Debits or credits alone. */
  readonly side?: 'debit' | 'credit';
  /** The figure counts credits above zero and debits below. */
  readonly creditsAdd?: true;
  /** Money received from tenants, less what was returned. */
  readonly received?: true;
  /** Leases alone that ran on that day. */
  readonly running?: string;
  /** What was open of charges, now or on the day `to`, with what had settled a part of them. */
  readonly open?: true;
  readonly dueFrom?: string;
  readonly dueTo?: string;
  /** Lines on cash basis instead of postings. */
  readonly basis?: 'cash';
}

/** Words of ours by the id of their message, `account.rent_income`; texts are data. */
export type Cell = string | number | null | { readonly word: string };

export const word = (id: string): Cell => ({ word: id });

export interface Row {
  readonly id: string;
  /** One for each column. */
  readonly cells: readonly Cell[];
  /** By column: what opens the figure. */
  readonly behind: Readonly<Record<string, Behind>>;
  /** The lease of the row, to open. */
  readonly leaseId?: string | null;
  /** Sums within the table, set apart: they are in no total. */
  readonly sum?: boolean;
  /** A sum of the rows of one property above it. */
  readonly subtotal?: boolean;
}

/** One table in one currency: amounts are never added across (docs/specification/payments.md). */
export interface Table {
  readonly currency: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** One for each column; null where nothing can be added. */
  readonly totals: readonly (number | null)[];
  /** By column: what opens the total. */
  readonly behind: Readonly<Record<string, Behind>>;
}

/** Adds up the columns of amounts and counts. Rows that are sums already are left out. */
export function tableOf(
  currency: string,
  columns: readonly Column[],
  rows: readonly Row[],
  behind: Table['behind'] = {},
): Table {
  return { currency, columns, rows, totals: totalsOf(columns, rows), behind };
}

/** The rows of one property, in their order, and what opens their sums. */
export interface PropertyRows {
  readonly propertyId: string;
  readonly rows: readonly Row[];
  readonly behind: Row['behind'];
}

/**
 * Rows under their properties, each property with its subtotal. A property with one row needs no subtotal, and neither
 * does a table with one property, whose total would be the same.
 */
export function withSubtotals(columns: readonly Column[], properties: readonly PropertyRows[]): Row[] {
  if (properties.length < 2) return properties.flatMap(({ rows }) => rows);
  return properties.flatMap(({ propertyId, rows, behind }) =>
    rows.length < 2 ? rows : [...rows, subtotalOf(columns, propertyId, rows, behind)],
  );
}

function subtotalOf(columns: readonly Column[], propertyId: string, rows: readonly Row[], behind: Row['behind']): Row {
  const cells = totalsOf(columns, rows).map((total, at) => (at === 0 ? (rows[0]?.cells[0] ?? null) : total));
  return { id: `subtotal-${propertyId}`, cells, behind, sum: true, subtotal: true };
}

function totalsOf(columns: readonly Column[], rows: readonly Row[]): (number | null)[] {
  return columns.map(({ kind }, at) => {
    if (kind !== 'money' && kind !== 'count') return null;
    const own = rows.filter(({ sum }) => !sum);
    // Where nothing is known there is no total: $0.00 would be a figure.
    if (own.length > 0 && own.every(({ cells }) => (cells[at] ?? null) === null)) return null;
    return own.reduce((total, { cells }) => total + Number(cells[at] ?? 0), 0);
  });
}

/** Tables by currency, those with the most rows first. */
export function tablesBy<R extends { currency: string }>(
  rows: readonly R[],
  make: (currency: string, rows: R[]) => Table,
): Table[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, own]) => make(currency, own))
    .sort((a, b) => b.rows.length - a.rows.length || a.currency.localeCompare(b.currency));
}
