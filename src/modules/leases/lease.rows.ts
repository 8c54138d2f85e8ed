import { day, type Day } from '../../contract/days.js';
import { LETTER_KINDS, type LetterKind } from '../../contract/letter-kinds.js';
import { LEASE_END_UNDO_DAYS } from '../../contract/limits.js';
import { NOTICE_REASONS } from '../../contract/notice-reasons.js';
import { todayIn } from '../../contract/time-zones.js';
import { findingsOf, termsOf } from '../regions/rules/agreed-terms.js';
import { earliestFor, earliestLastDays, type LeaseForNotice } from '../regions/rules/check-end.js';
import { agreementForm, landlordForm } from '../regions/rules/notice-form.js';
import { regionLawAt, type RegionLaw } from '../regions/rules/region-law.js';
import type { RuleFinding } from '../regions/rules/rule-finding.js';
import { hasCanceledNotice, hasChangeLetter, hasEndLetter } from './change-letters.js';
import { CODE_ENDED_WITH_LEASE, CODE_ENDS_AT } from './code-life.rows.js';
import { hasEntryLetter } from './entry-letter.js';
import type {
  LeaseCodeResponse,
  LeaseEndDays,
  LeaseResponse,
  LeaseRowResponse,
  LeaseTenantResponse,
  RuleFindingResponse,
} from './lease-response.dto.js';
import { REACHED_BY_EMAIL } from './reached.rows.js';

/** The object that `json_build_object` builds for a tenant's entry. */
export type TenantRow = Omit<LeaseTenantResponse, 'code' | 'joined'> & {
  code: (Omit<LeaseCodeResponse, 'state'> & { revokedAt: string | null; overWithLease: boolean }) | null;
};

export type LeaseDetailRow = Omit<LeaseResponse, 'activatedAt' | 'createdAt' | 'tenants' | 'findings' | 'endDays'> & {
  activatedAt: Date | null;
  createdAt: Date;
  tenants: TenantRow[];
  /** First day of the latest term. */
  termStartsOn: string;
};

/** An instant as JSON has it. */
export const instant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const CODE = `(select json_build_object('id', c.id, 'issuedAt', ${instant('c.created_at')}, 'expiresAt', ${instant(CODE_ENDS_AT)},
    'usedAt', ${instant('c.used_at')}, 'revokedAt', ${instant('c.revoked_at')}, 'overWithLease', ${CODE_ENDED_WITH_LEASE})
  from access_code c where c.lease_tenant_id = t.id order by c.created_at desc, c.id desc limit 1)`;

/** Tenant `t` of lease `l` in property `p` with the latest code, as `toTenant` reads it. */
export const TENANT_JSON = `json_build_object('id', t.id, 'firstName', t.first_name, 'lastName', t.last_name,
    'email', t.email, 'phone', t.phone, 'language', t.language, 'joinedAt', ${instant('t.joined_at')}, 'accessEndsAt', ${instant('t.access_ends_at')}, 'version', t.version, 'code', ${CODE})`;

const TENANTS = `coalesce((select json_agg(${TENANT_JSON} order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id), '[]')`;

/** When lease `l` has a letter of each kind to download. */
const HAS: Record<LetterKind, string> = {
  notice: "l.notice_by = 'landlord'",
  end: hasEndLetter,
  end_undone: hasChangeLetter('end_undone'),
  rent: `(exists (select 1 from lease_term n where n.lease_id = l.id and not n.tenant_accepted and n.notice_on is not null) or ${hasCanceledNotice})`,
  rent_canceled: hasChangeLetter('rent_canceled'),
  offer: "exists (select from renewal_offer f where f.lease_id = l.id and f.state = 'sent')",
  correction: `(${hasChangeLetter('correction')} or ${hasEntryLetter('correction')})`,
  charge: hasEntryLetter('charge'),
  returned: hasEntryLetter('returned'),
  given_back: hasEntryLetter('given_back'),
  receipt: hasEntryLetter('receipt'),
  deposit: 'exists (select 1 from deposit_return d where d.lease_id = l.id and d.undone_on is null)',
};

