import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { invitedAddress } from './invited-address.rows.js';
import { supplierMessageSent } from './supplier-message.events.js';

interface Reader {
  userId: string;
  email: string;
  firstName: string;
  language: string;
  byLink: boolean;
  fromSupplier: boolean;
  sender: string;
  accountId: string;
  demo: boolean;
  supplierId: string;
}

const SEEN = `coalesce((select seen_at from supplier_message_seen s where s.account_id = said.account_id
    and s.supplier_account_id = said.supplier_account_id and s.user_id = u.id), 'epoch')`;

/**
 * People of the other side who want emails and have no earlier unread message in the conversation, as for tenants
 * (`TO_BE_TOLD` in the messages module).
 */
const TO_BE_TOLD = `with said as (select m.*, d.id as supplier_id, d.company_name from supplier_message m
    join supplier d on d.account_id = m.supplier_account_id where m.id = $1)
  select u.id as "userId", u.email, u.first_name as "firstName", u.language,
    not said.from_supplier and not lw_signs_in(u.id) as "byLink", said.from_supplier as "fromSupplier",
    case when said.from_supplier then said.company_name else said.landlord_name end as sender, said.account_id as "accountId", said.demo, said.supplier_id as "supplierId"
  from said join membership b on b.account_id = case when said.from_supplier then said.account_id else said.supplier_account_id end and b.role in ('owner', 'manager')
    join app_user u on u.id = b.user_id
  where u.suspended_at is null and u.deleted_at is null and u.email_notifications and u.id <> said.sender_id and said.created_at > ${SEEN}
    and not exists (select from supplier_message m where m.account_id = said.account_id and m.supplier_account_id = said.supplier_account_id
      and m.from_supplier = said.from_supplier and m.id <> said.id and m.created_at <= said.created_at and m.created_at > ${SEEN})`;

/**
 * Sends the other side an email about their first unread message. The email doesn't quote it, so that it is only read after
 * sign-in.
 */
@Injectable()
export class SupplierMessageMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Handles(supplierMessageSent, 'suppliers.message-mails')
  async sent({ messageId }: { messageId: string }): Promise<void> {
    await this.scope.write('supplier_message.tell', async (tx) => {
      tx.about('supplier_message', messageId);
      const on = { publicUrl: this.settings.publicUrl, now: this.clock.now() };
      for (const reader of await tx.rows<Reader>(TO_BE_TOLD, [messageId])) {
        const { email, firstName, language, sender, accountId, demo } = reader;
        const url = invitedAddress(tx, on, reader, { page: pageOf(reader), accountId, demo });
        tx.send({
          channel: 'email',
          to: email,
          language,
          template: 'suppliers.message',
          params: { name: firstName, sender, url },
        });
      }
    });
  }
}

const pageOf = ({ fromSupplier, supplierId, accountId }: Reader): string =>
  fromSupplier
    ? `/dashboards/landlord/messages?supplier=${supplierId}`
    : `/dashboards/supplier/messages?landlord=${accountId}`;
