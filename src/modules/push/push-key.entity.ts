import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/** A key pair by which push services recognize this installation (VAPID, RFC 8292). The newest one is used for new devices. */
const Schema = defineEntity({
  name: 'PushKey',
  tableName: 'push_key',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    publicKey: p.string().length(100).unique(),
    /** Sealed, and the server key that sealed it. */
    privateKey: p.text(),
    keyId: p.string().length(16),
  },
  policies: [demoApart(), system()],
});

export class PushKey extends Schema.class {}
Schema.setClass(PushKey);
