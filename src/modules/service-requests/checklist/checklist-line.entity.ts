import { defineEntity, p } from '@mikro-orm/core';
import { MAINTENANCE } from '../../../contract/limits.js';
import { instant, owned } from '../../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';

const jobs = (more = '') =>
  `request_id = any(array(select request_id from offer where supplier_account_id = lw_account()${more} and lw_open(access_ends_at)))`;

/** A line of the checklist of a request from a maintenance schedule. Tenants see neither such requests nor their lines. */
const Schema = defineEntity({
  name: 'ChecklistLine',
  tableName: 'request_checklist_line',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    position: p.integer(),
    label: p.string().length(MAINTENANCE.lineMax),
    doneAt: instant().nullable(),
    /** The person who checked it off, and for which side: the landlord or the supplier of the job. */
    doneBy: p.uuid().nullable(),
    doneRole: p.enum(['landlord', 'supplier'] as const).nullable(),
  },
  uniques: [{ properties: ['requestId', 'position'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'change'], 'account_id = lw_account()'),
    ...allow('supplier', ['read'], jobs()),
    ...allow('supplier', ['change'], jobs(" and state = 'accepted'")),
    ...allowTechnician(['read'], 'request_id = any((select lw_technician_jobs())::uuid[])'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class ChecklistLine extends Schema.class {}
Schema.setClass(ChecklistLine);
