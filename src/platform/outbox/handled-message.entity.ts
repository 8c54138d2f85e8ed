import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../database/columns.js';
import { system } from '../scope/policies.js';

/** Keys of messages whose effects are committed. A repeated delivery finds its key and does nothing. */
const Schema = defineEntity({
  name: 'HandledMessage',
  tableName: 'handled_message',
  properties: { key: p.string().primary(), at: instant() },
  indexes: [{ properties: ['at'] }],
  policies: [system()],
});

export class HandledMessage extends Schema.class {}
Schema.setClass(HandledMessage);
