import { Injectable, type StreamableFile } from '@nestjs/common';
import { decimalOf } from '../../contract/amount-format.js';
import { csvFile } from '../../platform/lists/csv-file.js';
import type { ExpenseQuery, ExpenseResponse } from './expense.dto.js';
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

/** The expenses of a list as CSV: the same filters, every page. */
@Injectable()
export class ExpenseCsv {
  constructor(private readonly expenses: ExpenseService) {}

  write(asked: ExpenseQuery): Promise<StreamableFile> {
    return csvFile('expenses.csv', COLUMNS, this.lines(asked));
  }

  private async *lines(asked: ExpenseQuery) {
    let cursor: string | undefined;
    do {
      const page = await this.expenses.list({ ...asked, sort: 'spentOn', limit: 200, cursor });
      yield page.items.map(line);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  }
}

function line(row: ExpenseResponse): (string | null)[] {
  const amount = (value: number) => decimalOf(value, row.currency);
  return [
    row.spentOn,
    row.propertyName,
    row.unitLabel,
    row.category,
    row.payee,
    amount(row.amountCents),
    amount(row.taxCents),
    row.currency,
    row.note,
    row.document?.name ?? null,
  ];
}