/** SQL: whether term `n` only changes the rent (`changesRentAlone`): it is month to month, and so was the lease before. */
const RENT_ONLY = `(n.ends_on is null and (n.follows_monthly or coalesce((select b.ends_on < n.starts_on - 1 from lease_term b
  where b.lease_id = n.lease_id and b.starts_on < n.starts_on order by b.starts_on desc limit 1), false)))`;

/** The letters of lease `l` that there are to download. */
export const LETTERS = `array_remove(array[${LETTER_KINDS.map((kind) => `case when ${HAS[kind]} then '${kind}' end`).join(', ')}], null)`;

/** SQL: whether lease `l`, which has ended, wouldn't be under its notice again if the end were undone (undo-end.service.ts). `$2` is now. */
const NOTICE_OVER = `coalesce(l.before_end ->> 'state' <> 'notice' or (l.before_end ->> 'endsOn')::date < ($2::timestamptz at time zone p.time_zone)::date, true)`;

/** SQL: whether a deposit was returned since lease `l` ended, which has to be reversed before the end is (undo-end.service.ts). */
const RETURNED_SINCE =
  'exists (select from deposit_return d where d.lease_id = l.id and d.undone_on is null and (d.created_at < l.ended_at) is not true)';

/** SQL: how much of a deposit is held for lease `l`; for a draft, what its opening balance brings along. */
const HELD = `case when l.state = 'draft' then coalesce(l.opening_deposit_cents, 0) else coalesce((select -sum(g.amount_cents) from posting g
  where g.lease_id = l.id and g.ledger_account = 'deposits_held'), 0) end::bigint`;

/** One lease with its home and its tenants: `$1` is its id, `$2` now. */
export const LEASE_DETAIL = `select l.id, l.unit_id as "unitId", l.property_id as "propertyId", l.state, l.starts_on as "startsOn",
    l.term_ends_on as "termEndsOn", l.ends_for_good as "endsForGood", l.ends_on as "endsOn", l.rent_cents as "rentCents", l.currency,
    case when l.state = 'ended' and (l.notice_by = 'tenant' and ${NOTICE_OVER}) is not true and not ${RETURNED_SINCE} then (coalesce((l.ended_at at time zone p.time_zone)::date, l.ends_on) + ${LEASE_END_UNDO_DAYS}) end as "undoEndUntil",
    case when l.notice_by is not null then json_build_object('by', l.notice_by, 'givenOn', l.notice_given_on, 'reason', l.notice_reason, 'confirmation', l.notice_confirmation) end as notice,
    l.due_day as "dueDay", l.deposit_cents as "depositCents", ${HELD} as "depositHeldCents", l.late_fee_kind as "lateFeeKind", l.late_fee_value as "lateFeeValue",
    l.late_fee_after_days as "lateFeeAfterDays", l.charge_from as "chargeFrom", l.activated_at as "activatedAt",
    l.created_at as "createdAt", l.version, ${TENANTS} as tenants, ${LETTERS} as letters,
    json_build_object('id', u.id, 'label', u.label, 'propertyId', p.id, 'propertyName', p.name, 'streetNumber', p.street_number,
      'street', p.street, 'city', p.city, 'region', p.region, 'country', p.country, 'timeZone', p.time_zone) as unit,
    coalesce((select max(n.starts_on) from lease_term n where n.lease_id = l.id), l.starts_on) as "termStartsOn",
    case when l.state = 'draft' and (l.opening_balance_cents <> 0 or l.opening_deposit_cents > 0) then json_build_object('balanceCents',
      coalesce(l.opening_balance_cents, 0), 'owedSince', l.opening_owed_since, 'depositHeldCents', coalesce(l.opening_deposit_cents, 0)) end as opening,
    (select json_build_object('name', n.name, 'lastDay', n.last_day) from tenant_notice n
      where n.lease_id = l.id and n.kind = 'notice' and n.state = 'sent' order by n.last_day, n.id limit 1) as "unansweredNotice",
    (select json_build_object('startsOn', n.starts_on, 'endsOn', n.ends_on, 'rentCents', n.rent_cents, 'cancelable', not n.tenant_accepted, 'rentOnly', ${RENT_ONLY}) from lease_term n
      where n.lease_id = l.id and n.starts_on > ($2::timestamptz at time zone p.time_zone)::date and (n.starts_on <= l.ends_on) is not false order by n.starts_on limit 1) as "nextTerm"
  from lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id where l.id = $1`;

