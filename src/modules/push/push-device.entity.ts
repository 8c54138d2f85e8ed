import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/**
 * A browser in which someone turned push messages on. It gets them while the session in which that was done lasts. Only the system
 * reads the table: anyone who has an address and its keys can write to the device.
 */
const Schema = defineEntity({
  name: 'PushDevice',
  tableName: 'push_device',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    userId: p.uuid(),
    sessionId: p.uuid(),
    /** The key pair of the server with which the browser subscribed. It accepts messages signed by no other. */
    pushKeyId: p.uuid(),
    /** Of the address: a browser is there once. */
    endpointHash: p.string().length(64).unique(),
    /** Address and keys (RFC 8291), sealed, and the server key that sealed them. */
    subscription: p.text(),
    keyId: p.string().length(16),
    userAgent: p.string().length(300),
    lastSentAt: instant().nullable(),
    /** When it was first not reached, since it last was. */
    failingSince: instant().nullable(),
  },
  indexes: [{ properties: ['userId'] }, { properties: ['sessionId'] }],
  policies: [demoApart(), system()],
});

export class PushDevice extends Schema.class {}
Schema.setClass(PushDevice);
