import { defineEntity, p } from '@mikro-orm/core';
import { cents, owned } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { OWN_LEASES } from './own-leases.js';

export { LEDGER_ACCOUNT_NAMES } from './accounts.js';

/** One line of an entry: cents on a ledger account, debit positive, credit negative. Rows are only added. */
const Schema = defineEntity({
  name: 'Posting',
  tableName: 'posting',
  properties: {
    ...owned(),
    entryId: p.uuid(),
    leaseId: p.uuid().nullable(),
    /** Ledger account by name, `rent_receivable`; names are those of posting-rules. */
    ledgerAccount: p.string().length(40),
    amountCents: cents(),
    currency: p.string().length(3),
  },
  indexes: [{ properties: ['entryId'] }, { properties: ['leaseId', 'ledgerAccount'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'create'], 'account_id = lw_account()'),
    ...allow('tenant', ['read'], OWN_LEASES),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class Posting extends Schema.class {}
Schema.setClass(Posting);
