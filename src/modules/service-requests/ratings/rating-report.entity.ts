import { defineEntity, p } from '@mikro-orm/core';
import { RATING_REPORT_MAX } from '../../../contract/work-limits.js';
import { instant, mutable } from '../../../platform/database/columns.js';
import { allow, demoApart, system } from '../../../platform/scope/policies.js';

export const REPORT_STATES = ['open', 'hidden', 'kept'] as const;

/**
 * A note that its supplier has reported, and an admin's decision (docs/decisions/1382). A report concerns one note: the hash
 * shows whether the tenant has written another one since. Belongs to the account of the landlord, who doesn't read it.
 */
const Schema = defineEntity({
  name: 'RatingReport',
  tableName: 'rating_report',
  properties: {
    ...mutable(),
    requestId: p.uuid(),
    supplierAccountId: p.uuid(),
    /** MD5, as compared by `lw_supplier_ratings`. */
    noteHash: p.string().length(32),
    reason: p.string().length(RATING_REPORT_MAX),
    state: p.enum(REPORT_STATES).default('open'),
    decisionReason: p.string().length(RATING_REPORT_MAX).nullable(),
    decidedAt: instant().nullable(),
    decidedBy: p.uuid().nullable(),
  },
  uniques: [{ properties: ['requestId'] }],
  indexes: [{ properties: ['supplierAccountId'] }, { properties: ['state', 'createdAt', 'id'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('supplier', ['read'], 'supplier_account_id = lw_account()'),
    ...allow(
      'supplier',
      ['create'],
      "supplier_account_id = lw_account() and state = 'open' and request_id = any((select lw_rated_jobs())::uuid[])",
    ),
    ...allow('admin', ['read', 'change'], 'true'),
  ],
});

export class RatingReport extends Schema.class {}
Schema.setClass(RatingReport);
