import { defineEntity, p } from '@mikro-orm/core';
import { TRADES, type Trade } from '../../contract/service-types.js';
import { instant, mutable } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/** A supplier's entry in the directory. `accountId` is the supplier's own account. */
const Schema = defineEntity({
  name: 'Supplier',
  tableName: 'supplier',
  properties: {
    ...mutable(),
    companyName: p.string().length(120),
    /** Whether the name comes from a landlord's invitation and the supplier hasn't set it yet. */
    namedByLandlord: p.boolean().default(false),
    /** The label that the supplier chose, and its trade. */
    serviceType: p.string().length(40),
    trade: p.enum(TRADES),
    /** All trades. The first is the main one, which is also in `trade` (docs/decisions/1380). */
    trades: p.json<Trade[]>(),
    city: p.string().length(80).nullable(),
    phone: p.string().length(40).nullable(),
    email: p.string().length(254),
    about: p.text().nullable(),
    /** Where the supplier works: prefixes of postal codes in one country. Null if nothing is stated. */
    areaCountry: p.string().length(2).nullable(),
    areaPrefixes: p.json<string[]>().nullable(),
    eliteUntil: instant().nullable(),
    /** When the account was deleted. The directory doesn't show the entry anymore, but past jobs still refer to it. */
    closedAt: instant().nullable(),
    /**
     * Totals of closed jobs and ratings over all landlords. They are stored because no one else can read a landlord's
     * requests.
     */
    jobsDone: p.integer().default(0),
    ratingCount: p.integer().default(0),
    ratingSum: p.integer().default(0),
  },
  uniques: [{ properties: ['accountId'] }],
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['trade'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('tenant', ['read'], 'true'),
    ...allow('landlord', ['read'], 'true'),
    ...allow('supplier', ['read'], 'true', 'supplier_directory'),
    ...allow('supplier', ['create', 'change'], 'account_id = lw_account()', 'supplier_own'),
    ...allowTechnician(['read'], 'account_id = lw_account()'),
    ...allow('staff', ['read', 'create', 'change'], 'true'),
    ...allow('admin', ['read', 'create', 'change'], 'true'),
  ],
});

export class Supplier extends Schema.class {}
Schema.setClass(Supplier);
