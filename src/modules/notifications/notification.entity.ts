import { defineEntity, p } from '@mikro-orm/core';
import { NOTIFICATION_KINDS, type NotificationParams } from '../../contract/notification-kinds.js';
import { instant, owned } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OWN_LEASES =
  '(lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())))';
/**
 * The notification of an ended offer stays readable although the job is closed to the supplier by then. So do those of
 * messages.
 */
const OWN_JOBS =
  "(kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind in ('paper_expires', 'invoice_approved', 'invoice_disputed', 'invoice_paid', 'jobs_freed') and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))))";

/**
 * A notification for one user. `accountId` is the account that it is about, mostly the landlord's whose lease or request it
 * is. Readers lose it together with their access to that lease or job. The client writes the text; the row only has the
 * values that it names.
 */
const Schema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    ...owned(),
    /** Null for staff and admins. */
    accountId: p.uuid().nullable(),
    userId: p.uuid(),
    kind: p.enum(NOTIFICATION_KINDS),
    leaseId: p.uuid().nullable(),
    /** What it is about: the id of a payment, request, document, offer, unit or the like. */
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
    // The notification that a job was taken from them stays readable although that job is closed to them.
    ...allowTechnician(
      ['read', 'change'],
      "user_id = lw_uid() and (kind = 'job_unassigned' or subject_id = any((select lw_technician_jobs())::uuid[]))",
    ),
  ],
});

export class Notification extends Schema.class {}
Schema.setClass(Notification);
