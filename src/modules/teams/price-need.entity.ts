import { defineEntity, p } from '@mikro-orm/core';
import { cents, owned } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { PRICE_REASON_MAX } from './limits.js';

const OWN = 'account_id = lw_account()';
const OWN_JOB = `${OWN} and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))`;

/**
 * A technician's report to the owner of what a job will cost. `accountId` is the supplier's. Landlord and tenant can't read
 * it.
 */
const Schema = defineEntity({
  name: 'PriceNeed',
  tableName: 'price_need',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    staffId: p.uuid(),
    /** Before tax, in the property's currency. */
    amountCents: cents(),
    reason: p.string().length(PRICE_REASON_MAX),
  },
  indexes: [{ properties: ['accountId', 'requestId', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('supplier', ['read'], OWN),
    ...allow('supplier', ['create'], OWN_JOB),
    ...allowTechnician(
      ['read'],
      'staff_id = any(array(select id from supplier_staff where user_id = lw_uid() and active))',
    ),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class PriceNeed extends Schema.class {}
Schema.setClass(PriceNeed);
