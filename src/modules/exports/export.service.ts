import { Injectable } from '@nestjs/common';
import { decimalOf } from '../../contract/amount-format.js';
import type { Language } from '../../contract/languages.js';
import { csvLines, csvStart } from '../../platform/lists/to-csv.js';
import { Scope } from '../../platform/scope/scope.js';
import { EXPORT_TABLES, type ExportName, type ExportTable } from './export-tables.js';
import { ExportWords } from './export-words.service.js';

type Row = Record<string, string | number | null>;

/** Which part of a table is exported, and how. */
export interface ExportChoice {
  /** Null for all rows. */
  readonly chosen: readonly string[] | null;
  /** Null for names and codes, as programs read them. */
  readonly language: Language | null;
}

/** Number of rows that are in memory as objects at the same time. */
const BATCH = 5000;

/** The data that a landlord can export: everything of their own account, in one file per table. */
@Injectable()
export class ExportService {
  constructor(
    private readonly scope: Scope,
    private readonly words: ExportWords,
  ) {}

  /**
   * A table as CSV: all rows or the chosen ones, with its columns and codes by name or in words. Amounts are exported as
   * decimals, and cells that a spreadsheet would run as formulas are escaped.
   */
  table(name: ExportName, { chosen, language }: ExportChoice): Promise<string> {
    const table: ExportTable = EXPORT_TABLES[name];
    const isChosen = table.chosen.map((id) => `${id} = any($1)`).join(' or ');
    return this.scope.read(async (query) => {
      const parts = [csvStart(language ? this.words.head(name, language) : table.columns)];
      await query(
        `declare leaving no scroll cursor for ${table.sql} and ($1::uuid[] is null or ${isChosen}) and $2::timestamptz is not null order by ${table.order}`,
        [chosen, this.scope.clock.now()],
      );
      for (;;) {
        const rows = await query<Row>(`fetch ${BATCH} from leaving`);
        parts.push(csvLines(rows.map((row) => this.line(name, row, language))));
        if (rows.length < BATCH) return parts.join('');
      }
    });
  }

  private line(name: ExportName, row: Row, language: Language | null): (string | number | null)[] {
    const table: ExportTable = EXPORT_TABLES[name];
    return table.columns.map((column) => {
      const value = valueOf(table, row, column);
      return language ? this.words.cell(name, column, value, language) : value;
    });
  }
}

function valueOf({ money }: ExportTable, row: Row, column: string): string | number | null {
  const value = row[column] ?? null;
  if (value === null || !money?.includes(column)) return value;
  return decimalOf(Number(value), String(row['currency']));
}
