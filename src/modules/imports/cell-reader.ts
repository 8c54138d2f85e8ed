import type { ImportProblemCode } from '../../contract/import-columns.js';
import { importValueOf, type ValuedColumn } from '../../contract/import-values.js';
import { CELL_MAX, type ImportField } from '../../contract/import/fields.js';
import type { LawCitation } from '../regions/rules/region-fact.js';
import type { Read } from './read-cell.js';
import type { TableRow } from './read-table.js';

/** A tenancy rule that a lease breaks, with its source. Imports that were kept before have no `place` and `law`. */
export interface BrokenRule {
  code: string;
  limitCents: number | null;
  limitDays?: number | null;
  source: string;
  place?: string | null;
  law?: LawCitation | null;
}

export interface ImportProblem {
  line: number;
  column: ImportField | null;
  code: ImportProblemCode;
  /** The text of the cell. */
  value: string;
  /** The tenancy rule that a lease breaks. */
  rule?: BrokenRule;
}

const MAX_LENGTH: Partial<Record<ImportField, number>> = {
  ...CELL_MAX,
  streetNumber: 12,
  street: 140,
  city: 80,
  postalCode: 12,
  propertyName: 120,
  unit: 20,
  firstName: 80,
  lastName: 80,
  email: 600,
  phone: 200,
};
/** Cells of several people or lines may have line breaks in them. */
const LINES: ReadonlySet<ImportField> = new Set(['address', 'tenantName', 'email', 'phone']);
const CONTROLS = /[\0-\x1f\x7f\u0085\u2028\u2029]/;

/** The number of characters of a cell that a mistake quotes. */
const MAX_SHOWN = 120;

/** The cells of one line, with a list of their mistakes. A cell that is too long is refused before its text is read. */
export class CellReader {
  /** Columns with a mistake; null for the line as a whole. */
  readonly wrong = new Set<ImportField | null>();
  private readonly cells: TableRow['cells'] = {};
  private readonly refused = new Set<ImportField>();

  constructor(
    readonly line: number,
    cells: TableRow['cells'],
    private readonly problems: ImportProblem[],
  ) {
    for (const [column, text] of Object.entries(cells) as [ImportField, string][]) {
      if (text.length > (MAX_LENGTH[column] ?? 60)) this.refuse(column, 'too_long', text);
      else if (!text.isWellFormed() || CONTROLS.test(LINES.has(column) ? text.replace(/[\n\r\t]/g, ' ') : text))
        this.refuse(column, 'unsafe_text', text);
      else this.cells[column] = text;
    }
  }

  /** Fills an empty cell with a value that was taken out of another cell or is the same for the whole file. */
  put(column: ImportField, text: string, from: ImportField | null = null): void {
    if (!text || this.has(column)) return;
    if (text.length > (MAX_LENGTH[column] ?? 60)) return from ? this.complain(from, 'too_long') : undefined;
    this.cells[column] = text;
  }

  /** Replaces the written value. */
  replace(column: ImportField, text: string): void {
    if (!this.refused.has(column)) this.cells[column] = text;
  }

  /** Empty for a cell that was refused. */
  text(column: ImportField): string {
    return this.cells[column] ?? '';
  }

  /** Whether the cell has a value, even if it was refused. */
  has(column: ImportField): boolean {
    return this.refused.has(column) || this.text(column) !== '';
  }

  /** Whether all of them were written and none was refused. */
  hasWhole(columns: readonly ImportField[]): boolean {
    return columns.every((column) => this.text(column) !== '');
  }

  /** A refused cell gets no further mistake. */
  complain(column: ImportField | null, code: ImportProblemCode, value = column ? this.text(column) : ''): void {
    if (column && this.refused.has(column)) return;
    this.wrong.add(column);
    this.problems.push({ line: this.line, column, code, value: value.slice(0, MAX_SHOWN) });
  }

  required(column: ImportField): string {
    const text = this.text(column);
    if (!text) this.complain(column, 'required');
    return text;
  }

  optional<T>(column: ImportField, read: (text: string) => Read<T>): T | null {
    const text = this.text(column);
    if (!text) return null;
    const result = read(text);
    if (result.ok) return result.value;
    this.complain(column, result.code);
    return null;
  }

  /** A value of a column that only accepts certain values. */
  oneOf<T extends string>(column: ValuedColumn, isKnown: (value: string) => value is T): T | null {
    return this.optional(column, (text) => {
      const value = importValueOf(column, text);
      return orCode(value !== null && isKnown(value) ? value : null, 'unknown_value');
    });
  }

  private refuse(column: ImportField, code: ImportProblemCode, text: string): void {
    this.complain(column, code, text);
    this.refused.add(column);
  }
}

/** The value that was read, or a mistake when it is null. */
export function orCode<T>(value: T | null, code: ImportProblemCode): Read<T> {
  return value === null ? { ok: false, code } : { ok: true, value };
}
