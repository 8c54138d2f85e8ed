import { isoOrNull } from '../../platform/database/iso.js';
import type { OwnNoticeResponse, TenantNoticeResponse } from './tenant-notice.dto.js';

/** `$1` is the lease; others see neither the reason nor the address. */
export const OWN_NOTICES = `select n.id, n.lease_id as "leaseId", n.name, n.kind, n.state, n.last_day::text as "lastDay", n.given_on::text as "givenOn",
    n.effect, n.answered_at as "answeredAt", n.withdrawal_asked_at as "withdrawalAskedAt", n.created_at as "createdAt", mine.own as mine,
    case when mine.own then n.answer_note end as "answerNote", case when mine.own then n.reason end as reason,
    case when mine.own then n.forwarding_address end as "forwardingAddress"
  from tenant_notice n cross join lateral (select n.user_id = lw_uid() as own) mine
  where n.lease_id = $1 order by n.created_at desc, n.id desc limit 20`;

export const NOTICES = `select n.id, n.lease_id as "leaseId", n.name, n.kind, n.state, n.last_day::text as "lastDay", n.given_on::text as "givenOn",
    n.effect, n.answer_note as "answerNote", n.answered_at as "answeredAt", n.withdrawal_asked_at as "withdrawalAskedAt", n.reason,
    n.forwarding_address as "forwardingAddress", n.created_at as "createdAt", n.earliest_day::text as "earliestDay", n.version,
    concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home, l.ends_on::text as "leaseEndsOn",
    exists (select from lease_tenant t where t.lease_id = n.lease_id and t.id <> n.lease_tenant_id
      and (t.leaves_on is null or t.leaves_on > n.last_day)) as joint
  from tenant_notice n join lease l on l.id = n.lease_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id`;

/** What the landlord has to do: answer, or consent to a withdrawal. */
export const WAITS = `l.state in ('active', 'notice') and (n.state = 'sent' or n.state = 'acknowledged' and n.withdrawal_asked_at is not null)`;

type Instants = 'answeredAt' | 'withdrawalAskedAt';
type Row<R> = Omit<R, Instants | 'createdAt'> & Record<Instants, Date | null> & { createdAt: Date };
export type OwnNoticeRow = Row<OwnNoticeResponse>;
export type NoticeRow = Row<TenantNoticeResponse>;

function facts(row: OwnNoticeRow | NoticeRow) {
  return {
    id: row.id,
    leaseId: row.leaseId,
    name: row.name,
    kind: row.kind,
    state: row.state,
    lastDay: row.lastDay,
    givenOn: row.givenOn,
    effect: row.effect,
    answerNote: row.answerNote,
    answeredAt: isoOrNull(row.answeredAt),
    withdrawalAskedAt: isoOrNull(row.withdrawalAskedAt),
    reason: row.reason,
    forwardingAddress: row.forwardingAddress,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toOwnNotice(row: OwnNoticeRow): OwnNoticeResponse {
  return { ...facts(row), mine: row.mine };
}

export function toNotice(row: NoticeRow): TenantNoticeResponse {
  const { home, earliestDay, joint, leaseEndsOn, version } = row;
  return { ...facts(row), home, earliestDay, joint, leaseEndsOn, version };
}
