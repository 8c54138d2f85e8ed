import { defineEntity, p } from '@mikro-orm/core';
import { RATING_ANSWER_MAX } from '../../../contract/work-limits.js';
import { instant, mutable } from '../../../platform/database/columns.js';
import { allow, ownedBy } from '../../../platform/scope/policies.js';

/**
 * A supplier's answer to a tenant's rating, one for each (docs/decisions/1280). An answer that was deleted stays as a row without
 * text.
 */
const Schema = defineEntity({
  name: 'RatingAnswer',
  tableName: 'rating_answer',
  properties: {
    ...mutable(),
    requestId: p.uuid(),
    supplierAccountId: p.uuid(),
    text: p.string().length(RATING_ANSWER_MAX).nullable(),
    /** The language that the author had chosen. Null if unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    /** When it was last written. A later change of the rating makes it outdated. */
    answeredAt: instant(),
  },
  uniques: [{ properties: ['requestId'] }],
  indexes: [{ properties: ['supplierAccountId'] }],
  policies: [
    ...ownedBy('landlord', ['read']),
    ...allow('tenant', ['read'], 'request_id = any((select lw_own_requests())::uuid[])'),
    ...allow('supplier', ['read', 'change'], 'supplier_account_id = lw_account()'),
    ...allow(
      'supplier',
      ['create'],
      'supplier_account_id = lw_account() and request_id = any((select lw_rated_jobs())::uuid[])',
    ),
  ],
});

export class RatingAnswer extends Schema.class {}
Schema.setClass(RatingAnswer);
