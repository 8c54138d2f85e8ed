import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import { dayText } from '../../platform/i18n/written.js';
import { toCsv } from '../../platform/lists/to-csv.js';
import { drawReport, type ReportSheet } from './report-pdf.js';
import { ReportWords } from './report-words.service.js';
import type { Report } from './report.service.js';

/** Reports as files: the rows of the screen. */
@Injectable()
export class ReportFiles {
  constructor(private readonly words: ReportWords) {}

  /** Amounts are decimals, days ISO; one table below the other, each row with its currency. */
  csv({ tables }: Report, language: Language): string {
    const [first] = tables;
    if (!first) return toCsv([], []);
    const rows = tables.flatMap((table) =>
      table.rows.map(({ cells }) => [
        ...cells.map((cell, at) => this.words.plain(cell, table.columns[at]?.kind ?? 'text', table.currency, language)),
        table.currency,
      ]),
    );
    return toCsv([...this.words.head(first, language), this.words.say(language, 'column.currency')], rows);
  }

  pdf(report: Report, language: Language): Promise<Buffer> {
    const title = this.words.say(language, `title.${report.report}`);
    const period = this.words.say(
      language,
      report.report === 'rent_roll' || report.report === 'ageing' ? 'on' : 'period',
      { from: dayText(language, report.from), to: dayText(language, report.to) },
    );
    return drawReport({
      language,
      title,
      period,
      facts: [
        [this.words.say(language, 'landlord'), report.landlord],
        [this.words.say(language, 'column.property'), report.property ?? this.words.say(language, 'allProperties')],
      ],
      empty: this.words.say(language, 'empty'),
      sheets: report.tables.map((table): ReportSheet => ({
        currency: table.currency,
        columns: table.columns.map(({ kind }, at) => ({
          label: this.words.head(table, language)[at] ?? '',
          figure: kind === 'money' || kind === 'count',
        })),
        rows: table.rows.map(({ cells }) =>
          cells.map((cell, at) => this.words.shown(cell, table.columns[at]?.kind ?? 'text', table.currency, language)),
        ),
        totals: table.totals.map((total, at) =>
          total === null
            ? at === 0
              ? this.words.say(language, 'total')
              : ''
            : this.words.shown(total, table.columns[at]?.kind ?? 'text', table.currency, language),
        ),
      })),
    });
  }
}
