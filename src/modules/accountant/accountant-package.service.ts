import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { fileName } from '../../platform/http/attachment.js';
import { csvLines, csvStart } from '../../platform/lists/to-csv.js';
import { Scope } from '../../platform/scope/scope.js';
import { ReportFiles } from '../reports/report-files.service.js';
import { openingsOf } from './opening.js';
import { PackageContentsReader, type PackageContents, type PackagePeriod } from './package-contents.service.js';
import { PackageSources, type OpenSources } from './package-sources.service.js';
import { PackageWords } from './package-words.service.js';
import { PackageZip } from './package-zip.js';
import { papersOf, type Paper } from './papers.js';

/** A package that is being packed. */
interface Packing {
  readonly zip: PackageZip;
  readonly contents: PackageContents;
  readonly sources: OpenSources;
  readonly period: PackagePeriod;
  readonly language: Language;
}

/** Everything that an accountant needs of a period, in one archive that is packed while it is sent. */
@Injectable()
export class AccountantPackage {
  constructor(
    private readonly scope: Scope,
    private readonly contents: PackageContentsReader,
    private readonly sources: PackageSources,
    private readonly words: PackageWords,
    private readonly reports: ReportFiles,
  ) {}

  /** 400 for a period that ends before it begins. The stream fails when something can’t be read, so that no one takes a part for all. */
  async make(period: PackagePeriod, language: Language): Promise<{ name: string; stream: Readable }> {
    const { from, to } = period;
    if (from > to) throw invalidField('from', 'from must not be after to', 'period');
    const contents = await this.contents.read(period);
    await this.scope.write('accountant_package.export', async (tx) => {
      tx.about('account', this.scope.actor.accountId ?? '').because(`${from} – ${to}`);
    });
    const zip = new PackageZip(this.scope.clock.now());
    const packing = { zip, contents, sources: this.sources.open(), period, language };
    return {
      name: fileName([this.words.say(language, 'name', { period: periodText(period) }), contents.landlord], 'zip'),
      stream: zip.fill(() => this.pack(packing)),
    };
  }

  private async pack(packing: Packing): Promise<void> {
    const { zip, contents, language } = packing;
    await zip.add('README.txt', [this.readme(packing)]);
    await zip.add('journal.csv', this.journal(packing));
    await zip.add('ledger.journal', this.ledger(packing));
    for (const [file, report] of contents.reports) await zip.add(file, [this.reports.csv(report, language)]);
    await zip.add('payments.csv', this.payments(packing));
    const { papers, paths } = papersOf(contents.expenses);
    const expenses = contents.expenses.map((row) => this.words.expenseLine(language, row, paths.get(row.id) ?? []));
    await zip.add('expenses.csv', [csvStart(this.words.head(language, 'expenses')), csvLines(expenses)]);
    await this.addPapers(packing, papers);
  }

  /** What each file is, in the landlord’s language. */
  private readme({ contents, period, language }: Packing): string {
    const say = (id: string) =>
      this.words.say(language, `readme.${id}`, { ...period, landlord: contents.landlord || '–' });
    const files = [
      'journal.csv',
      'ledger.journal',
      ...contents.reports.keys(),
      'payments.csv',
      'expenses.csv',
      'documents/',
      'SHA256SUMS',
    ];
    const lines = files.map((file) => `${file}\r\n    ${say(`file.${file.replace(/\W+/g, '_')}`)}`);
    return `\ufeff${[say('title'), say('about'), ...lines, say('amounts'), say('made')].join('\r\n\r\n')}\r\n`;
  }

  private async *journal({ contents, sources, language }: Packing): AsyncGenerator<string> {
    yield csvStart(this.words.head(language, 'journal'));
    for await (const rows of sources.entries(contents.journal))
      yield csvLines(rows.flatMap((row) => this.words.journalLines(language, row)));
  }

  private async *ledger({ contents, sources, period, language }: Packing): AsyncGenerator<string> {
    const books = contents.reports.get('trial-balance.csv');
    yield this.words.ledgerStart(language, period.from, books ? openingsOf(books) : []);
    for await (const rows of sources.entries(contents.journal))
      yield rows.map((row) => this.words.ledgerEntry(language, row)).join('');
  }

  private async *payments({ contents, sources, language }: Packing): AsyncGenerator<string> {
    yield csvStart(this.words.head(language, 'payments'));
    for await (const rows of sources.payments(contents.payments))
      yield csvLines(rows.map((row) => this.words.paymentLine(language, row)));
  }

  /** One after the other. What can no longer be read is named in a file of its own instead of being left out silently. */
  private async addPapers({ zip, sources, language }: Packing, papers: readonly Paper[]): Promise<void> {
    const missing: string[] = [];
    for (const paper of papers) {
      const bytes = await sources.paper(paper);
      if (bytes) await zip.add(paper.path, bytes, { compress: false });
      else missing.push(paper.path);
    }
    if (missing.length > 0)
      await zip.add('documents/MISSING.txt', [
        `\ufeff${[this.words.say(language, 'missing'), ...missing].join('\r\n')}\r\n`,
      ]);
  }
}

/** A whole year is called by its number. */
function periodText({ from, to }: PackagePeriod): string {
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : `${from} – ${to}`;
}
