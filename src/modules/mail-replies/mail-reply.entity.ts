import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

export const REPLY_OUTCOMES = [
  'said',
  'automatic',
  'unmatched',
  'expired',
  'wrong_sender',
  'refused',
  'empty',
  'bounced',
] as const;
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];

/** An email of the mailbox of answers, and what became of it: each is handled once, however often it is read. */
const Schema = defineEntity({
  name: 'MailReply',
  tableName: 'mail_reply',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    /** What names the email: a hash of its Message-ID and its sender. */
    messageKey: p.string().length(64),
    outcome: p.enum(REPLY_OUTCOMES),
    /** Of the sender's address: whoever was told that an answer did not arrive is told so once a day. */
    senderHash: p.string().length(64).nullable(),
    /** Whether they were told. */
    answered: p.boolean().default(false),
  },
  uniques: [{ properties: ['messageKey'] }],
  indexes: [{ properties: ['senderHash', 'createdAt'] }],
  policies: [demoApart(), system(), ...allow('admin', ['read'], 'true')],
});

export class MailReply extends Schema.class {}
Schema.setClass(MailReply);
