import { Injectable } from '@nestjs/common';
import { QUANTITY_UNIT, TAX_RATE_UNIT } from '../../contract/invoices.js';
import { languageOf, localeOf } from '../../contract/languages.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { Scope } from '../../platform/scope/scope.js';
import { drawInvoice, type InvoiceText } from './invoice-pdf.js';
import { InvoiceReader } from './invoice-reader.service.js';
import type { InvoiceDetail } from './invoice.dto.js';

/** Invoices as PDF, in the supplier's language: it is the supplier's document. */
@Injectable()
export class InvoicePdf {
  constructor(
    private readonly scope: Scope,
    private readonly reader: InvoiceReader,
    private readonly words: Catalogues,
  ) {}

  /** 404 for someone else's, and for one on paper, which is its own document. A draft says that it is one. */
  async written(id: string): Promise<{ name: string; bytes: Buffer }> {
    const invoice = await this.reader.one(id);
    if (invoice.paper) throw new Problem('not_found');
    const [row] = await this.scope.rows<{ language: string }>(
      "select case when i.status = 'draft' then coalesce((select u.language from app_user u where u.id = lw_uid()), i.language) else i.language end as language from invoice i where i.id = $1",
      [id],
    );
    const text = this.text(invoice, languageOf(orNotFound(row).language));
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
      [say('from'), invoice.supplierName],
      [say('taxNumber'), invoice.taxNumber],
      [say('to'), invoice.landlordName],
      [say('job'), invoice.jobTitle],
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
              say('tax', { name, rate: percent.format((rateThousandths ?? 0) / TAX_RATE_UNIT) }),
              amount(amountCents),
            ] as const,
        ),
      ],
      total: [say('total'), amount(invoice.totalCents)],
      notes: [
        ...(invoice.note ? [invoice.note] : []),
        ...(invoice.status === 'void' ? [say('void')] : []),
        ...(invoice.paidOn ? [say('paid', { day: dayText(language, invoice.paidOn) })] : []),
        say('written'),
      ],
    };
  }
}
