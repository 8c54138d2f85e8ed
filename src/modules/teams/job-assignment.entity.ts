import { defineEntity, p } from '@mikro-orm/core';
import { mutable } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OWN = 'account_id = lw_account()';
const OWN_JOB = `${OWN} and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))`;

/**
 * The technician to whom a job is assigned. `accountId` is the supplier's. These rows decide what a technician can see
 * (through `lw_technician_jobs()`), so their own policies must not read a table whose policies call that function.
 */
const Schema = defineEntity({
  name: 'JobAssignment',
  tableName: 'job_assignment',
  properties: {
    ...mutable(),
    requestId: p.uuid(),
    staffId: p.uuid(),
    /** The owner's note for the technician: what to bring or to know. */
    note: p.string().length(1000).nullable(),
    /** The language that its author had chosen; null if it isn’t known. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
  },
  uniques: [{ properties: ['accountId', 'requestId'] }],
  indexes: [{ properties: ['staffId'] }, { properties: ['requestId'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('supplier', ['read', 'remove'], OWN),
    ...allow('supplier', ['create', 'change'], OWN_JOB),
    ...allowTechnician(
      ['read'],
      'staff_id = any(array(select id from supplier_staff where user_id = lw_uid() and active))',
    ),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class JobAssignment extends Schema.class {}
Schema.setClass(JobAssignment);
