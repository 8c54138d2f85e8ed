import { ERRORS, type ErrorCode } from '../../contract/errors.js';
import type { BulkTaskResponse, BulkTaskRow } from './bulk-task.dto.js';
import type { BulkTaskKind } from './bulk-task.entity.js';

export interface TaskRow extends Omit<BulkTaskResponse, 'createdAt'> {
  kind: BulkTaskKind;
  createdAt: Date;
}

const HOW_FAR = `select t.id, t.kind, t.created_at as "createdAt", count(i.id)::int as total,
    count(i.id) filter (where i.outcome is null)::int as pending, count(i.id) filter (where i.outcome = 'done')::int as done,
    count(i.id) filter (where i.outcome = 'sent_before')::int as "sentBefore",
    count(i.id) filter (where i.outcome = 'no_email')::int as "noEmail",
    count(i.id) filter (where i.outcome = 'refused')::int as refused
  from bulk_task t left join bulk_task_item i on i.task_id = t.id`;

export const ONE_TASK = `${HOW_FAR} where t.id = $1 group by t.id`;

/** Tasks since `$1` whose result the landlord hasn't closed yet. */
export const OPEN_TASKS = `${HOW_FAR} where t.seen_at is null and t.created_at > $1 group by t.id order by t.created_at, t.id limit 20`;

export interface ItemRow extends Omit<BulkTaskRow, 'error' | 'code' | 'reason' | 'values'> {
  code: string | null;
  reason: string | null;
  values: Record<string, string | number> | null;
}

export const TASK_ITEMS = `select i.lease_id as "leaseId", i.lease_tenant_id as "leaseTenantId", i.outcome, i.code, i.reason, i.values,
    coalesce((select string_agg(n.first_name || ' ' || n.last_name, ', ' order by n.created_at, n.id) from lease_tenant n
      where n.lease_id = i.lease_id and (i.lease_tenant_id is null or n.id = i.lease_tenant_id)), '') as name,
    (select n.email from lease_tenant n where n.id = i.lease_tenant_id) as email,
    concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home
  from bulk_task_item i join lease l on l.id = i.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  where i.task_id = $1 and i.outcome is not null order by i.position limit 4000`;

export const toTask = ({ createdAt, ...row }: TaskRow): BulkTaskResponse => ({
  id: row.id,
  kind: row.kind,
  createdAt: createdAt.toISOString(),
  total: row.total,
  pending: row.pending,
  done: row.done,
  sentBefore: row.sentBefore,
  noEmail: row.noEmail,
  refused: row.refused,
});

export const toTaskRow = ({ code, reason, values, ...row }: ItemRow): BulkTaskRow => ({
  leaseId: row.leaseId,
  leaseTenantId: row.leaseTenantId,
  name: row.name,
  home: row.home,
  email: row.email,
  outcome: row.outcome,
  ...(code && { code, error: ERRORS[code as ErrorCode]?.[1] ?? code }),
  ...(reason && { reason }),
  ...(values && { values }),
});
