import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, owned } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { OWN_LEASES } from './own-leases.js';

/** An amount that is kept of a deposit, in the landlord's words. */
export interface KeptPart {
  /** `owed`: it pays rent and charges that were open, and has no words of its own. */
  kind?: 'owed';
  label: string;
  amountCents: number;
  /** The documents that prove it, with their names at that time. */
  documents?: { id: string; name: string }[];
}

/** The return of a deposit, for the letter to the tenants. Rows are only added. The amounts are in the ledger. */
const Schema = defineEntity({
  name: 'DepositReturn',
  tableName: 'deposit_return',
  properties: {
    ...owned(),
    leaseId: p.uuid(),
    returnedOn: day(),
    heldCents: cents(),
    interestCents: cents(),
    returnedCents: cents(),
    deductions: p.json<KeptPart[]>(),
    currency: p.string().length(3),
  },
  indexes: [{ properties: ['leaseId'] }],
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

export class DepositReturn extends Schema.class {}
Schema.setClass(DepositReturn);
