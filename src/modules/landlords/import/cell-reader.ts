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

/** The cells of one line; notes what is wrong with each. */
export class CellReader {
  /** Columns with a complaint; null: the line as a whole. */
  readonly wrong = new Set<ImportColumn | null>();

  constructor(private readonly line: number, private readonly cells: TableRow['cells'], private readonly problems: ImportProblem[]) {}

  text(column: ImportColumn): string {
    return this.cells[column] ?? '';
  }

  complain(column: ImportColumn | null, code: ImportProblemCode, value = column ? this.text(column) : ''): void {
    this.wrong.add(column);
    this.problems.push({ line: this.line, column, code, value: value.slice(0, 120) });
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

  /** Lengths, and characters that no text may have. */
  checkTexts(): void {
    for (const [column, text] of Object.entries(this.cells) as [ImportColumn, string][]) {
      if (text.length > (MAX_LENGTH[column] ?? 60)) this.complain(column, 'too_long');
      else if (!text.isWellFormed() || /[\0-\x1f\x7f]/.test(text)) this.complain(column, 'unsafe_text');
    }
  }
}

/** What was read, or the complaint when it is null. */
export function orCode<T>(value: T | null, code: ImportProblemCode): Read<T> {
  return value === null ? { ok: false, code } : { ok: true, value };
}
