import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../../platform/database/columns.js';
import { allow, ownedBy } from '../../../platform/scope/policies.js';

/** An Elite Partner's interest in a job of the board, with an optional price. Belongs to the landlord's account. */
const Schema = defineEntity({
  name: 'BoardInterest',
  tableName: 'board_interest',
  properties: {
    ...mutable(),
    postId: p.uuid(),
    requestId: p.uuid(),
    supplierAccountId: p.uuid(),
    /** In the property's currency. */
    amountCents: cents().nullable(),
    note: p.text().nullable(),
    /** The language that the author had chosen. Null if unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    withdrawnAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }, { properties: ['postId', 'supplierAccountId'] }],
  indexes: [{ properties: ['requestId'] }, { properties: ['supplierAccountId', 'createdAt'] }],
  policies: [
    ...ownedBy('landlord', ['read']),
    ...allow('supplier', ['read', 'change'], 'supplier_account_id = lw_account()'),
    // Checked under the supplier's own policies: only jobs that the board shows them.
    ...allow(
      'supplier',
      ['create'],
      'supplier_account_id = lw_account() and exists (select 1 from board_post b where b.id = post_id)',
    ),
  ],
});

export class BoardInterest extends Schema.class {}
Schema.setClass(BoardInterest);
