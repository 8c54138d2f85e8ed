import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { firstOf } from '../../contract/first-of.js';
import { invoiceTotals, type InvoiceLine, type LineTax } from '../../contract/invoice-totals.js';
import { DUE_DAYS } from '../../contract/invoices.js';
import { DEFAULT_LANGUAGE } from '../../contract/languages.js';
import { suggestedTaxes } from '../../contract/sales-taxes.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { DocumentService } from '../documents/document.service.js';
import { isBillable, jobOf, type Job } from './billable-job.js';
import { isTaxedByExperience, lastCharged } from './charged-taxes.js';
import type { SaveInvoiceRequest } from './invoice.dto.js';
import { Invoice } from './invoice.entity.js';
import { NO_PAPER } from './paper-invoice.js';

/**
 * The invoice of offer `$3`, or one for the whole job. A draft from before the supplier got the job back is for all of it, unless
 * what was done then is billed apart.
 */
const PRESENT = `select id, status, offer_id as "offerId" from invoice where request_id = $1 and supplier_account_id = $2 and status <> 'void'
    and (offer_id is null or offer_id = $3 or (status = 'draft' and offer_id <> all((select lw_ended_offer_ids())::uuid[])
      and not exists (select 1 from offer o where o.id = invoice.offer_id and o.state = 'accepted')))
  order by offer_id = $3 desc nulls last limit 1`;
interface PresentRow {
  id: string;
  status: string;
  offerId: string | null;
}

/** Each new invoice mails the landlord, so a job doesn't take any number of them. */
const VOID_MAX = 10;
const VOIDED =
  "select count(*)::int as n from invoice where request_id = $1 and supplier_account_id = $2 and status = 'void'";

/** Invoices that the supplier writes: drafts from completed jobs. */
@Injectable()
export class InvoiceDrafts {
  constructor(
    private readonly scope: Scope,
    private readonly documents: DocumentService,
  ) {}

  /**
   * Begins the invoice of a job, with its cost, the approved quote and the region's taxes (in a US state: those that the
   * supplier last charged there). `offerId` names one of several jobs that the supplier had of the request. A repeated request, also a
   * simultaneous one, returns the same invoice until that is void. 404 for another's job, 422 before it is completed (or canceled or taken away while it was under way) and after
   * ten invoices that were voided.
   */
  async begin(requestId: string, offerId: string | null = null): Promise<string> {
    return this.scope.write('invoice.add', async (tx) => {
      const supplierAccountId = orNotFound(tx.actor.accountId);
      await tx.rows("select pg_advisory_xact_lock(hashtextextended('invoice ' || $1, 0))", [requestId]);
      const job = await jobOf(tx, requestId, supplierAccountId, offerId);
      const [present] = await tx.rows<PresentRow>(PRESENT, [requestId, supplierAccountId, job.offerId]);
      if (present) return takenOver(tx, present, job);
      if (!isBillable(job) || job.offerId === null) throw refusal('invoice_job_not_done');
      const [voided] = await tx.rows<{ n: number }>(VOIDED, [requestId, supplierAccountId]);
      if ((voided?.n ?? 0) >= VOID_MAX) throw refusal('invoice_voided_often');
      const id = v7();
      tx.em.create(Invoice, {
        ...draftOf(job, await taxesOf(tx, job, supplierAccountId)),
        id,
        supplierAccountId,
        requestId,
        offerId: job.offerId,
        status: 'draft',
        createdAt: this.scope.clock.now(),
      });
      touchInvoice(tx, { id, supplierAccountId, accountId: job.accountId }, false);
      return id;
    });
  }

  /** Replaces the content of a draft; a paper that it had is removed. 409 `stale_version`, 422 once it was sent. */
  async save(id: string, { version, lines, dueDays, taxNumber, note }: SaveInvoiceRequest): Promise<void> {
    const replaced = await this.scope.write('invoice.change', async (tx) => {
      const invoice = await lockedInvoice(tx, id);
      checkVersion(invoice, version);
      if (invoice.status !== 'draft') throw refusal('invoice_sent');
      const { netCents, taxCents, totalCents } = totalsOf(lines);
      const said = { dueDays, taxNumber: taxNumber || null, note: note || null };
      const before = invoice.fileId ?? null;
      tx.em.assign(invoice, { ...NO_PAPER, ...said, lines: lines.map(lineOf), netCents, taxCents, totalCents });
      touchInvoice(tx, invoice, false);
      return before;
    });
    if (replaced) await this.documents.remove(replaced);
  }

