import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { supplierMessageSent } from '../suppliers/supplier-message.events.js';
import { notify, ownersOf } from './notify.js';

interface Sent {
  accountId: string;
  demo: boolean;
  senderId: string;
  fromSupplier: boolean;
  createdAt: Date;
  landlordName: string;
  supplierAccountId: string;
  supplierId: string;
  companyName: string;
}
const SENT = `select m.account_id as "accountId", m.demo, m.sender_id as "senderId", m.from_supplier as "fromSupplier", m.created_at as "createdAt",
    m.landlord_name as "landlordName", m.supplier_account_id as "supplierAccountId", s.id as "supplierId", s.company_name as "companyName"
  from supplier_message m join supplier s on s.account_id = m.supplier_account_id where m.id = $1`;

const EARLIER =
  "delete from notification where kind = 'supplier_message' and subject_id = $1 and user_id = any($2) and read_at is null";

/** Notifies landlords and suppliers of what they write to each other. */
@Injectable()
export class SupplierMessageNotifications {
  constructor(private readonly scope: Scope) {}

  /** A conversation has at most one unread notification, which moves to the top with each message. */
  @Handles(supplierMessageSent, 'notifications.supplier-message')
  async sent({ messageId }: { messageId: string }): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const [row] = await tx.rows<Sent>(SENT, [messageId]);
      const sent = orNotFound(row);
      tx.about('supplier_message', messageId, sent.accountId);
      await tell(tx, sent);
    });
  }
}

/**
 * The subject is the sender, because the notification links to the conversation with them: the supplier, or the landlord's
 * account.
 */
async function tell(tx: Tx, { accountId, demo, senderId, fromSupplier, createdAt, ...sent }: Sent): Promise<void> {
  const side = await ownersOf(tx, fromSupplier ? accountId : sent.supplierAccountId);
  const users = side.filter((id) => id !== senderId);
  const subjectId = fromSupplier ? sent.supplierId : accountId;
  await tx.rows(EARLIER, [subjectId, users]);
  const params = { name: fromSupplier ? sent.companyName : sent.landlordName };
  await notify(tx, users, {
    kind: 'supplier_message',
    accountId,
    demo,
    leaseId: null,
    subjectId,
    params,
    at: createdAt,
  });
}
