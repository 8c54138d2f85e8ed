import { defineEntity, p } from '@mikro-orm/core';
import { NOTIFICATION_KINDS, type NotificationParams } from '../../contract/notification-kinds.js';
import { instant, owned } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OWN_LEASES =
  '(lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())))';
/** That an offer has ended is news for whom the job is closed with it; so are messages. */
const OWN_JOBS =
  "(kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind in ('paper_expires', 'invoice_approved', 'invoice_disputed', 'invoice_paid', 'jobs_freed') and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))))";

/**
 * Something that someone was notified of. `accountId` is the landlord's, whose lease or request it is about. It goes with the
 * reader's access to that lease or job. The words are the client's: this holds what they name.
 */
const Schema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    ...owned(),
    /** None for staff and admins. */
    accountId: p.uuid().nullable(),
    userId: p.uuid(),
    kind: p.enum(NOTIFICATION_KINDS),
    leaseId: p.uuid().nullable(),
    /** The payment, request, document, offer or unit that it is about. */
    subjectId: p.uuid().nullable(),
    params: p.json<NotificationParams>(),
    readAt: instant().nullable(),
  },
  indexes: [{ properties: ['userId', 'createdAt', 'id'] }, { properties: ['createdAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('leads', "kind <> 'lead_due'"),
    ...allow('landlord', ['read', 'change'], 'user_id = lw_uid() and account_id = lw_account()'),
    ...allow('tenant', ['read', 'change'], `user_id = lw_uid() and ${OWN_LEASES}`),
    ...allow('supplier', ['read', 'change'], `user_id = lw_uid() and ${OWN_JOBS}`),
    ...allow('staff', ['read', 'change'], 'user_id = lw_uid()'),
    ...allow('admin', ['read', 'change'], 'user_id = lw_uid()'),
    // That a job was taken off one's list is news for whom it is closed with it.
    ...allowTechnician(
      ['read', 'change'],
      "user_id = lw_uid() and (kind = 'job_unassigned' or subject_id = any((select lw_technician_jobs())::uuid[]))",
    ),
  ],
});

export class Notification extends Schema.class {}
Schema.setClass(Notification);