  /** Removes a draft. 422 once it was sent: then it is voided, and its number stays. */
  async remove(id: string): Promise<void> {
    const fileId = await this.scope.write('invoice.remove', async (tx) => {
      const invoice = await lockedInvoice(tx, id);
      if (invoice.status !== 'draft') throw refusal('invoice_sent');
      tx.em.remove(invoice);
      touchInvoice(tx, invoice, false);
      return invoice.fileId ?? null;
    });
    if (fileId) await this.documents.remove(fileId);
  }
}

/** A draft that was for an earlier offer is for this one now. */
async function takenOver(tx: Tx, { id, status, offerId }: PresentRow, job: Job): Promise<string> {
  if (status === 'draft' && offerId !== job.offerId && isBillable(job)) {
    const draft = await lockedInvoice(tx, id);
    tx.em.assign(draft, { offerId: job.offerId });
    touchInvoice(tx, draft, false);
  }
  return id;
}

/** An invoice that the actor may change, locked until the end of the action. */
export async function lockedInvoice(tx: Tx, id: string): Promise<Invoice> {
  return orNotFound(await tx.em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
}

/** The landlord isn’t notified of a draft until it is sent. */
export function touchInvoice(
  tx: Tx,
  { id, accountId, supplierAccountId }: Pick<Invoice, 'id' | 'accountId' | 'supplierAccountId'>,
  both = true,
): void {
  tx.about('invoice', id, both ? accountId : supplierAccountId);
  tx.changed(['invoices'], [id], { accounts: both ? [accountId, supplierAccountId] : [supplierAccountId] });
}

/** 400 for more than the product can book. */
export function totalsOf(lines: readonly InvoiceLine[]) {
  const tooMuch = () => invalidField('lines', 'The total is too large', 'number_too_large');
  // Each line is checked first: only then is their sum sure to be a safe integer.
  if (lines.some((one) => invoiceTotals([one]).totalCents > AMOUNT_MAX_CENTS)) throw tooMuch();
  const totals = invoiceTotals(lines);
  if (totals.totalCents > AMOUNT_MAX_CENTS) throw tooMuch();
  return totals;
}

const taxRegionOf = ({ taxRegion, region }: Job): string => taxRegion ?? region;

/** In Canada only suppliers who are registered may charge tax. In a US state, what the supplier has last charged there is suggested. */
async function taxesOf(tx: Tx, job: Job, supplierAccountId: string): Promise<readonly LineTax[]> {
  const region = taxRegionOf(job);
  if (!isTaxedByExperience(region)) return job.taxNumber ? suggestedTaxes(region) : [];
  return (await lastCharged((text, values) => tx.rows(text, values), supplierAccountId, region))?.taxes ?? [];
}

function draftOf(job: Job, taxes: readonly LineTax[]) {
  const description = firstOf([job.title, job.quoteNote].filter(Boolean).join(': '), 300);
  // What a canceled job was allowed to cost says nothing about a call-out.
  const unitCents = job.costCents ?? (job.canceledDuring ? 0 : (job.agreedCents ?? 0));
  const lines = [lineOf({ description, quantityThousandths: 1000, unitCents, taxes: [...taxes] })];
  const { netCents, taxCents, totalCents } = totalsOf(lines);
  return {
    accountId: job.accountId,
    demo: job.demo,
    propertyId: job.propertyId,
    unitId: job.unitId,
    currency: job.currency,
    timeZone: job.timeZone,
    taxNumber: job.taxNumber,
    lines,
    netCents,
    taxCents,
    totalCents,
    note: null,
    supplierName: job.supplierName,
    landlordName: job.landlordName,
    jobTitle: job.title,
    place: firstOf(job.place, 300),
    taxRegion: taxRegionOf(job),
    dueDays: job.dueDays ?? DUE_DAYS.usual,
    language: DEFAULT_LANGUAGE,
  };
}

function lineOf({ description, quantityThousandths, unitCents, taxes }: InvoiceLine): InvoiceLine {
  return {
    description,
    quantityThousandths,
    unitCents,
    taxes: taxes.map(({ name, rateThousandths }) => ({ name, rateThousandths })),
  };
}
