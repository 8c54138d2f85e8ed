import { Injectable } from '@nestjs/common';
import { decimalOf } from '../../contract/amount-format.js';
import type { Language } from '../../contract/languages.js';
import { methodIn } from '../../contract/transfer-name.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import type { CsvRow } from '../../platform/lists/to-csv.js';
import { ChartOfAccounts } from '../ledger/chart-of-accounts.service.js';
import type { Recorder } from '../ledger/recorder.dto.js';
import { ReportWords } from '../reports/report-words.service.js';
import type { JournalRow } from './journal.js';
import type { Opening } from './opening.js';
import type { ExpenseLine, PaymentRow } from './paid-and-spent.js';
import { accountPath, declarations, transaction } from './plain-text-ledger.js';

const JOURNAL = [
  'date',
  'entryId',
  'entry',
  'account',
  'accountId',
  'debit',
  'credit',
  'currency',
  'property',
  'unit',
  'tenants',
  'supplier',
  'label',
  'note',
  'reverses',
  'enteredAt',
  'recordedBy',
] as const;
const PAYMENTS = [
  'paidOn',
  'property',
  'unit',
  'payer',
  'tenants',
  'method',
  'state',
  'amount',
  'fee',
  'feeBearer',
  'cashback',
  'currency',
  'receiptNumber',
  'returnedOn',
  'note',
  'recordedBy',
  'takenBackBy',
] as const;
const EXPENSES = [
  'spentOn',
  'property',
  'unit',
  'category',
  'supplier',
  'amount',
  'tax',
  'currency',
  'invoiceNumber',
  'paidOn',
  'note',
  'documents',
] as const;

/** The lines of the package's files, in a language. Amounts are decimals, days ISO. */
@Injectable()
export class PackageWords {
  constructor(
    private readonly words: Catalogues,
    private readonly reports: ReportWords,
    private readonly accounts: ChartOfAccounts,
  ) {}

  say(language: Language, id: string, values: Record<string, string | number> = {}): string {
    return this.words.text(language, `accountant.${id}`, values);
  }

  head(language: Language, file: 'journal' | 'payments' | 'expenses'): string[] {
    const columns = { journal: JOURNAL, payments: PAYMENTS, expenses: EXPENSES }[file];
    return columns.map((id) => this.say(language, `column.${id}`));
  }

  /** A line for each side of an entry. */
  journalLines(language: Language, entry: JournalRow): CsvRow[] {
    const { date, id, currency, property, unit, tenants, supplier, label, note, reverses, enteredAt } = entry;
    const recordedBy = this.recorder(language, entry.recordedBy);
    return entry.postings.map(({ account, cents }) => [
      date,
      id,
      this.entry(language, entry.kind),
      this.account(language, account),
      account,
      cents > 0 ? decimalOf(cents, currency) : null,
      cents < 0 ? decimalOf(-cents, currency) : null,
      currency,
      property,
      unit,
      tenants,
      supplier,
      label,
      note,
      reverses,
      enteredAt,
      recordedBy,
    ]);
  }

  paymentLine(language: Language, row: PaymentRow): CsvRow {
    const amount = (cents: number) => decimalOf(cents, row.currency);
    return [
      row.paidOn,
      row.property,
      row.unit,
      row.payer,
      row.tenants,
      this.words.text(language, `payments.receipt.methods.${methodIn(row.method, row.currency)}`),
      this.say(language, `state.${row.state}`),
      amount(row.amountCents),
      amount(row.feeCents),
      this.say(language, `bearer.${row.feeBearer}`),
      amount(row.cashbackCents),
      row.currency,
      row.receiptNumber,
      row.returnedOn,
      row.note,
      this.recorder(language, row.recordedBy),
      this.recorder(language, row.takenBackBy),
    ];
  }

  /** A colleague's name, or in words that it was no one who is still in the account. */
  private recorder(language: Language, by: Recorder | null): string | null {
    return by && (by.name ?? this.say(language, `recorder.${by.kind}`));
  }

  expenseLine(language: Language, row: ExpenseLine, documents: readonly string[]): CsvRow {
    const amount = (cents: number) => decimalOf(cents, row.currency);
    return [
      row.spentOn,
      row.property,
      row.unit,
      this.account(language, `expense_${row.category}`),
      row.supplier,
      amount(row.amountCents),
      amount(row.taxCents),
      row.currency,
      row.invoiceNumber,
      row.paidOn,
      row.note,
      documents.join('; ') || null,
    ];
  }

  /** The beginning of the plain-text ledger: its accounts, and what was there before the period. */
  ledgerStart(language: Language, from: string, openings: readonly Opening[]): string {
    const accounts = Object.keys(this.accounts.kinds);
    const names = new Map(accounts.map((account) => [this.path(account), this.account(language, account)]));
    const before = openings
      .filter(({ postings }) => postings.length > 0)
      .map(({ currency, postings }) =>
        transaction({
          date: from,
          description: this.say(language, 'opening'),
          currency,
          tags: [],
          postings: this.byPath(postings),
        }),
      );
    const currencies = openings.map(({ currency }) => currency);
    return declarations(currencies, names) + before.join('');
  }

  ledgerEntry(language: Language, entry: JournalRow): string {
    const place = [entry.property, entry.unit].filter(Boolean).join(' ');
    return transaction({
      date: entry.date,
      code: entry.id,
      description: [this.entry(language, entry.kind), entry.label, place].filter(Boolean).join(' - '),
      currency: entry.currency,
      tags: [
        ['property', entry.property],
        ['unit', entry.unit],
        ['tenants', entry.tenants],
        ['supplier', entry.supplier],
        ['note', entry.note],
        ['reverses', entry.reverses],
        ['recorded-by', this.recorder(language, entry.recordedBy)],
      ],
      postings: this.byPath(entry.postings),
    });
  }

  private byPath(postings: JournalRow['postings']): JournalRow['postings'] {
    return postings.map(({ account, cents }) => ({ account: this.path(account), cents }));
  }

  private path(account: string): string {
    return accountPath(account, this.accounts.kinds[account]);
  }

  private account(language: Language, account: string): string {
    return this.reports.say(language, `account.${account}`);
  }

  private entry(language: Language, kind: string): string {
    return this.reports.say(language, `entry.${kind}`);
  }
}
