import { defineEntity, p } from '@mikro-orm/core';
import { day, owned } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/** A reminder that was sent. Each is sent once for each last valid day of an insurance or a license. */
const Schema = defineEntity({
  name: 'PaperReminder',
  tableName: 'paper_reminder',
  properties: {
    ...owned(),
    paperId: p.uuid(),
    validUntil: day(),
    /** How many days before the last valid day it was due. 0 is that day itself. */
    days: p.integer(),
  },
  uniques: [{ properties: ['paperId', 'validUntil', 'days'] }],
  policies: [demoApart(), system()],
});

export class PaperReminder extends Schema.class {}
Schema.setClass(PaperReminder);
