import { defineEntity, p } from '@mikro-orm/core';
import { mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** Settings of a landlord's on-call list. Its people are in `OnCallEntry`; `version` covers both. */
const Schema = defineEntity({
  name: 'OnCallList',
  tableName: 'on_call_list',
  properties: {
    ...mutable(),
    /** Minutes until the next person is asked. */
    stepMinutes: p.integer(),
    /** The time zone of everyone's hours and days off. */
    timeZone: p.string().length(64),
    /** The region whose public holidays count, as "CA-QC". Null for a list of an earlier version: that of each property. */
    holidayRegion: p.string().length(6).nullable(),
  },
  uniques: [{ properties: ['accountId'] }],
  policies: ownedBy('landlord'),
});

export class OnCallList extends Schema.class {}
Schema.setClass(OnCallList);
