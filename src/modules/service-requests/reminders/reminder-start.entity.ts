import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../../platform/database/columns.js';
import { system } from '../../../platform/scope/policies.js';

/**
 * When this installation began to send reminders of a kind. There are none for steps that were due earlier. Only migrations write
 * it.
 */
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
