import { Injectable } from '@nestjs/common';
import { addDays, day } from '../../contract/days.js';
import type { InvoiceState } from '../../contract/invoices.js';
import { languageOf } from '../../contract/languages.js';
import { judgeMove } from '../../contract/state-machine.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { InvoicedExpenses } from '../expenses/invoiced-expense.service.js';
import { approvalRight, ownerNeededAbove } from './approval-right.js';
import { jobOfDraft } from './billable-job.js';
import { lockedInvoice, touchInvoice } from './invoice-drafts.service.js';
import { InvoiceMails } from './invoice-mails.js';
import { senderFor } from './invoice-senders.service.js';
import { lockedSettings, takeNumber } from './invoice-settings.service.js';
import type { InvoiceStepRequest } from './invoice.dto.js';
import type { Invoice } from './invoice.entity.js';
import { invoiceHappened, HAPPENINGS } from './invoice.events.js';
import { INVOICE_TABLE } from './invoice.states.js';
import { paperNumber } from './paper-invoice.js';

const LANGUAGE = 'select lw_language() as language';

/** Steps of an invoice (invoice.states). Each locks the row first, so that the second of two simultaneous steps finds it already done. */
@Injectable()
export class InvoiceSteps {
  constructor(
    private readonly scope: Scope,
    private readonly expenses: InvoicedExpenses,
    private readonly mails: InvoiceMails,
  ) {}

  /**
   * 404 for someone else's invoice, 403 for a step of the other side, 422 for one that its state doesn't have, or that the price or
   * the right forbids, 409 `stale_version`. Asking for the state that is there already does no harm.
   */
  async take(id: string, body: InvoiceStepRequest): Promise<void> {
    await this.scope.write(`invoice.${body.status}`, async (tx) => {
      const invoice = await lockedInvoice(tx, id);
      const { role } = tx.actor;
      const verdict = judgeMove(INVOICE_TABLE, invoice.status, body.status, role === 'visitor' ? 'tenant' : role);
      if (verdict === 'forbidden') throw new Problem('forbidden');
      if (verdict === 'impossible') throw new Problem('transition_forbidden');
      if (verdict === 'already') return;
      checkVersion(invoice, body.version);
      if (role === 'landlord') await this.checkRight(tx, invoice, body.status);
      const from = invoice.status;
      await this.carryOut(tx, invoice, body);
      invoice.status = body.status;
      await tx.em.flush();
      touchInvoice(tx, invoice);
      if (from === 'paid') return;
      tx.beforeCommitAsSystem(() => this.mails.send(tx, invoice));
      const happening = HAPPENINGS.find((one) => one === invoice.status);
      if (happening) tx.publish(invoiceHappened, { invoiceId: id, happening });
    });
  }

  private async carryOut(tx: Tx, invoice: Invoice, body: InvoiceStepRequest): Promise<void> {
    const steps: Record<InvoiceState, () => Promise<void>> = {
      draft: () => Promise.reject(new Problem('transition_forbidden')),
      sent: () => this.issue(tx, invoice),
      approved: () => (invoice.status === 'paid' ? this.unpay(tx, invoice) : this.approve(tx, invoice)),
      disputed: () => this.dispute(tx, invoice, body.reason ?? ''),
      paid: () => this.pay(tx, invoice, body),
      void: () => Promise.resolve(void (invoice.voidedAt = this.scope.clock.now())),
    };
    await steps[body.status]();
  }

  /** Takes the next number of the series, sets the issue and due days, and keeps who sends it. An invoice on paper has its own number and day. */
  private async issue(tx: Tx, invoice: Invoice): Promise<void> {
    const job = await jobOfDraft(tx, invoice);
    // The job may have been sent back, and the time to bill one that was taken away may be over: the draft stays, but isn't sent.
    if (!job) throw refusal('invoice_job_not_done');
    const { approvedCents, offerId } = job;
    if (invoice.netCents <= 0) throw refusal('invoice_without_price');
    if (approvedCents !== null && invoice.netCents > approvedCents) throw refusal('invoice_over_price');
    const now = this.scope.clock.now();
    const settings = await lockedSettings(tx, now);
    const onPaper = await paperNumber(tx, invoice);
    const issuedOn = onPaper?.issuedOn ?? todayIn(invoice.timeZone, now);
    tx.em.assign(invoice, {
      offerId,
      ...(onPaper ?? { ...(await takeNumber(tx, settings)), issuedOn }),
      dueOn: addDays(day(issuedOn), invoice.dueDays),
      sentAt: now,
      // The PDF is the landlord's to read and to keep, so it is written in their language (docs/decisions/1141).
      language: languageOf(job.landlordLanguage),
      ...(await senderFor(tx, invoice)),
    });
  }

  /** Owners and managers answer and pay; above the account's own limit only an owner approves. A manager may undo a payment. */
  private async checkRight(tx: Tx, invoice: Invoice, to: InvoiceState): Promise<void> {
    const right = await approvalRight((sql, values) => tx.rows(sql, values), invoice.accountId, tx.actor.userId);
    if (!right.answers) throw new Problem('forbidden');
    if (to === 'approved' && ownerNeededAbove(right, invoice) !== null) throw refusal('invoice_needs_owner');
  }

  /** Books it as payable. */
  private async approve(tx: Tx, invoice: Invoice): Promise<void> {
    const { id, requestId, offerId = null, propertyId, unitId = null, currency, accountId, demo } = invoice;
    invoice.expenseId = await this.expenses.book(tx, {
      invoiceId: id,
      accountId,
      demo,
      requestId,
      offerId,
      propertyId,
      unitId,
      currency,
      amountCents: invoice.totalCents,
      taxCents: invoice.taxCents,
      issuedOn: orNotFound(invoice.issuedOn),
      payee: invoice.supplierName,
      supplierAccountId: invoice.supplierAccountId,
      note: invoice.jobTitle,
    });
    invoice.approvedAt = this.scope.clock.now();
  }

  private async dispute(tx: Tx, invoice: Invoice, reason: string): Promise<void> {
    if (!reason) throw refusal('invoice_reason_missing');
    if (invoice.expenseId) await this.expenses.takeBack(tx, invoice.expenseId);
    const [said] = await tx.rows<{ language: string | null }>(LANGUAGE);
    tx.em.assign(invoice, {
      expenseId: null,
      disputeReason: reason,
      disputeLanguage: said?.language ?? null,
      disputedAt: this.scope.clock.now(),
    });
    tx.because(reason);
  }

  private async pay(tx: Tx, invoice: Invoice, { paidOn, paidMethod }: InvoiceStepRequest): Promise<void> {
    if (!paidOn || !paidMethod) throw refusal('invoice_payment_missing');
    if (paidOn > todayIn(invoice.timeZone, this.scope.clock.now()))
      throw invalidField('paidOn', 'paidOn is in the future', 'in_future');
    await this.expenses.pay(tx, orNotFound(invoice.expenseId), paidOn);
    tx.em.assign(invoice, { paidOn, paidMethod });
  }

  /** The payment was marked by mistake, or bounced: it is owed again. */
  private async unpay(tx: Tx, invoice: Invoice): Promise<void> {
    await this.expenses.unpay(tx, orNotFound(invoice.expenseId));
    tx.em.assign(invoice, { paidOn: null, paidMethod: null });
  }
}
