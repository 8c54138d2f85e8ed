import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../../platform/database/columns.js';
import { demoApart, system } from '../../../platform/scope/policies.js';

/** A reminder of an appointment that was sent. There is one for each time to which the appointment was set. */
const Schema = defineEntity({
  name: 'AppointmentReminder',
  tableName: 'appointment_reminder',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    scheduledFor: instant(),
  },
  uniques: [{ properties: ['requestId', 'scheduledFor'] }],
  policies: [demoApart(), system()],
});

export class AppointmentReminder extends Schema.class {}
Schema.setClass(AppointmentReminder);
