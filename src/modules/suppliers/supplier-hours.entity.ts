import { defineEntity, p } from '@mikro-orm/core';
import type { DaysOff, Hours } from '../../contract/hours.js';
import { day, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/** When a supplier works and how much they take, as they state it; `accountId` is the supplier's own account. Landlords read it with the directory. */
const Schema = defineEntity({
  name: 'SupplierHours',
  tableName: 'supplier_hours',
  properties: {
    ...mutable(),
    hours: p.json<Hours[]>(),
    daysOff: p.json<DaysOff[]>(),
    /** Appointments in a day; null is any number. */
    dailyJobs: p.integer().nullable(),
    /** The first day on which new jobs are taken again. */
    resumesOn: day().nullable(),
    /** Of all days and times. */
    timeZone: p.string().length(64),
  },
  uniques: [{ properties: ['accountId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('supplier', ['read', 'create', 'change'], 'account_id = lw_account()'),
    ...allow('landlord', ['read'], 'true'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class SupplierHours extends Schema.class {}
Schema.setClass(SupplierHours);
