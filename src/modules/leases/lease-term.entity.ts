import { defineEntity, p } from '@mikro-orm/core';
import { addDays, day as asDay, type Day } from '../../contract/days.js';
import { cents, day, owned } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';
import type { Tx } from '../../platform/scope/tx.js';

/**
 * A term of a lease with its rent, once the lease has been renewed: the first one and each that follows, in one ledger.
 * No two of a lease overlap (exclusion constraint). A lease that was never renewed has none: its own columns contain
 * everything.
 */
const Schema = defineEntity({
  name: 'LeaseTerm',
  tableName: 'lease_term',
  properties: {
    ...owned(),
    leaseId: p.uuid(),
    startsOn: day(),
    /** Last day of the term; none is month to month. */
    endsOn: day().nullable(),
    rentCents: cents(),
    /** The recommendation that became this term; none where the landlord renewed the lease directly. */
    renewalId: p.uuid().nullable(),
    /**
     * Whether a tenant accepted it as an offer: the landlord can't cancel it then. A signature on paper is recorded by
     * the landlord.
     */
    tenantAccepted: p.boolean().default(false),
    /** When notice of the higher rent was given, unless a tenant accepted it as an offer. */
    noticeOn: day().nullable(),
    /** The landlord's reason where the region's rules could not be checked. */
    confirmReason: p.string().length(500).nullable(),
    /** Whether the term before was to end the lease: what a canceled renewal restores. */
    followsFinalTerm: p.boolean().default(false),
    /** Whether the term before ran month to month: its last day was set by this one. */
    followsMonthly: p.boolean().default(false),
  },
  uniques: [{ properties: ['renewalId'] }],
  indexes: [{ properties: ['leaseId', 'startsOn'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('landlord', ['remove'], 'account_id = lw_account() and not tenant_accepted'),
    ...allow('tenant', ['read'], 'lease_id = any((select lw_own_leases())::uuid[])'),
  ],
});

export class LeaseTerm extends Schema.class {}
Schema.setClass(LeaseTerm);

/** First day of the latest term: a lease that was never renewed has only the one it began with. */
export async function termStartOf(tx: Tx, { id, startsOn }: { id: string; startsOn: string }): Promise<Day> {
  const last = await tx.em.findOne(LeaseTerm, { leaseId: id }, { orderBy: { startsOn: 'desc' } });
  return asDay(last?.startsOn ?? startsOn);
}

/**
 * Whether a term only changes the rent of a lease from month to month: it has no last day, and neither had the term before,
 * or that had run out. `RENT_ONLY` in `lease.rows.ts` decides the same in SQL.
 */
export function changesRentAlone(
  next: Pick<LeaseTerm, 'startsOn' | 'endsOn' | 'followsMonthly'>,
  before: Pick<LeaseTerm, 'endsOn'>,
): boolean {
  const ranOut = before.endsOn != null && before.endsOn < addDays(asDay(next.startsOn), -1);
  return next.endsOn == null && (next.followsMonthly || ranOut);
}
