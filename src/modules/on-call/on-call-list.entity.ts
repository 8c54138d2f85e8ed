import { defineEntity, p } from '@mikro-orm/core';
import { mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** How a landlord's on-call list is gone through. Its people are `OnCallEntry`; `version` guards both. */
const Schema = defineEntity({
  name: 'OnCallList',
  tableName: 'on_call_list',
  properties: {
    ...mutable(),
    /** Minutes until the next person is asked. */
    stepMinutes: p.integer(),
    /** The hours and days off of all people are in this time zone. */
    timeZone: p.string().length(64),
  },
  uniques: [{ properties: ['accountId'] }],
  policies: ownedBy('landlord'),
});

export class OnCallList extends Schema.class {}
Schema.setClass(OnCallList);
