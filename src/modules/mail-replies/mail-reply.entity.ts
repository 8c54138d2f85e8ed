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

/** An email to the mailbox for replies, and its outcome. The row makes sure that each email is handled only once. */
const Schema = defineEntity({
  name: 'MailReply',
  tableName: 'mail_reply',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    /** Identifies the email: a hash of its Message-ID and its sender. */
    messageKey: p.string().length(64),
    outcome: p.enum(REPLY_OUTCOMES),
    /** A hash of the sender's address, so that senders are told at most once a day that a reply did not arrive. */
    senderHash: p.string().length(64).nullable(),
    /** Whether the sender was told. */
    answered: p.boolean().default(false),
  },
  uniques: [{ properties: ['messageKey'] }],
  indexes: [{ properties: ['senderHash', 'createdAt'] }],
  policies: [demoApart(), system(), ...allow('admin', ['read'], 'true')],
});

export class MailReply extends Schema.class {}
Schema.setClass(MailReply);
