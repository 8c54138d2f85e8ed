import { notAllowed } from '../move-error.js';
import type { Moving } from '../moved-sql.js';
import { rulesOf } from './column-rules.js';
import { onOneLine } from './one-line-columns.js';

/** Deeper JSON than the product writes is refused before anything reads it again. */
const DEPTH_MAX = 12;

/**
 * Checks each value of the rows of a table against what the product accepts, before the database has seen them. A refusal names
 * the table, the row and the column.
 */
export class RowChecks {
  private readonly rules: ReturnType<typeof rulesOf>;
  private readonly lines: readonly (readonly [column: string, change: (value: unknown) => unknown])[];
  private row = 0;

  constructor(
    private readonly table: Moving,
    /** When the archive was made, in milliseconds. */
    private readonly moment: number,
  ) {
    this.rules = rulesOf(table);
    this.lines = table.all.flatMap((column) => {
      const change = onOneLine(table.name, column);
      return change ? [[column, change] as const] : [];
    });
  }

  /** The row as JSON, written again, so that the database gets exactly what was checked. */
  checked(line: string): string {
    this.row += 1;
    const row = this.parsed(line);
    for (const [column, change] of this.lines) if (Object.hasOwn(row, column)) row[column] = change(row[column]);
    for (const [column, rule] of this.rules)
      if (!Object.hasOwn(row, column) || !rule(row[column], this.moment)) throw this.refused(column);
    const other = Object.keys(row).find((column) => !this.rules.has(column));
    if (other !== undefined) throw this.refused(other.slice(0, 63));
    return JSON.stringify(row);
  }

  private parsed(line: string): Record<string, unknown> {
    if (depthOf(line) > DEPTH_MAX) throw this.refused();
    try {
      const row: unknown = JSON.parse(line);
      if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as Record<string, unknown>;
    } catch (error) {
      throw this.refused(undefined, error);
    }
    throw this.refused();
  }

  private refused(column?: string, cause?: unknown): Error {
    const where = `row ${this.row} of ${this.table.name}`;
    return notAllowed(column === undefined ? where : `${where}, column ${column}`, cause);
  }
}

/** How deep brackets are nested, without those in texts. */
function depthOf(line: string): number {
  let [depth, deepest, inText] = [0, 0, false];
  for (let at = 0; at < line.length; at += 1) {
    const one = line[at];
    if (inText && one === '\\') at += 1;
    else if (one === '"') inText = !inText;
    else if (inText) continue;
    else if (one === '{' || one === '[') deepest = Math.max(deepest, (depth += 1));
    else if (one === '}' || one === ']') depth -= 1;
  }
  return deepest;
}
