import { Injectable } from '@nestjs/common';
import { QUANTITY_UNIT, TAX_RATE_UNIT } from '../../contract/invoices.js';
import { languageOf, localeOf, type Language } from '../../contract/languages.js';
import { asOneLine } from '../../contract/one-line.js';
import { addressLines } from '../../contract/postal-address.js';
import { taxName } from '../../contract/sales-taxes.js';
import { Problem } from '../../platform/errors/problem.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { currentContext } from '../../platform/scope/context.js';
import { drawInvoice, type InvoiceText } from './invoice-pdf.js';
import { InvoiceReader } from './invoice-reader.service.js';
import type { InvoiceDetail } from './invoice.dto.js';
import { waysOf } from './sender.js';

/** Invoices as PDF. What is sent stays as it is, so its language is kept with it, like all that it says. */
@Injectable()
export class InvoicePdf {
  constructor(
    private readonly reader: InvoiceReader,
    private readonly words: Catalogues,
  ) {}

  /** 404 for someone else's, and for one on paper, which is its own document. A draft says that it is one. */
  async written(id: string, asked?: Language): Promise<{ name: string; bytes: Buffer }> {
    const invoice = await this.reader.one(id);
    if (invoice.paper) throw new Problem('not_found');
    const own = invoice.status === 'draft' ? currentContext().language : invoice.language;
    const text = this.text(invoice, asked ?? languageOf(own));
    const name = (invoice.number ?? 'draft').replace(/[^\w.-]+/g, '-');
    return { name: `invoice-${name}.pdf`, bytes: await drawInvoice(text) };
  }

  private text(invoice: InvoiceDetail, language: string): InvoiceText {
    const say = (id: string, values: Record<string, string> = {}) =>
      this.words.text(language, `invoices.pdf.${id}`, values);
    const amount = (value: number) => amountText(language, value, invoice.currency);
    const number = new Intl.NumberFormat(localeOf(languageOf(language)), { maximumFractionDigits: 3 });
    const percent = new Intl.NumberFormat(localeOf(languageOf(language)), {
      style: 'percent',
      maximumFractionDigits: 3,
    });
    const facts: [string, string | null][] = [
      [say('from'), [asOneLine(invoice.supplierName), ...reachOf(invoice.sender)].join('\n')],
      [say('taxNumber'), invoice.taxNumber],
      [say('to'), asOneLine(invoice.landlordName)],
      [say('job'), asOneLine(invoice.jobTitle)],
      [say('place'), invoice.place],
      [say('issued'), invoice.issuedOn && dayText(language, invoice.issuedOn)],
      [say('due'), invoice.dueOn && dayText(language, invoice.dueOn)],
    ];
    return {
      language,
      title: say('title'),
      number: invoice.number ? say('number', { number: invoice.number }) : say('draft'),
      facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
      columns: [say('description'), say('quantity'), say('price'), say('amount')],
      lines: invoice.lines.map(
        ({ description, quantityThousandths, unitCents, netCents }) =>
          [
            description,
            number.format(quantityThousandths / QUANTITY_UNIT),
            amount(unitCents),
            amount(netCents),
          ] as const,
      ),
      sums: [
        [say('net'), amount(invoice.netCents)],
        ...invoice.taxes.map(
          ({ name, rateThousandths, amountCents }) =>
            [
              say('tax', {
                name: taxName(name, languageOf(language)),
                rate: percent.format((rateThousandths ?? 0) / TAX_RATE_UNIT),
              }),
              amount(amountCents),
            ] as const,
        ),
      ],
      total: [say('total'), amount(invoice.totalCents)],
      pay: { title: say('pay'), ways: waysOf(invoice.sender, (way) => say(`pay.${way}`)) },
      notes: [
        ...(invoice.note ? [invoice.note] : []),
        ...(invoice.status === 'void' ? [say('void')] : []),
        ...(invoice.paidOn ? [say('paid', { day: dayText(language, invoice.paidOn) })] : []),
        say('written'),
      ],
    };
  }
}

function reachOf(sender: InvoiceDetail['sender']): string[] {
  if (!sender) return [];
  const { address, phone, email } = sender;
  return [...(address ? addressLines(address) : []), phone, email].filter((line) => line !== null);
}
