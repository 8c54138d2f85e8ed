import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

const OWN = 'supplier_account_id = lw_account()';

/**
 * A landlord's offer of a request to a supplier. What a supplier may see of properties, units and requests hangs on
 * these rows; so their own policies look at no other table.
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
    /** The language that the author of the note had chosen; null where it is unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    /** The first supplier who accepts gets the job; otherwise suppliers answer with price and time, and the landlord picks. */
    firstWins: p.boolean().default(false),
    /** Without an answer in time, or declined, it goes to the next supplier of the landlord's list. */
    askNext: p.boolean().default(false),
    /** How long each supplier has to answer; null for the time of the priority. */
    answerMinutes: p.integer().nullable(),
    /** The supplier's answer: binding once it is picked. */
    priceCents: cents().nullable(),
    proposedFor: instant().nullable(),
    proposedUntil: instant().nullable(),
    declineReason: p.text().nullable(),
    /** Until when it waits for an answer. */
    expiresAt: instant(),
    answeredAt: instant().nullable(),
    /** When the supplier stops seeing the job; null while it runs. */
    accessEndsAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['requestId'] }, { properties: ['supplierAccountId', 'createdAt'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('supplier', ['read'], OWN),
    // A supplier takes a job alone only where the first to accept gets it.
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
