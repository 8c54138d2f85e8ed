import { Injectable } from '@nestjs/common';
import { languageOf } from '../../contract/languages.js';
import { asOneLine } from '../../contract/one-line.js';
import { PRODUCT } from '../../contract/product.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { drawReceipt, type ReceiptText } from '../payments/rules/receipt-pdf.js';
import type { SubscriptionInvoice } from './subscription-invoice.entity.js';
import { SubscriptionReader } from './subscription-reader.service.js';

/** Receipts of what an account has paid to the platform, as PDF in its reader's language. */
@Injectable()
export class SubscriptionPdf {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly reader: SubscriptionReader,
    private readonly words: Catalogues,
  ) {}

  /** 404 for someone else's, 422 for one that is not paid. */
  async written(id: string): Promise<{ name: string; bytes: Buffer }> {
    const invoice = await this.reader.invoice(id);
    if (invoice.state !== 'paid' || !invoice.number) throw refusal('not_arrived');
    const [account] = await this.scope.rows<{ name: string }>('select name from account where id = $1', [
      invoice.accountId,
    ]);
    const text = this.text(invoice, invoice.number, orNotFound(account).name);
    return { name: `${invoice.number}.pdf`, bytes: await drawReceipt(text) };
  }

  private text(invoice: SubscriptionInvoice, number: string, payer: string): ReceiptText {
    const language = languageOf(currentContext().language);
    const say = (id: string, values: Record<string, string> = {}) =>
      this.words.text(language, `subscriptions.${id}`, values);
    const amount = (cents: number) => amountText(language, cents, invoice.currency);
    const day = (at: Date) => dayText(language, at.toISOString().slice(0, 10));
    const { plan, periodStart, periodEnd, paidAt, unusedCents, balanceCents, balanceAfterCents } = invoice;
    const from = this.settings.COMPANY_ADDRESS;
    const period = periodStart && (periodEnd ? `${day(periodStart)} – ${day(periodEnd)}` : day(periodStart));
    const facts: [string, string | null | undefined][] = [
      [say('receipt.date'), paidAt && day(paidAt)],
      [say('receipt.from'), asOneLine(payer)],
      [say('receipt.to'), from ? `${PRODUCT.name}, ${from}` : PRODUCT.name],
      [say('receipt.period'), period],
    ];
    const off = (id: string, cents: number): [string, string][] => (cents > 0 ? [[say(id), amount(-cents)]] : []);
    return {
      language,
      title: say('receipt.title'),
      number: say('receipt.number', { number }),
      facts: facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : [])),
      lines: [
        [say(`plan.${plan}`), amount(invoice.priceCents)],
        ...off('receipt.unused', unusedCents),
        ...off('receipt.balance', balanceCents),
        ...(balanceAfterCents > 0 ? [[say('receipt.kept'), amount(balanceAfterCents)] as [string, string]] : []),
      ],
      total: [say('receipt.total'), amount(invoice.totalCents)],
      notes: [
        ...(invoice.refundedCents > 0 ? [say('receipt.wentBack', { amount: amount(invoice.refundedCents) })] : []),
        ...(invoice.provider === 'sandbox' ? [say('receipt.sandbox')] : []),
      ],
    };
  }
}
