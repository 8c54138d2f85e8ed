import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const ACCEPTED_JOBS =
  "request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))";
const NOT_CANCELED =
  "request_id = any(array(select id from service_request where supplier_account_id = lw_account() and status <> 'cancelled' and status <> 'declined'))";

/**
 * The person to call and how to get in. A table of its own, because a supplier can see it only from the acceptance until 30 days
 * after the closing (docs/specification/elite-partners.md), and not once the request is canceled (docs/decisions/1110).
 */
const Schema = defineEntity({
  name: 'RequestContact',
  tableName: 'request_contact',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    name: p.string().length(160),
    phone: p.string().length(40).nullable(),
    accessNote: p.string().length(500).nullable(),
  },
  uniques: [{ properties: ['requestId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'create', 'change'], 'account_id = lw_account()'),
    ...allow('tenant', ['read', 'change'], 'request_id = any((select lw_own_requests())::uuid[])'),
    ...allow('tenant', ['create'], 'lw_own_request(request_id)'),
    ...allow('supplier', ['read'], `${ACCEPTED_JOBS} and ${NOT_CANCELED}`),
    ...allowTechnician(['read'], `request_id = any((select lw_technician_jobs())::uuid[]) and ${NOT_CANCELED}`),
    ...allow('staff', ['read', 'create', 'change'], 'true'),
    ...allow('admin', ['read', 'create', 'change'], 'true'),
  ],
});

export class RequestContact extends Schema.class {}
Schema.setClass(RequestContact);
