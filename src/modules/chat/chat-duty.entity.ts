import { defineEntity, p } from '@mikro-orm/core';
import { created, id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, staffHas, system } from '../../platform/scope/policies.js';

/** Whether a member of staff takes conversations. Without a row, they are on duty. */
const Schema = defineEntity({
  name: 'ChatDuty',
  tableName: 'chat_duty',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    userId: p.uuid().unique(),
    onDuty: p.boolean(),
    changedAt: instant(),
    /** Who put them on or off duty: themselves, or a manager. */
    changedBy: p.uuid().nullable(),
    /** When they last got a conversation by turn. The person whose turn is longest ago is next. */
    turnAt: instant().nullable(),
  },
  policies: [
    demoApart(),
    system(),
    ...allow('staff', ['read'], 'true'),
    ...allow('staff', ['create', 'change'], `user_id = lw_uid() or ${staffHas('team')}`, 'staff_own'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class ChatDuty extends Schema.class {}
Schema.setClass(ChatDuty);
