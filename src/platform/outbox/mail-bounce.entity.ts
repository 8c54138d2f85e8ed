import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../database/columns.js';
import { allow, demoApart, system } from '../scope/policies.js';

/**
 * An address to which an email couldn't be delivered, as a hash. Support sees it at a person, sales at a subscriber, so all staff
 * may read it: it says nothing to who doesn't know the address.
 */
const Schema = defineEntity({
  name: 'MailBounce',
  tableName: 'mail_bounce',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    /** `ADDRESS_HASH` of the address. */
    addressHash: p.string().length(64),
    /** Since when the address is known not to exist: it gets no newsletter. Null for one that failed for a while. */
    hardAt: instant().nullable(),
    /** Emails that came back for another reason, such as a full mailbox. */
    softCount: p.integer().default(0),
    lastAt: instant(),
  },
  uniques: [{ properties: ['demo', 'addressHash'] }],
  indexes: [{ properties: ['lastAt'] }],
  policies: [demoApart(), system(), ...allow('staff', ['read'], 'true'), ...allow('admin', ['read'], 'true')],
});

export class MailBounce extends Schema.class {}
Schema.setClass(MailBounce);
