import { Injectable } from '@nestjs/common';
import { OWED_AGES, type OwedAge } from '../../contract/invoices.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { DownloadLinks } from '../../platform/files/download-links.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { approvalRight, ownerNeededAbove } from './approval-right.js';
import { isTaxedByExperience, lastCharged } from './charged-taxes.js';
import { ownSender } from './invoice-senders.service.js';
import type {
  InvoiceDetail,
  InvoiceQuery,
  InvoiceResponse,
  JobToInvoiceResponse,
  OwedResponse,
} from './invoice.dto.js';
import {
  ENDED_JOB,
  INVOICE_DETAIL,
  invoiceList,
  JOB_AGAIN,
  JOBS_TO_INVOICE,
  OWED_BY_AGE,
  toInvoice,
  toInvoiceDetail,
  toJobToInvoice,
  type EndedJob,
  type InvoiceDetailRow,
  type InvoiceRow,
  type JobAgain,
  type JobToInvoiceRow,
} from './invoice.rows.js';

interface OwedRow {
  currency: string;
  age: OwedAge;
  amountCents: number;
  count: number;
  toApproveCents: number;
  toApproveCount: number;
}

/** Invoices as their readers may see them: the policies know whose they are. */
@Injectable()
export class InvoiceReader {
  constructor(
    private readonly scope: Scope,
    private readonly links: DownloadLinks,
  ) {}

  async list(asked: InvoiceQuery): Promise<Page<InvoiceResponse>> {
    const page = await readList<InvoiceRow>(this.scope, invoiceList(asked, this.scope.clock.now()), asked);
    return new Page(
      page.items.map((row) => toInvoice(row, this.scope.actor)),
      page.nextCursor,
      page.total,
    );
  }

  /** 404 for someone else's, and for a supplier's draft. */
  async one(id: string): Promise<InvoiceDetail> {
    const row = await this.scope.read(async (query) => {
      const found = orNotFound((await query<InvoiceDetailRow>(INVOICE_DETAIL, [this.scope.clock.now(), id]))[0]);
      // Only the supplier reads a draft, which will keep what is saved on the day on which it is sent.
      if (found.status === 'draft') await this.completeDraft(query, found);
      found.ownerAboveCents = await this.ownerAbove(query, found);
      if (this.scope.actor.role === 'supplier' && !found.jobOpen) await this.readEnded(query, found);
      return found;
    });
    return toInvoiceDetail(row, this.scope.actor, (fileId) => this.links.linkTo(fileId));
  }

  private async ownerAbove(query: Query, invoice: InvoiceDetailRow): Promise<number | null> {
    const { role, accountId, userId } = this.scope.actor;
    return role === 'landlord' ? ownerNeededAbove(await approvalRight(query, accountId, userId), invoice) : null;
  }

  /** The job ended for the supplier, who may still be able to bill it. A draft of one that they got back is for the job as it is now. */
  private async readEnded(query: Query, invoice: InvoiceDetailRow): Promise<void> {
    const [job] = await query<EndedJob>(ENDED_JOB, [invoice.requestId, invoice.offerId]);
    const [now] = !job && invoice.status === 'draft' ? await query<JobAgain>(JOB_AGAIN, [invoice.requestId]) : [];
    if (now) {
      Object.assign(invoice, now, { jobOpen: true });
      return;
    }
    invoice.billableUntil = job?.billableUntil ?? null;
    invoice.approvedCents = job?.limitCents ?? null;
  }

  private async completeDraft(query: Query, draft: InvoiceDetailRow): Promise<void> {
    const own = this.scope.actor.accountId ?? '';
    draft.sender = (await ownSender(query, own)).sender;
    if (isTaxedByExperience(draft.taxRegion)) draft.charged = await lastCharged(query, own, draft.taxRegion);
  }

  /** The supplier's jobs that are done and not invoiced: a draft isn't sent yet. At most 50. */
  async jobsToInvoice(): Promise<JobToInvoiceResponse[]> {
    const rows = await this.scope.rows<JobToInvoiceRow>(JOBS_TO_INVOICE, [orNotFound(this.scope.actor.accountId)]);
    const { language } = currentContext();
    return rows.map((row) => toJobToInvoice(row, language));
  }

  /** What is sent or approved and not paid, by currency and by days past due. Disputed invoices aren't included. */
  async owed(): Promise<OwedResponse[]> {
    const rows = await this.scope.rows<OwedRow>(OWED_BY_AGE, [this.scope.clock.now()]);
    return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
      currency,
      ages: OWED_AGES.map((age) => {
        const of = own.find((row) => row.age === age);
        return { age, amountCents: of?.amountCents ?? 0, count: of?.count ?? 0 };
      }),
      totalCents: own.reduce((total, { amountCents }) => total + amountCents, 0),
      toApproveCents: own.reduce((total, { toApproveCents }) => total + toApproveCents, 0),
      toApproveCount: own.reduce((total, { toApproveCount }) => total + toApproveCount, 0),
    }));
  }
}
