import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../../platform/database/columns.js';
import { system } from '../../../platform/scope/policies.js';
import { ALERT_KINDS } from './alert-kinds.js';

/** An alert that was emailed to admins. There is one row for each kind. */
const Schema = defineEntity({
  name: 'AdminAlert',
  tableName: 'admin_alert',
  properties: {
    kind: p.enum(ALERT_KINDS).primary(),
    /** The count that was emailed, or a lower one if it has fallen since. */
    count: p.integer(),
    toldAt: instant(),
  },
  policies: [system()],
});

export class AdminAlert extends Schema.class {}
Schema.setClass(AdminAlert);
