import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';

const OWN_REQUESTS = 'request_id = any((select lw_own_requests())::uuid[])';
const ACCEPTED =
  "request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))";
/** The current supplier must not see the people of the previous one. */
const OF_THIS_JOB = `${ACCEPTED} and (side <> 'supplier' or supplier_account_id = lw_account())`;

/**
 * How far a person has read the conversation of a request, and the name that others see next to their messages. Everyone in the
 * conversation sees how far the others have read. Each person writes only their own row.
 */
const Schema = defineEntity({
  name: 'RequestSeen',
  tableName: 'request_seen',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    userId: p.uuid(),
    name: p.string().length(161),
    side: p.enum(['landlord', 'tenant', 'supplier'] as const),
    /** For people of a supplier: their account. */
    supplierAccountId: p.uuid().nullable(),
    seenAt: instant(),
    /** Since when they have an unread message. Null if they have none, or were emailed about it. */
    dueSince: instant().nullable(),
    /** The time of the last message that they were emailed about. */
    mailedAt: instant().nullable(),
  },
  uniques: [{ properties: ['requestId', 'userId'] }],
  indexes: [{ properties: ['userId'] }, { properties: ['dueSince'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read'], 'account_id = lw_account()'),
    ...allow('landlord', ['create', 'change'], 'user_id = lw_uid() and account_id = lw_account()'),
    ...allow('tenant', ['read'], OWN_REQUESTS),
    ...allow('tenant', ['create', 'change'], `user_id = lw_uid() and ${OWN_REQUESTS}`),
    ...allow('supplier', ['read'], OF_THIS_JOB),
    ...allow('supplier', ['create', 'change'], `user_id = lw_uid() and ${OF_THIS_JOB}`),
    ...allowTechnician(
      ['read'],
      "request_id = any((select lw_technician_jobs())::uuid[]) and (side <> 'supplier' or supplier_account_id = lw_account())",
    ),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class RequestSeen extends Schema.class {}
Schema.setClass(RequestSeen);
