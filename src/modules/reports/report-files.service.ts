import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import { fileName } from '../../platform/http/attachment.js';
import { dayText } from '../../platform/i18n/written.js';
import { toCsv, type CsvRow } from '../../platform/lists/to-csv.js';
import { letterhead } from '../accounts/rules/account-address.js';
import { drawReport, type ReportSheet } from './report-pdf.js';
import { ReportWords } from './report-words.service.js';
import type { Row, Table } from './report.js';
import type { Report } from './report.service.js';

/** Reports as files: the rows of the screen. */
@Injectable()
export class ReportFiles {
  constructor(private readonly words: ReportWords) {}

  /** The name of the file: the report, the property if it is about one, the account, and the days. */
  name(report: Report, language: Language, ending: 'csv' | 'pdf'): string {
    const { landlord, property, from, to } = report;
    const period = ofOneDay(report) ? to : this.words.say(language, 'period', { from, to });
    return fileName([this.words.title(report, language), property, landlord, period], ending);
  }

  /**
   * Amounts are decimals, days ISO; one table below the other, each row with its currency. The last column says whether a
   * line is a row, a subtotal or a total, so that a spreadsheet can leave out the sums.
   */
  csv({ tables }: Report, language: Language): string {
    const [first] = tables;
    if (!first) return toCsv([], []);
    const head = [...this.words.head(first, language), ...['currency', 'line'].map((id) => this.column(id, language))];
    return toCsv(
      head,
      tables.flatMap((table) => this.csvRows(table, language)),
    );
  }

  pdf(report: Report, language: Language): Promise<Buffer> {
    const { landlord, landlordAddress, property, basis, from, to } = report;
    const period = this.words.say(language, ofOneDay(report) ? 'on' : 'period', {
      from: dayText(language, from),
      to: dayText(language, to),
    });
    return drawReport({
      language,
      title: this.words.title(report, language),
      period,
      facts: [
        [this.words.say(language, 'landlord'), letterhead({ landlord, landlordAddress, country: null }, language)],
        [this.column('property', language), property ?? this.words.say(language, 'allProperties')],
        ...(basis ? [[this.words.say(language, 'basis'), this.words.say(language, `basis.${basis}`)] as const] : []),
      ],
      empty: this.words.say(language, 'empty'),
      sheets: report.tables.map((table) => this.sheet(table, language)),
    });
  }

  private csvRows(table: Table, language: Language): CsvRow[] {
    const { currency, columns, rows, totals } = table;
    const line = (cells: Row['cells'], kind: string): CsvRow => [
      ...cells.map((cell, at) => this.words.plain(cell, columns[at]?.kind ?? 'text', currency, language)),
      currency,
      this.words.say(language, `line.${kind}`),
    ];
    return [...rows.map((row) => line(row.cells, kindOf(row))), line(totals, 'total')];
  }

  private sheet(table: Table, language: Language): ReportSheet {
    const { currency, columns, rows, totals } = table;
    const shown = (cells: Row['cells']) =>
      cells.map((cell, at) => this.words.shown(cell, columns[at]?.kind ?? 'text', currency, language));
    const [, ...sums] = shown(totals);
    const head = this.words.head(table, language);
    return {
      currency,
      columns: columns.map(({ kind }, at) => ({
        label: head[at] ?? '',
        figure: kind === 'money' || kind === 'count',
      })),
      rows: rows.map((row) => ({ cells: shown(this.words.cells(row, language)), bold: row.subtotal ?? false })),
      totals: [this.words.say(language, 'total'), ...sums],
    };
  }

  private column(id: string, language: Language): string {
    return this.words.say(language, `column.${id}`);
  }
}

/** These look at one day. */
const ofOneDay = ({ report }: Report) => report === 'rent_roll' || report === 'ageing';

const kindOf = ({ sum, subtotal }: Row) => (subtotal ? 'subtotal' : sum ? 'not_added' : 'row');
