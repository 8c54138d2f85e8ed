import { defineEntity, p } from '@mikro-orm/core';
import type { DaysOff, Hours } from '../../contract/hours.js';
import { day, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/**
 * When a supplier works and how many jobs they take, as they state it. `accountId` is the supplier's own account. Landlords
 * read it together with the directory.
 */
const Schema = defineEntity({
  name: 'SupplierHours',
  tableName: 'supplier_hours',
  properties: {
    ...mutable(),
    hours: p.json<Hours[]>(),
    daysOff: p.json<DaysOff[]>(),
    /** The most appointments in a day. Null means no limit. */
    dailyJobs: p.integer().nullable(),
    /** The first day on which the supplier takes new jobs again. */
    resumesOn: day().nullable(),
    /** The time zone of all days and times. */
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
