import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { invoiceHappened, type InvoiceHappening } from '../invoices/invoice.events.js';
import { notify, ownersOf } from './notify.js';

/** What the supplier does is news for the landlord; what the landlord does, for the supplier. */
const FOR_LANDLORD: readonly InvoiceHappening[] = ['sent', 'void'];

/** Notifies landlords of suppliers' invoices, and suppliers of the answers. */
@Injectable()
export class InvoiceNotifications {
  constructor(private readonly scope: Scope) {}

  @Handles(invoiceHappened, 'notifications.invoice')
  async tell({ invoiceId, happening }: { invoiceId: string; happening: InvoiceHappening }): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const invoice = orNotFound(await tx.em.findOne(Invoice, { id: invoiceId }));
      const { demo, jobTitle, totalCents, currency, supplierName, landlordName } = invoice;
      const toLandlord = FOR_LANDLORD.includes(happening);
      const accountId = toLandlord ? invoice.accountId : invoice.supplierAccountId;
      tx.about('invoice', invoiceId, accountId);
      await notify(tx, await ownersOf(tx, accountId), {
        kind: `invoice_${happening}`,
        accountId,
        demo,
        leaseId: null,
        subjectId: invoiceId,
        params: {
          title: jobTitle,
          name: toLandlord ? supplierName : landlordName,
          amountCents: totalCents,
          currency,
        },
        at: this.scope.clock.now(),
      });
    });
  }
}
