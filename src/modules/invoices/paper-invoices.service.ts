import { Injectable } from '@nestjs/common';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { DocumentService } from '../documents/document.service.js';
import { lockedInvoice, touchInvoice } from './invoice-drafts.service.js';
import type { SavePaperRequest } from './invoice.dto.js';
import type { Invoice } from './invoice.entity.js';

/** A file of one's own, and of no other invoice. */
const OWN_PAPER = `select f.media_type as "mediaType" from stored_file f where f.id = $1 and f.account_id = $2 and f.purpose = 'supplier_invoice'
  and not exists (select 1 from invoice i where i.file_id = f.id and i.id <> $3)`;
const FILED = `select (r.created_at at time zone $2)::date::text as day from service_request r where r.id = $1`;

/** Invoices that a supplier has on paper: a photo or a PDF, and what is printed on it. The steps after the draft are those of every invoice. */
@Injectable()
export class PaperInvoices {
  constructor(
    private readonly scope: Scope,
    private readonly documents: DocumentService,
  ) {}

  /**
   * Makes a draft the invoice of a paper, in the place of what it said. 404 for a file that is not the supplier's own, 400 for a
   * day outside of the job and for taxes above the total, 409 `stale_version`, 422 once it was sent.
   */
  async save(id: string, { version, ...body }: SavePaperRequest): Promise<void> {
    const replaced = await this.scope.write('invoice.change', async (tx) => {
      const invoice = await lockedInvoice(tx, id);
      checkVersion(invoice, version);
      if (invoice.status !== 'draft') throw refusal('invoice_sent');
      await this.checkDay(tx, invoice, body.issuedOn);
      const [file] = await tx.rows<{ mediaType: string }>(OWN_PAPER, [body.fileId, invoice.supplierAccountId, id]);
      const before = invoice.fileId ?? null;
      tx.em.assign(invoice, { ...printed(body), fileMediaType: orNotFound(file).mediaType });
      touchInvoice(tx, invoice, false);
      return before === body.fileId ? null : before;
    });
    // What a process leaves behind that ends here goes at night.
    if (replaced) await this.documents.remove(replaced);
  }

  /** By the calendar where the home is. */
  private async checkDay(tx: Tx, { requestId, timeZone }: Invoice, issuedOn: string): Promise<void> {
    const today = todayIn(timeZone, this.scope.clock.now());
    const [filed] = await tx.rows<{ day: string }>(FILED, [requestId, timeZone]);
    const from = filed?.day ?? issuedOn;
    if (issuedOn < from || issuedOn > today)
      throw invalidField('issuedOn', `issuedOn must be from ${from} to ${today}`, 'returned_on', { from, to: today });
  }
}

function printed({
  fileId,
  number,
  issuedOn,
  totalCents,
  taxes,
  dueDays,
  taxNumber,
  note,
}: Omit<SavePaperRequest, 'version'>) {
  const taxCents = taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (taxCents >= totalCents) throw invalidField('taxes', 'The taxes are not below the total', 'tax_above_amount');
  return {
    fileId,
    paperNumber: number,
    paperDate: issuedOn,
    paperTaxes: taxes.map(({ name, amountCents }) => ({ name, amountCents })),
    lines: [],
    netCents: totalCents - taxCents,
    taxCents,
    totalCents,
    dueDays,
    taxNumber: taxNumber || null,
    note: note || null,
  };
}
