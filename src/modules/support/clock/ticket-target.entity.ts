import { defineEntity, p } from '@mikro-orm/core';
import { TICKET_PRIORITIES } from '../../../contract/tickets.js';
import { created, id } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';

/** Targets that an admin has set for a priority. Other priorities use the product's defaults (contract/tickets.ts). */
const Schema = defineEntity({
  name: 'TicketTargetSetting',
  tableName: 'support_ticket_target',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    priority: p.enum(TICKET_PRIORITIES),
    firstMinutes: p.integer(),
    resolutionMinutes: p.integer(),
  },
  uniques: [{ properties: ['demo', 'priority'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('tickets'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read', 'create', 'change'], 'true'),
  ],
});

export class TicketTargetSetting extends Schema.class {}
Schema.setClass(TicketTargetSetting);
