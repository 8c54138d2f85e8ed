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

/** What became of a deposit, for the letter to the tenants. It only changes when it is taken back: the ledger has the money. */
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
    /** Where the money and the letter go. Tenants of the same lease don't read each other's. */
    sentTo: p.string().length(300).nullable(),
    /** Ids of its credits and charges, and of the entries of interest and of what went back: what is taken back with it. */
    parts: p.json<string[]>().default('[]'),
    /** The day on which it was taken back as a mistake. */
    undoneOn: day().nullable(),
  },
  indexes: [{ properties: ['leaseId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'create', 'change'], 'account_id = lw_account()'),
    ...allow('tenant', ['read'], OWN_LEASES),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class DepositReturn extends Schema.class {}
Schema.setClass(DepositReturn);
