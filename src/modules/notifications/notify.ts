import { v7 } from 'uuid';
import type { NotificationKind, NotificationParams } from '../../contract/notification-kinds.js';
import type { Tx } from '../../platform/scope/tx.js';
import { notified } from './notification.events.js';

export interface News {
  kind: NotificationKind;
  /** Null for notifications to staff and admins. */
  accountId: string | null;
  demo: boolean;
  leaseId: string | null;
  subjectId: string | null;
  params: NotificationParams;
  at: Date;
}

const ACTIVE = 'u.suspended_at is null and u.deleted_at is null';
/** The landlord's people. */
const OWNERS = `select u.id from membership m join app_user u on u.id = m.user_id where m.account_id = $1 and m.role in ('owner', 'manager') and ${ACTIVE}`;
/** Tenants with an account whose access to the lease is open. */
const TENANTS = `select u.id from lease_tenant t join app_user u on u.id = t.user_id where t.lease_id = $1 and lw_open(t.access_ends_at) and ${ACTIVE}`;
const LIVING = `${TENANTS} and not exists (select from property p where p.id = t.property_id
  and t.leaves_on < ($2::timestamptz at time zone p.time_zone)::date)`;
/** The supplier's technicians to whom the job is assigned. */
const TECHNICIANS = `select u.id from job_assignment a join supplier_staff f on f.id = a.staff_id and f.active and f.joined_at is not null
  join app_user u on u.id = f.user_id join service_request r on r.id = a.request_id and r.supplier_account_id = a.account_id where a.request_id = $1 and ${ACTIVE}`;
const HOME = `select concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home
  from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id where l.id = $1`;

/** Most people have no device for push messages. No job is queued for them. */
const WITH_DEVICES = 'select distinct d.user_id as id from push_device d where d.user_id = any($1::uuid[])';

const ids = async (tx: Tx, sql: string, id: string) => (await tx.rows<{ id: string }>(sql, [id])).map((row) => row.id);

export const ownersOf = (tx: Tx, accountId: string) => ids(tx, OWNERS, accountId);
/** Like `tenantsOf`, without tenants who have moved out by `now` in the time zone of the home. */
export const tenantsLivingIn = async (tx: Tx, leaseId: string, now: Date) =>
  (await tx.rows<{ id: string }>(LIVING, [leaseId, now])).map(({ id }) => id);
export const tenantsOf = (tx: Tx, leaseId: string) => ids(tx, TENANTS, leaseId);

export const techniciansOf = (tx: Tx, requestId: string) => ids(tx, TECHNICIANS, requestId);

export async function homeOf(tx: Tx, leaseId: string): Promise<string> {
  const [row] = await tx.rows<{ home: string }>(HOME, [leaseId]);
  return row?.home ?? '';
}

/**
 * Writes a notification for each of these people within a handler's transaction. Their browsers then refresh the unread
 * count.
 */
export async function notify(
  tx: Tx,
  users: readonly string[],
  { kind, accountId, demo, leaseId, subjectId, params, at }: News,
): Promise<void> {
  for (const userId of users) {
    await tx.rows(
      `insert into notification (id, account_id, demo, created_at, user_id, kind, lease_id, subject_id, params) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [v7(), accountId, demo, at, userId, kind, leaseId, subjectId, JSON.stringify(params)],
    );
  }
  tx.changed(['notifications'], [], { users: [...users] });
  const pushed = demo ? [] : await tx.rows<{ id: string }>(WITH_DEVICES, [users]);
  if (pushed.length === 0) return;
  const title = params.title ?? null;
  tx.publish(notified, { users: pushed.map(({ id }) => id), kind, leaseId, subjectId, title });
}
