import { defineEntity, p } from '@mikro-orm/core';
import { day, owned } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

export const REMINDER_KINDS = ['before', 'due', 'after'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A reminder that was sent: each kind is sent once for each due day of a lease. */
const Schema = defineEntity({
  name: 'RentReminder',
  tableName: 'rent_reminder',
  properties: {
    ...owned(),
    leaseId: p.uuid(),
    dueOn: day(),
    kind: p.enum(REMINDER_KINDS),
  },
  uniques: [{ properties: ['leaseId', 'dueOn', 'kind'] }],
  policies: [demoApart(), system()],
});

export class RentReminder extends Schema.class {}
Schema.setClass(RentReminder);
