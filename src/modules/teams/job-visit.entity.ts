import { defineEntity, p } from '@mikro-orm/core';
import { instant, mutable } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OWN = 'account_id = lw_account()';
const OWN_JOB = `${OWN} and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))`;

/** A technician's visit to a job, from Start to Finish. `accountId` is the supplier's. */
const Schema = defineEntity({
  name: 'JobVisit',
  tableName: 'job_visit',
  properties: {
    ...mutable(),
    requestId: p.uuid(),
    staffId: p.uuid(),
    startedAt: instant(),
    /** Null during the visit. */
    finishedAt: instant().nullable(),
    note: p.string().length(2000).nullable(),
    /** The times that the technician's buttons recorded. Corrections don't change them. */
    recordedStartAt: instant(),
    recordedFinishAt: instant().nullable(),
    /** When the owner last corrected the times. */
    correctedAt: instant().nullable(),
  },
  indexes: [{ properties: ['accountId', 'requestId', 'startedAt'] }, { properties: ['staffId', 'startedAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('supplier', ['read'], OWN),
    ...allow('supplier', ['create', 'change'], OWN_JOB),
    ...allowTechnician(
      ['read'],
      'staff_id = any(array(select id from supplier_staff where user_id = lw_uid() and active))',
    ),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class JobVisit extends Schema.class {}
Schema.setClass(JobVisit);
