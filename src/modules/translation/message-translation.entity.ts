import { defineEntity, p } from '@mikro-orm/core';
import { TRANSLATED_KINDS } from '../../contract/translations.js';
import { id, instant } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/**
 * A translation that was paid for, kept for `TRANSLATION_KEPT_DAYS`. Only the system reads it. Whether someone may see
 * it depends on the message, which is read under their own row policies first.
 */
const Schema = defineEntity({
  name: 'MessageTranslation',
  tableName: 'message_translation',
  properties: {
    id: id(),
    /** The account of the conversation; null for the chat of the site. */
    accountId: p.uuid().nullable().index(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant().index(),
    kind: p.enum(TRANSLATED_KINDS),
    messageId: p.uuid(),
    /** The author of the message; the translation is deleted with their account. */
    authorId: p.uuid().nullable().index(),
    /** Hash of the text, its kept terms and the provider. */
    textKey: p.string().length(64),
    toLanguage: p.string().length(2),
    fromLanguage: p.string().length(2).nullable(),
    outcome: p.enum(['translated', 'same', 'kept_terms'] as const),
    text: p.text().nullable(),
  },
  uniques: [{ properties: ['messageId', 'textKey', 'toLanguage'] }],
  indexes: [{ properties: ['textKey', 'toLanguage'] }],
  checks: [{ name: 'message_translation_text', expression: `("outcome" = 'translated') = ("text" is not null)` }],
  policies: [demoApart(), system()],
});

export class MessageTranslation extends Schema.class {}
Schema.setClass(MessageTranslation);
