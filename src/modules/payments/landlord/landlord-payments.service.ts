import { Injectable, type StreamableFile } from '@nestjs/common';
import { decimalOf } from '../../../contract/amount-format.js';
import { currency as currencyOf } from '../../../contract/currencies.js';
import type { Language } from '../../../contract/languages.js';
import { cents } from '../../../contract/money.js';
import { shownPaymentState } from '../../../contract/payment-states.js';
import { methodIn } from '../../../contract/transfer-name.js';
import { Catalogues } from '../../../platform/i18n/catalogues.js';
import { csvFile } from '../../../platform/lists/csv-file.js';
import { listPages } from '../../../platform/lists/list-pages.js';
import { groupedRows, readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Recorder } from '../../ledger/recorder.dto.js';
import type {
  LandlordPaymentFileQuery,
  LandlordPaymentQuery,
  LandlordPaymentResponse,
  PaymentTotals,
} from './landlord-payment.dto.js';
import { landlordPayments, TOTALS, toLandlordPayment, type LandlordPaymentRow } from './landlord-payment.rows.js';

const CSV_COLUMNS = [
  'receivedOn',
  'payer',
  'tenants',
  'streetNumber',
  'street',
  'unit',
  'method',
  'amount',
  'refunded',
  'currency',
  'state',
  'receiptNumber',
  'note',
  'recordedBy',
  'recordedAt',
  'takenBackBy',
  'takenBackAt',
] as const;

/** A word for a code: the code itself for programs, who ask for no language. */
type Say = (id: string, code: string) => string;

/** Every payment of a landlord over all leases: as a list, as sums, and as a file. */
@Injectable()
export class LandlordPayments {
  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
  ) {}

  async list(asked: LandlordPaymentQuery): Promise<Page<LandlordPaymentResponse>> {
    const page = await readList<LandlordPaymentRow>(this.scope, landlordPayments(asked), asked);
    return new Page(page.items.map(toLandlordPayment), page.nextCursor, page.total);
  }

  /** The sums of the filtered payments on all pages, one row per currency. */
  totals(asked: LandlordPaymentQuery): Promise<PaymentTotals[]> {
    return groupedRows<PaymentTotals>(
      (text, values) => this.scope.rows(text, values),
      { ...landlordPayments(asked), ...TOTALS },
      asked,
      'y.currency',
    );
  }

  /** The same rows in the same order as CSV, with names and codes or in words; amounts are decimals. */
  csv(asked: LandlordPaymentFileQuery): Promise<StreamableFile> {
    const say = this.wordsIn(asked.language);
    const head = CSV_COLUMNS.map((column) => say('payments.list.column', column));
    return csvFile('payments.csv', head, this.lines(asked, say));
  }

  private wordsIn(language: Language | undefined): Say {
    return (id, code) => (language ? this.words.text(language, `${id}.${code}`) : code);
  }

  private async *lines(asked: LandlordPaymentQuery, say: Say) {
    for await (const rows of listPages<LandlordPaymentRow>(
      this.scope,
      landlordPayments(asked),
      asked,
      Number.MAX_SAFE_INTEGER,
    ))
      yield rows.map((row) => line(row, say));
  }
}

function line(row: LandlordPaymentRow, say: Say): (string | null)[] {
  const amount = (value: number) => decimalOf(cents(value), currencyOf(row.currency));
  return [
    row.paidOn,
    row.payerName,
    row.tenants.join(', '),
    row.streetNumber,
    row.street,
    row.unitLabel,
    say('payments.receipt.methods', methodIn(row.method, row.currency)),
    amount(row.amountCents),
    amount(row.refundedCents),
    row.currency,
    say('payments.list.state', shownPaymentState(row)),
    row.receiptNumber,
    row.note,
    ...recorder(row.recordedBy, say),
    ...recorder(row.takenBackBy, say),
  ];
}

/** Who and when; a word where it was no one who is still in the account. */
const recorder = (by: Recorder | null, say: Say) =>
  by ? [by.name ?? say('payments.list.by', by.kind), by.at] : [null, null];
