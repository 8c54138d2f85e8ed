import { defineEntity, p } from '@mikro-orm/core';
import { day, instant, owned } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

export const INTENTS = ['stay', 'unsure', 'leave'] as const;
export type Intent = (typeof INTENTS)[number];

/** What a tenant plans to do when the term ends, stated before any offer. It isn't binding and isn't a notice. */
const Schema = defineEntity({
  name: 'RenewalIntent',
  tableName: 'renewal_intent',
  properties: {
    ...owned(),
    leaseId: p.uuid(),
    userId: p.uuid(),
    termEndsOn: day(),
    intent: p.enum(INTENTS),
    saidAt: instant(),
  },
  uniques: [{ properties: ['leaseId', 'userId', 'termEndsOn'] }],
  policies: [
    ...ownedBy('landlord', ['read']),
    ...allow(
      'tenant',
      ['read', 'create', 'change'],
      'user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[])',
    ),
  ],
});

export class RenewalIntent extends Schema.class {}
Schema.setClass(RenewalIntent);
