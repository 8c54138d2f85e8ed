import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';
import { CHARGE_KINDS } from './accounts.js';
import { OWN_LEASES } from './own-leases.js';

/**
 * An amount that a lease owes for one reason. Open, partly paid, paid and overdue are derived. The settled amounts are columns,
 * so that no query adds up years of allocations. Only the database writes them, with each allocation (migration 0027).
 */
const Schema = defineEntity({
  name: 'Charge',
  tableName: 'charge',
  properties: {
    ...mutable(),
    leaseId: p.uuid(),
    kind: p.enum(CHARGE_KINDS),
    /** `2026-11` for rent: one charge a lease and period that no other has superseded, by a unique index. */
    period: p.string().length(7).nullable(),
    dueOn: day(),
    amountCents: cents(),
    /** Sum of its allocations that are not released. */
    settledCents: cents().default(0),
    /** The part of that by payments that were started no later than the due day. */
    settledInTimeCents: cents().default(0),
    /** What is left to pay; nothing of a voided one. */
    openCents: cents().generated('(case when voided_at is null then amount_cents - settled_cents else 0 end) stored'),
    currency: p.string().length(3),
    label: p.string().length(120).nullable(),
    /** The recurring charge that it is a month of, `2026-11`: one that no other has superseded, by a unique index. */
    recurringId: p.uuid().nullable(),
    recurringMonth: p.string().length(7).nullable(),
    voidedAt: instant().nullable(),
    /** Reversed because the terms have changed, so its month may be charged again. */
    superseded: p.boolean().default(false),
    /**
     * The day from which a late fee counts, set when a correction posted the charge after its due day, or when the
     * money that had paid it now pays an older charge.
     */
    lateFeeFrom: day().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['leaseId', 'dueOn', 'id'] }, { properties: ['accountId', 'dueOn'] }],
  policies: [...ownedBy('landlord'), ...allow('tenant', ['read'], OWN_LEASES)],
});

export class Charge extends Schema.class {}
Schema.setClass(Charge);