/**
 * Payments that are on their way. They cover the oldest charges first, and what they cover isn't overdue and isn't
 * requested again.
 */
export const MOVING = `coalesce((select sum(w.amount_cents) from payment w where w.lease_id = l.id and w.state in ('requires_action', 'processing')), 0)::bigint`;

/** Charged, not settled, and not covered by what is on its way; `$1` is now. */
const OPEN = (when: string) =>
  `greatest(0, coalesce((select sum(c.open_cents) from charge c where c.lease_id = l.id and c.open_cents > 0${when}), 0)::bigint - ${MOVING})`;

export const OPEN_CENTS = OPEN('');
export const OVERDUE_CENTS = OPEN(' and c.due_on < ($1::timestamptz at time zone p.time_zone)::date');

/** Paid or credited, and not used for a charge yet. */
export const CREDIT_CENTS = `greatest(0, coalesce((select -sum(g.amount_cents) from posting g
  where g.lease_id = l.id and g.ledger_account = 'prepayments'), 0))::bigint`;

/** The opening balance of draft `l`, which is posted once the lease is activated. Below zero for a prepayment. */
export const OPENING_BALANCE_CENTS = `case when l.state = 'draft' then coalesce(l.opening_balance_cents, 0) else 0 end::bigint`;

/** A payment of it is on its way. */
export const IS_BEING_PAID = `l.id = any(array(select w.lease_id from payment w where w.state in ('requires_action', 'processing')))`;

/**
 * Active, with a tenant who has neither joined nor a code to join with; `$1` is now. The landlord’s home page counts
 * them the same way.
 */
export const WITHOUT_CODE = `l.state = 'active' and exists (select from lease_tenant t where t.lease_id = l.id and t.user_id is null
  and not exists (select from access_code k where k.lease_tenant_id = t.id and k.revoked_at is null and (k.used_at is not null or k.expires_at > $1::timestamptz)))`;

export const TENANT_NAMES = `(select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id)
  from lease_tenant t where t.lease_id = l.id)`;

export const LEASE_ROW_COLUMNS = `l.id, l.unit_id as "unitId", l.property_id as "propertyId", l.state, l.starts_on as "startsOn",
  l.term_ends_on as "termEndsOn", l.ends_on as "endsOn", l.rent_cents as "rentCents", l.currency, l.posting_since is not null as posting, ${OPEN_CENTS} as "openCents",
  ${OVERDUE_CENTS} as "overdueCents", ${MOVING} as "processingCents", ${CREDIT_CENTS} as "creditCents", ${OPENING_BALANCE_CENTS} as "openingBalanceCents", u.label as "unitLabel", p.street_number as "streetNumber", p.street, p.city,
  array(select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = l.id order by t.created_at, t.id) as tenants,
  array(select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = l.id and not ${REACHED_BY_EMAIL} order by t.created_at, t.id) as "onPaper",
  l.created_at as "createdAt"`;

export type LeaseRow = Omit<LeaseRowResponse, 'createdAt'> & { createdAt: Date };

