import type { ImportColumn, ImportProblemCode } from '../../../contract/import-columns.js';
import { importValueOf, type ValuedColumn } from '../../../contract/import-values.js';
import type { Read } from './read-cell.js';
import type { TableRow } from './read-table.js';

export interface ImportProblem {
  line: number;
  column: ImportColumn | null;
  code: ImportProblemCode;
  /** What stands in the cell. */
  value: string;
  /** The tenancy rule that a lease breaks. */
  rule?: { code: string; limitCents: number | null; source: string };
}

const MAX_LENGTH: Partial<Record<ImportColumn, number>> = {
  streetNumber: 12, street: 120, city: 80, postalCode: 12, propertyName: 120, unit: 20, firstName: 80, lastName: 80, email: 254, phone: 40,
};

/** Characters of a cell that a complaint repeats. */
const MAX_SHOWN = 120;

/** The cells of one line; notes what is wrong with each. One that is too long is refused at once, and nothing looks at what is in it. */
export class CellReader {
  /** Columns with a complaint; null: the line as a whole. */
  readonly wrong = new Set<ImportColumn | null>();
  private readonly cells: TableRow['cells'] = {};
  private readonly refused = new Set<ImportColumn>();

  constructor(private readonly line: number, cells: TableRow['cells'], private readonly problems: ImportProblem[]) {
    for (const [column, text] of Object.entries(cells) as [ImportColumn, string][]) {
      if (text.length > (MAX_LENGTH[column] ?? 60)) this.refuse(column, 'too_long', text);
      else if (!text.isWellFormed() || /[\0-\x1f\x7f]/.test(text)) this.refuse(column, 'unsafe_text', text);
      else this.cells[column] = text;
    }
  }

  /** Empty for a cell that was refused. */
  text(column: ImportColumn): string {
    return this.cells[column] ?? '';
  }

  /** Whether the line says something there, be it refused. */
  has(column: ImportColumn): boolean {
    return this.refused.has(column) || this.text(column) !== '';
  }

  /** Whether all of them were written and none was refused. */
  hasWhole(columns: readonly ImportColumn[]): boolean {
    return columns.every((column) => this.text(column) !== '');
  }

  /** A cell that was refused has its one complaint. */
  complain(column: ImportColumn | null, code: ImportProblemCode, value = column ? this.text(column) : ''): void {
    if (column && this.refused.has(column)) return;
    this.wrong.add(column);
    this.problems.push({ line: this.line, column, code, value: value.slice(0, MAX_SHOWN) });
  }

  required(column: ImportColumn): string {
    const text = this.text(column);
    if (!text) this.complain(column, 'required');
    return text;
  }

  optional<T>(column: ImportColumn, read: (text: string) => Read<T>): T | null {
    const text = this.text(column);
    if (!text) return null;
    const result = read(text);
    if (result.ok) return result.value;
    this.complain(column, result.code);
    return null;
  }

  /** A value of a column that takes certain ones alone. */
  oneOf<T extends string>(column: ValuedColumn, isKnown: (value: string) => value is T): T | null {
    return this.optional(column, (text) => {
      const value = importValueOf(column, text);
      return orCode(value !== null && isKnown(value) ? value : null, 'unknown_value');
    });
  }

  private refuse(column: ImportColumn, code: ImportProblemCode, text: string): void {
    this.complain(column, code, text);
    this.refused.add(column);
  }
}

/** What was read, or the complaint when it is null. */
export function orCode<T>(value: T | null, code: ImportProblemCode): Read<T> {
  return value === null ? { ok: false, code } : { ok: true, value };
}
