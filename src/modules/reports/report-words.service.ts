import { Injectable } from '@nestjs/common';
import { decimalOf } from '../../contract/amount-format.js';
import { languageOf, type Language } from '../../contract/languages.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { currentContext } from '../../platform/scope/context.js';
import type { ReportResponse, ReportTableResponse } from './report.dto.js';
import type { Behind, Cell, CellKind, Row, Table } from './report.js';
import type { Report } from './report.service.js';

/** Puts a report into words: one set for the screen, the CSV and the PDF. */
@Injectable()
export class ReportWords {
  constructor(private readonly words: Catalogues) {}

  languageFor(asked: Language | undefined): Language {
    return asked ?? languageOf(currentContext().language);
  }

  say(language: Language, id: string, values: Record<string, string | number> = {}): string {
    return this.words.text(language, `reports.${id}`, values);
  }

  response(report: Report, language: Language): ReportResponse {
    const { from, to, propertyId, basis, points } = report;
    return {
      report: report.report,
      title: this.title(report, language),
      from,
      to,
      propertyId,
      basis,
      tables: report.tables.map((table) => this.table(table, language)),
      points,
    };
  }

  /** What the report is called; on cash basis it says so. */
  title({ report, basis }: Pick<Report, 'report' | 'basis'>, language: Language): string {
    return this.say(language, basis === 'cash' ? `title.${report}_cash` : `title.${report}`);
  }

  /** The cells of a row as people read them: a subtotal says of what it is one. */
  cells({ cells, subtotal }: Row, language: Language): readonly Cell[] {
    if (!subtotal) return cells;
    return [this.say(language, 'subtotal', { property: this.named(cells[0] ?? '', language) }), ...cells.slice(1)];
  }

  head(table: Table, language: Language): string[] {
    return table.columns.map(({ id }) => this.label(id, language));
  }

  /** As people read it: amounts with their sign, days in words. */
  shown(cell: Cell, kind: CellKind, currency: string, language: Language): string {
    if (cell === null) return '';
    if (kind === 'money') return amountText(language, Number(cell), currency, { code: false });
    if (kind === 'day') return dayText(language, String(cell), 'medium');
    return this.named(cell, language);
  }

  /** As programs read it: decimals and ISO days. */
  plain(cell: Cell, kind: CellKind, currency: string, language: Language): string | null {
    if (cell === null) return null;
    return kind === 'money' ? decimalOf(Number(cell), currency) : this.named(cell, language);
  }

  private table(
    { currency, columns, rows, totals, behind: totalsBehind }: Table,
    language: Language,
  ): ReportTableResponse {
    return {
      currency,
      columns: columns.map(({ id, kind }) => ({ id, kind, label: this.label(id, language) })),
      rows: rows.map((row) => ({
        id: row.id,
        leaseId: row.leaseId ?? null,
        sum: row.sum ?? false,
        subtotal: row.subtotal ?? false,
        cells: this.cells(row, language).map((cell, at) => ({
          text: cell === null || typeof cell === 'number' ? null : this.named(cell, language),
          amount: typeof cell === 'number' ? cell : null,
          behind: toBehind(row.behind[columns[at]?.id ?? '']),
        })),
      })),
      totals: [...totals],
      totalsBehind: columns.map(({ id }) => toBehind(totalsBehind[id])),
    };
  }

  /** A column of a year is called like the year. */
  private label(id: string, language: Language): string {
    return /^year_\d+$/.test(id) ? id.slice('year_'.length) : this.say(language, `column.${id}`);
  }

  private named(cell: Cell, language: Language): string {
    return typeof cell === 'object' && cell !== null ? this.say(language, cell.word) : String(cell ?? '');
  }
}

function toBehind(behind: Behind | undefined): ReportTableResponse['rows'][number]['cells'][number]['behind'] {
  if (!behind) return null;
  const {
    accounts,
    propertyId = null,
    leaseId = null,
    unit = null,
    currency,
    from = null,
    to = null,
    side = null,
    creditsAdd = null,
    received = null,
    running = null,
    open = null,
    dueFrom = null,
    dueTo = null,
    basis = null,
  } = behind;
  return {
    accounts: accounts ? [...accounts] : null,
    propertyId,
    leaseId,
    unit,
    currency,
    from,
    to,
    side,
    creditsAdd,
    received,
    running,
    open,
    dueFrom,
    dueTo,
    basis,
  };
}
