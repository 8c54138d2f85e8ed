import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

const OWN = 'supplier_account_id = lw_account()';

/**
 * A landlord's offer of a request to a supplier. What a supplier may see of properties, units and requests depends on these rows,
 * so their own policies use no other table.
 */
const Schema = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  properties: {
    ...mutable(),
    requestId: p.uuid(),
    propertyId: p.uuid(),
    unitId: p.uuid().nullable(),
    supplierAccountId: p.uuid(),
    state: p.enum(['sent', 'answered', 'accepted', 'declined', 'expired', 'withdrawn'] as const).default('sent'),
    /** What may be spent without a quote. */
    budgetCents: cents().nullable(),
    note: p.text().nullable(),
    /** The language that the author of the note had chosen. Null if unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    /**
     * Whether the first supplier who accepts gets the job. Otherwise suppliers answer with price and time, and the landlord picks
     * one.
     */
    firstWins: p.boolean().default(false),
    /** Whether the next supplier of the landlord's list is asked if this one declines or doesn't answer in time. */
    askNext: p.boolean().default(false),
    /** How long each supplier has to answer. Null for the time that the priority allows. */
    answerMinutes: p.integer().nullable(),
    /** The supplier's price, which is binding once it is picked. */
    priceCents: cents().nullable(),
    proposedFor: instant().nullable(),
    proposedUntil: instant().nullable(),
    declineReason: p.text().nullable(),
    /** When the time to answer ends. */
    expiresAt: instant(),
    answeredAt: instant().nullable(),
    /** When the supplier stops seeing the job. Null while the offer is active. */
    accessEndsAt: instant().nullable(),
    /**
     * What was under way when an accepted job ended for the supplier, which they can still bill. Written by a trigger
     * (migrations/1985).
     */
    endedDuring: p.enum(['work', 'appointment', 'quote'] as const).nullable(),
    /** The limit that applied then, and within which they can bill it. */
    endedLimitCents: cents().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['requestId'] }, { properties: ['supplierAccountId', 'createdAt'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('supplier', ['read'], OWN),
    // A supplier can take a job without the landlord only if the first to accept gets it.
    {
      name: 'supplier_change',
      command: 'update',
      roles: ['lw_supplier'],
      using: OWN,
      check: `${OWN} and (state <> 'accepted' or first_wins)`,
    },
  ],
});

export class Offer extends Schema.class {}
Schema.setClass(Offer);
