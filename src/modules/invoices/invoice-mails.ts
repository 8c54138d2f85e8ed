import { Injectable } from '@nestjs/common';
import type { InvoiceState } from '../../contract/invoices.js';
import { inLanguage } from '../../contract/languages.js';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import type { Tx } from '../../platform/scope/tx.js';
import { addInvitation } from '../suppliers/invitation.service.js';
import type { Invoice } from './invoice.entity.js';

/** Who is notified of which step, and with which mail. */
const MAILS: Partial<Record<InvoiceState, { template: string; to: 'landlord' | 'supplier' }>> = {
  sent: { template: 'received', to: 'landlord' },
  void: { template: 'voided', to: 'landlord' },
  approved: { template: 'approved', to: 'supplier' },
  disputed: { template: 'disputed', to: 'supplier' },
  paid: { template: 'paid', to: 'supplier' },
};

const READERS = `select x.id as "userId", x.email, x.language, c.password_hash is null and c.google_subject is null as "byLink"
  from membership m join app_user x on x.id = m.user_id left join credential c on c.user_id = x.id
  where m.account_id = $1 and m.role in ('owner', 'manager') and x.suspended_at is null and x.deleted_at is null and x.email_notifications and x.maintenance_updates
  order by x.id`;

interface Reader {
  userId: string;
  email: string;
  language: string;
  /** An invited supplier who has set no password yet. */
  byLink: boolean;
}

/** Mails about invoices, each in its reader's language. Runs as the system: neither side sees the other's people. */
@Injectable()
export class InvoiceMails {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async send(tx: Tx, invoice: Invoice): Promise<void> {
    const status: InvoiceState = invoice.status;
    const mail = MAILS[status];
    if (!mail) return;
    const accountId = mail.to === 'landlord' ? invoice.accountId : invoice.supplierAccountId;
    for (const reader of await tx.rows<Reader>(READERS, [accountId])) {
      tx.send({
        channel: 'email',
        to: reader.email,
        language: reader.language,
        template: `invoices.${mail.template}`,
        params: { ...paramsFor(invoice, reader.language), url: this.address(tx, invoice, mail.to, reader) },
      });
    }
  }

  /** A supplier without a password gets a link that signs them in and leads to the invoice. */
  private address(
    tx: Tx,
    { id, accountId, demo }: Invoice,
    side: 'landlord' | 'supplier',
    { userId, language, byLink }: Reader,
  ): string {
    const page = `/dashboards/${side}/invoices/${id}`;
    if (side !== 'supplier' || !byLink) return `${this.settings.publicUrl}${page}`;
    const { key } = addInvitation(tx, { accountId, demo, userId, registers: false }, this.clock.now());
    return `${this.settings.publicUrl}/supplier-invitation?key=${key}&next=${encodeURIComponent(page)}${inLanguage(language)}`;
  }
}

function paramsFor(invoice: Invoice, language: string): Record<string, string> {
  const dayOf = (value: string | null | undefined) => (value ? dayText(language, value) : '');
  return {
    number: invoice.number ?? '',
    supplier: invoice.supplierName,
    landlord: invoice.landlordName,
    title: invoice.jobTitle,
    place: invoice.place,
    amount: amountText(language, invoice.totalCents, invoice.currency),
    due: dayOf(invoice.dueOn),
    paidOn: dayOf(invoice.paidOn),
    reason: invoice.disputeReason ?? '',
  };
}
