import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../../platform/database/columns.js';
import { system } from '../../../platform/scope/policies.js';

/** Since when this installation sends reminders of a kind: what fell due earlier stays silent. Written by the migrations alone. */
const Schema = defineEntity({
  name: 'ReminderStart',
  tableName: 'reminder_start',
  properties: {
    kind: p.enum(['steps', 'invoices', 'news', 'proposals', 'repeats'] as const).primary(),
    beginsAt: instant(),
  },
  policies: [system()],
});

export class ReminderStart extends Schema.class {}
Schema.setClass(ReminderStart);