export function toLeaseRow(row: LeaseRow): LeaseRowResponse {
  return {
    id: row.id,
    unitId: row.unitId,
    propertyId: row.propertyId,
    state: row.state,
    startsOn: row.startsOn,
    termEndsOn: row.termEndsOn,
    endsOn: row.endsOn,
    rentCents: row.rentCents,
    currency: row.currency,
    posting: row.posting,
    openCents: row.openCents,
    overdueCents: row.overdueCents,
    processingCents: row.processingCents,
    creditCents: row.creditCents,
    openingBalanceCents: row.openingBalanceCents,
    unitLabel: row.unitLabel,
    streetNumber: row.streetNumber,
    street: row.street,
    city: row.city,
    tenants: row.tenants,
    onPaper: row.onPaper,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toLease(row: LeaseDetailRow, now: Date): LeaseResponse {
  const today = todayIn(row.unit.timeZone, now);
  const terms = {
    livedSince: day(row.startsOn),
    termStartsOn: day(row.termStartsOn),
    termEndsOn: row.termEndsOn === null ? null : day(row.termEndsOn),
    dueDay: row.dueDay,
  };
  return {
    id: row.id,
    unitId: row.unitId,
    propertyId: row.propertyId,
    state: row.state,
    startsOn: row.startsOn,
    termEndsOn: row.termEndsOn,
    endsForGood: row.endsForGood,
    endsOn: row.endsOn,
    undoEndUntil: row.undoEndUntil !== null && row.undoEndUntil >= today ? row.undoEndUntil : null,
    notice: row.notice,
    rentCents: row.rentCents,
    currency: row.currency,
    dueDay: row.dueDay,
    depositCents: row.depositCents,
    depositHeldCents: row.depositHeldCents,
    lateFeeKind: row.lateFeeKind,
    lateFeeValue: row.lateFeeValue,
    lateFeeAfterDays: row.lateFeeAfterDays,
    chargeFrom: row.chargeFrom,
    activatedAt: row.activatedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    unit: row.unit,
    nextTerm: row.nextTerm,
    opening: row.opening,
    unansweredNotice: row.unansweredNotice,
    letters: row.letters,
    tenants: row.tenants.map((tenant) => toTenant(tenant, now)),
    findings:
      row.state === 'ended' ? [] : findingsOf(termsOf(row), { ...row.unit, currency: row.currency }).map(toFinding),
    endDays: endDaysOf(terms, regionLawAt(row.unit), today),
  };
}

function endDaysOf(terms: LeaseForNotice, law: RegionLaw, today: Day): LeaseEndDays {
  return {
    today,
    ...earliestLastDays(terms, law, today),
    grounds: NOTICE_REASONS.map((reason) => ({
      reason,
      earliest: earliestFor(reason, terms, law, today),
      form: landlordForm(law, reason, today),
    })),
    agreementForm: agreementForm(law, today),
  };
}

function toFinding({
  code,
  topic,
  blocking,
  limit,
  place,
  value,
  source,
  sourceDate,
  law,
}: RuleFinding): RuleFindingResponse {
  return { code, topic, blocking, limit, place, value, source, sourceDate, law };
}

export function toTenant({ code, ...row }: TenantRow, now: Date): LeaseTenantResponse {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    language: row.language,
    joined: row.joinedAt !== null,
    joinedAt: row.joinedAt,
    accessEndsAt: row.accessEndsAt,
    version: row.version,
    code: code && {
      id: code.id,
      state: codeState(code, now),
      issuedAt: code.issuedAt,
      expiresAt: code.expiresAt,
      usedAt: code.usedAt,
    },
  };
}

function codeState(
  { usedAt, revokedAt, expiresAt, overWithLease }: NonNullable<TenantRow['code']>,
  now: Date,
): LeaseCodeResponse['state'] {
  if (revokedAt) return 'revoked';
  if (usedAt) return 'used';
  return overWithLease || new Date(expiresAt) <= now ? 'expired' : 'unused';
}
