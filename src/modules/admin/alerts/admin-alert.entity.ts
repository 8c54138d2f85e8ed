import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../../platform/database/columns.js';
import { system } from '../../../platform/scope/policies.js';
import { ALERT_KINDS } from './alert-kinds.js';

/** What admins were mailed about. One row a kind. */
const Schema = defineEntity({
  name: 'AdminAlert',
  tableName: 'admin_alert',
  properties: {
    kind: p.enum(ALERT_KINDS).primary(),
    /** How many there were when admins were told, or fewer since. */
    count: p.integer(),
    toldAt: instant(),
  },
  policies: [system()],
});

export class AdminAlert extends Schema.class {}
Schema.setClass(AdminAlert);
