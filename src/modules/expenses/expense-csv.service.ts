import { Injectable, type StreamableFile } from '@nestjs/common';
import { decimalOf } from '../../contract/amount-format.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { csvFile } from '../../platform/lists/csv-file.js';
import type { ExpenseFileQuery, ExpenseQuery, ExpenseResponse } from './expense.dto.js';
import { ExpenseService } from './expense.service.js';

const COLUMNS = [
  'spentOn',
  'property',
  'unit',
  'category',
  'payee',
  'amount',
  'tax',
  'currency',
  'note',
  'invoice',
] as const;

/** A word for a code: the code itself for programs, who ask for no language. */
type Say = (id: string, code: string) => string;

/** The expenses of a list as CSV: the same filters, every page. */
@Injectable()
export class ExpenseCsv {
  constructor(
    private readonly expenses: ExpenseService,
    private readonly words: Catalogues,
  ) {}

  write({ language, ...asked }: ExpenseFileQuery): Promise<StreamableFile> {
    const say: Say = (id, code) => (language ? this.words.text(language, `${id}${code}`) : code);
    const head = COLUMNS.map((column) => say('expenses.list.column.', column));
    return csvFile('expenses.csv', head, this.lines(asked, say));
  }

  private async *lines(asked: ExpenseQuery, say: Say) {
    let cursor: string | undefined;
    do {
      const page = await this.expenses.list({ ...asked, sort: 'spentOn', limit: 200, cursor });
      yield page.items.map((row) => line(row, say));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  }
}

function line(row: ExpenseResponse, say: Say): (string | null)[] {
  const amount = (value: number) => decimalOf(value, row.currency);
  return [
    row.spentOn,
    row.propertyName,
    row.unitLabel,
    say('reports.account.expense_', row.category),
    row.payee,
    amount(row.amountCents),
    amount(row.taxCents),
    row.currency,
    row.note,
    row.document?.name ?? null,
  ];
}
