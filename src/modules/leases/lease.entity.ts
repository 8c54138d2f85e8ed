import { defineEntity, p } from '@mikro-orm/core';
import { NOTICE_BY, NOTICE_REASONS, type NoticeBy, type NoticeReason } from '../../contract/notice-reasons.js';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/** A lease as it was before its end was recorded. */
export interface BeforeEnd {
  state: 'active' | 'notice';
  endsOn: string | null;
  noticeBy: NoticeBy | null;
  noticeGivenOn: string | null;
  noticeReason: NoticeReason | null;
  noticeConfirmation: string | null;
}

/** A lease of a unit (docs/specification/leases.md). No two of one unit overlap: an exclusion constraint over `covers`. */
const Schema = defineEntity({
  name: 'Lease',
  tableName: 'lease',
  properties: {
    ...mutable(),
    /** The import that created it, which can be undone for a while. */
    importId: p.uuid().nullable(),
    propertyId: p.uuid(),
    unitId: p.uuid(),
    state: p.enum(['draft', 'active', 'notice', 'ended'] as const).default('draft'),
    startsOn: day(),
    /** Last day of the term; none is month to month. */
    termEndsOn: day().nullable(),
    /** Set by notice or ending: the last day that is occupied. */
    endsOn: day().nullable(),
    /**
     * Whose notice it was, since when, and why; the landlord's reason where the region's rules could not be checked.
     */
    noticeBy: p.enum(NOTICE_BY).nullable(),
    noticeGivenOn: day().nullable(),
    noticeReason: p.enum(NOTICE_REASONS).nullable(),
    noticeConfirmation: p.string().length(500).nullable(),
    /** Whether the term's end ends the lease, instead of continuing month to month. */
    endsForGood: p.boolean().default(false),
    rentCents: cents(),
    /** ISO 4217, the property's. */
    currency: p.string().length(3),
    /** 1 to 31; rent posts on the last day of a shorter month. */
    dueDay: p.integer(),
    depositCents: cents().default(0),
    lateFeeKind: p.enum(['none', 'fixed', 'percent'] as const).default('none'),
    /** Cents, or basis points of the rent. */
    lateFeeValue: p.integer().default(0),
    lateFeeAfterDays: p.integer().default(0),
    /** Rent before this day is not charged here (default: the day of activation). */
    chargeFrom: day().nullable(),
    /**
     * The opening balance of an imported lease, entered into the ledger when it is activated. Below zero for a
     * prepayment.
     */
    openingBalanceCents: cents().nullable(),
    openingDepositCents: cents().nullable(),
    /** The day on which the oldest part of that balance was due; null where it is unknown. */
    openingOwedSince: day().nullable(),
    activatedAt: instant().nullable(),
    /** When its end was recorded, and what it was before, for the landlord who undoes it (`undo-end.service.ts`). */
    endedAt: instant().nullable(),
    beforeEnd: p.json<BeforeEnd>().nullable(),
    /** Since when its first entries have been waiting to be posted; null once they are. */
    postingSince: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'createdAt', 'id'] }, { properties: ['unitId'] }, { properties: ['state'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('landlord', ['remove'], "account_id = lw_account() and state = 'draft'"),
    ...allow('tenant', ['read'], 'id = any((select lw_own_leases())::uuid[])'),
  ],
});

export class Lease extends Schema.class {}
Schema.setClass(Lease);
