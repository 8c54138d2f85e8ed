import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '../../contract/notification-kinds.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { invoiceHappened, invoiceWaits, type InvoiceHappening } from '../invoices/invoice.events.js';
import { WAITS_IN, type InvoiceWait } from '../invoices/rules/invoice-waits.js';
import { notify, ownersOf } from './notify.js';

/** The supplier's actions, of which the landlord is notified. The supplier is notified of all others. */
const FOR_LANDLORD: readonly InvoiceHappening[] = ['sent', 'void'];

/** Notifies landlords of suppliers' invoices, and suppliers of the answers. */
@Injectable()
export class InvoiceNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(invoiceHappened, 'notifications.invoice')
  async tell({ invoiceId, happening }: { invoiceId: string; happening: InvoiceHappening }): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const invoice = orNotFound(await tx.em.findOne(Invoice, { id: invoiceId }));
      await this.notify(tx, invoice, `invoice_${happening}`, FOR_LANDLORD.includes(happening));
    });
  }

  /** Reminds the landlord, unless the invoice has been answered or paid since. */
  @Handles(invoiceWaits, 'notifications.invoice-waits')
  async remind({ invoiceId, kind }: { invoiceId: string; kind: InvoiceWait }): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const invoice = await tx.em.findOne(Invoice, { id: invoiceId, status: WAITS_IN[kind] });
      if (invoice) await this.notify(tx, invoice, `invoice_${kind}`, true);
    });
  }

  private async notify(tx: Tx, invoice: Invoice, kind: NotificationKind, toLandlord: boolean): Promise<void> {
    const { id, demo, jobTitle, totalCents, currency, supplierName, landlordName } = invoice;
    const accountId = toLandlord ? invoice.accountId : invoice.supplierAccountId;
    tx.about('invoice', id, accountId);
    await notify(tx, await ownersOf(tx, accountId), {
      kind,
      accountId,
      demo,
      leaseId: null,
      subjectId: id,
      params: {
        title: jobTitle,
        name: toLandlord ? supplierName : landlordName,
        amountCents: totalCents,
        currency,
      },
      at: this.scope.clock.now(),
    });
  }
}
