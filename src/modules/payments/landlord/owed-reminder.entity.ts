import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, owned } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';

/** A reminder of what is owed that a landlord sent: one per lease and day. Rows are only added. */
const Schema = defineEntity({
  name: 'OwedReminder',
  tableName: 'owed_reminder',
  properties: {
    ...owned(),
    leaseId: p.uuid(),
    /** Date in the time zone of the property. */
    remindedOn: day(),
    /** What was due then. */
    owedCents: cents(),
    currency: p.string().length(3),
    mails: p.integer(),
    texts: p.integer(),
  },
  uniques: [{ properties: ['leaseId', 'remindedOn'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read'], 'account_id = lw_account()'),
    // Written out here, because the function that the other entities use is created by a later migration than this
    // table.
    ...allow('tenant', ['read'], 'lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class OwedReminder extends Schema.class {}
Schema.setClass(OwedReminder);
