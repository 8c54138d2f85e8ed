import { Injectable } from '@nestjs/common';
import { saysHowToPay, type InvoiceState } from '../../contract/invoices.js';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText, listText } from '../../platform/i18n/written.js';
import type { Tx } from '../../platform/scope/tx.js';
import { invitedAddress } from '../suppliers/invited-address.rows.js';
import type { Invoice } from './invoice.entity.js';
import type { InvoiceWait } from './rules/invoice-waits.js';
import type { SenderField } from './sender.js';

interface Mail {
  template: string;
  to: 'landlord' | 'supplier';
}

/** Who is notified of which step, and with which mail. */
const MAILS: Partial<Record<InvoiceState, Mail>> = {
  sent: { template: 'received', to: 'landlord' },
  void: { template: 'voided', to: 'landlord' },
  approved: { template: 'approved', to: 'supplier' },
  disputed: { template: 'disputed', to: 'supplier' },
  paid: { template: 'paid', to: 'supplier' },
};

const READERS = `select x.id as "userId", x.email, x.language, not lw_signs_in(x.id) as "byLink",
    case when m.role <> 'owner' then s.usual_limit_cents end as "limitCents"
  from membership m join app_user x on x.id = m.user_id left join maintenance_settings s on s.account_id = m.account_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and x.suspended_at is null and x.deleted_at is null and x.email_notifications and x.maintenance_updates
  order by x.id`;

const BEFORE = `select number, issued_on::text as "issuedOn",
    coalesce(sender->>'eTransfer', sender->>'checkPayableTo', sender->>'bankDetails') is not null as "saidHow" from invoice where id = $1`;
const NAME = "select trim(first_name || ' ' || last_name) as name from app_user where id = $1";
const OWNERS = `select x.email, x.language, x.first_name as "firstName" from membership m join app_user x on x.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and x.suspended_at is null and x.deleted_at is null order by x.id`;

interface Before {
  number: string;
  issuedOn: string;
  saidHow: boolean;
}

interface Owner {
  email: string;
  language: string;
  firstName: string;
}

interface Reader {
  userId: string;
  email: string;
  language: string;
  /** An invited supplier who has set no password yet. */
  byLink: boolean;
  /** Above this total, only an owner approves an invoice (docs/decisions/0600). Null for owners, and without a usual limit. */
  limitCents: number | null;
}

/** Mails about invoices, each in its reader's language. Runs as the system: neither side sees the other's people. */
@Injectable()
export class InvoiceMails {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly words: Catalogues,
  ) {}

  async send(tx: Tx, invoice: Invoice): Promise<void> {
    const status: InvoiceState = invoice.status;
    const mail = MAILS[status];
    if (!mail) return;
    const pay = mail.template === 'received' ? await this.payOf(tx, invoice) : () => ({});
    await this.mail(tx, invoice, mail, pay);
  }

  /** Reminds the landlord’s people. */
  async remind(tx: Tx, invoice: Invoice, kind: InvoiceWait): Promise<void> {
    await this.mail(tx, invoice, { template: kind, to: 'landlord' });
  }

  private async mail(
    tx: Tx,
    invoice: Invoice,
    { template, to }: Mail,
    also: (language: string) => Record<string, string> = () => ({}),
  ): Promise<void> {
    const accountId = to === 'landlord' ? invoice.accountId : invoice.supplierAccountId;
    for (const reader of await tx.rows<Reader>(READERS, [accountId])) {
      tx.send({
        channel: 'email',
        to: reader.email,
        language: reader.language,
        template: `invoices.${template}`,
        params: {
          ...paramsFor(invoice, reader.language),
          ...(to === 'landlord' && approverFor(invoice, reader)),
          ...also(reader.language),
          url: this.address(tx, invoice, to, reader),
        },
      });
    }
  }

  /**
   * That the invoice says how to pay, and a warning where that is another way than before: someone who took over an account or a mailbox
   * would change it. Without the details, which staff would read in the outbox.
   */
  private async payOf(tx: Tx, { sender = null, payDiffersFromId }: Invoice) {
    const [before] = payDiffersFromId ? await tx.rows<Before>(BEFORE, [payDiffersFromId]) : [];
    return (language: string): Record<string, string> => {
      return {
        hasWays: saysHowToPay(sender) ? 'yes' : 'no',
        differs: before ? (before.saidHow ? 'changed' : 'added') : 'no',
        before: before?.number ?? '',
        beforeOn: before ? dayText(language, before.issuedOn) : '',
      };
    };
  }

  /** Mails the supplier's own people, whatever they have turned off: it may be the first sign of a theft. */
  async senderChanged(tx: Tx, accountId: string, fields: readonly SenderField[]): Promise<void> {
    const [by] = await tx.rows<{ name: string }>(NAME, [tx.actor.userId]);
    for (const { email, language, firstName } of await tx.rows<Owner>(OWNERS, [accountId])) {
      const names = fields.map((field) => this.words.text(language, `invoices.sender.${field}`));
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'invoices.sender_changed',
        params: {
          firstName,
          by: by?.name ?? '',
          fields: listText(language, names),
          url: `${this.settings.publicUrl}/dashboards/supplier/invoice-details`,
        },
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
    const { publicUrl } = this.settings;
    const reader = { userId, language, byLink: side === 'supplier' && byLink };
    return invitedAddress(tx, { publicUrl, now: this.clock.now() }, reader, { page, accountId, demo });
  }
}

/** A manager who may not approve the invoice reads who can. */
function approverFor({ totalCents, currency }: Invoice, { limitCents, language }: Reader): Record<string, string> {
  const above = limitCents !== null && totalCents > limitCents;
  return { above: above ? 'yes' : 'no', limit: above ? amountText(language, limitCents, currency) : '' };
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
