import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { sampleIn } from '../../platform/i18n/sample-texts.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { DocumentService } from '../documents/document.service.js';
import { InvoiceDrafts } from '../invoices/invoice-drafts.service.js';
import { InvoiceSenderDetails } from '../invoices/invoice-sender.entity.js';
import { InvoiceSteps } from '../invoices/invoice-steps.service.js';
import { PaperInvoices } from '../invoices/paper-invoices.service.js';
import { DEMO_DISPUTE, DEMO_INVOICES, DEMO_SENDER } from './demo-invoices.data.js';
import { DEMO_LABELS, invoiceOf } from './demo-papers.data.js';
import { drawn } from './demo-papers.js';

type Paper = NonNullable<(typeof DEMO_INVOICES)[number]['paper']>;
type Until = (typeof DEMO_INVOICES)[number]['until'];
interface Sides {
  landlord: Actor;
  supplier: Actor;
}

const SUPPLIER = 'select company_name as name from supplier where account_id = $1';
const ZONE = 'America/Toronto';

/**
 * Creates invoices of the demo supplier: one on paper that awaits approval, and one each that was approved, paid and
 * disputed.
 */
@Injectable()
export class DemoInvoices {
  constructor(
    private readonly scope: Scope,
    private readonly drafts: InvoiceDrafts,
    private readonly papers: PaperInvoices,
    private readonly steps: InvoiceSteps,
    private readonly documents: DocumentService,
  ) {}

  /** `jobs` are the ids of the requests of `DEMO_INVOICES`, in the same order. */
  async write(jobs: readonly string[], sides: Sides): Promise<void> {
    await this.scope.as(sides.supplier, () => this.saySender());
    for (const [at, { request, paper, until }] of DEMO_INVOICES.entries()) {
      const requestId = jobs[at];
      if (!requestId) continue;
      const id = await this.scope.as(sides.supplier, () => this.send(requestId, request.title, paper));
      await this.scope.as(sides.landlord, () => this.answer(id, until));
    }
  }

  /** Saves the sender's details. It also undoes a visitor's changes to them. */
  private async saySender(): Promise<void> {
    await this.scope.write('invoice.sender', async (tx) => {
      const accountId = orNotFound(tx.actor.accountId);
      const row = await tx.em.findOne(InvoiceSenderDetails, { accountId });
      const { address, ...rest } = DEMO_SENDER;
      const said = { ...address, ...rest };
      if (row) tx.em.assign(row, said);
      else tx.em.create(InvoiceSenderDetails, { id: v7(), accountId, createdAt: this.scope.clock.now(), ...said });
      tx.about('invoice_sender', row?.id ?? accountId, accountId);
    });
  }

  private async send(requestId: string, title: string, paper: Paper | null): Promise<string> {
    const id = await this.drafts.begin(requestId);
    if (paper) await this.usePaper(id, title, paper);
    await this.steps.take(id, { status: 'sent' });
    return id;
  }

  private async usePaper(id: string, title: string, { number, totalCents, taxCents }: Paper): Promise<void> {
    const [own] = await this.scope.rows<{ name: string }>(SUPPLIER, [this.scope.actor.accountId]);
    const name = own?.name ?? '';
    const issuedOn = todayIn(ZONE, this.scope.clock.now());
    const [gst, qst] = taxCents;
    const { invoice, date, subject, tax, total } = DEMO_LABELS;
    const bytes = await drawn({
      title: invoice,
      about: `${name}, ${number}`,
      facts: (language) => [
        [date, dayText(language, issuedOn)],
        [subject, sampleIn(language, title)],
        [tax, amountText(language, gst + qst, 'CAD')],
        [total, amountText(language, totalCents, 'CAD')],
      ],
      notes: [],
    });
    const { id: fileId } = await this.documents.keepOwn(bytes, invoiceOf(name), { purpose: 'supplier_invoice' });
    const taxes = [
      { name: 'GST', amountCents: gst },
      { name: 'QST', amountCents: qst },
    ];
    await this.papers.save(id, { fileId, number, issuedOn, totalCents, taxes, dueDays: 30 });
  }

  private async answer(id: string, until: Until): Promise<void> {
    if (until === 'sent') return;
    if (until === 'disputed') return this.steps.take(id, { status: 'disputed', reason: DEMO_DISPUTE });
    await this.steps.take(id, { status: 'approved' });
    const paidOn = todayIn(ZONE, this.scope.clock.now());
    if (until === 'paid') await this.steps.take(id, { status: 'paid', paidOn, paidMethod: 'transfer' });
  }
}
