import { defineEntity, p } from '@mikro-orm/core';
import type { DaysOff, Hours } from '../../contract/hours.js';
import { LANGUAGES } from '../../contract/languages.js';
import { ON_CALL_KINDS } from '../../contract/on-call.js';
import { owned } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/** Someone on a landlord's on-call list. Phone and email are there for people outside the product alone, the name for colleagues too. */
const Schema = defineEntity({
  name: 'OnCallEntry',
  tableName: 'on_call_entry',
  properties: {
    ...owned(),
    position: p.integer(),
    kind: p.enum(ON_CALL_KINDS),
    supplierAccountId: p.uuid().nullable(),
    /** Of a colleague. */
    userId: p.uuid().nullable(),
    name: p.string().length(161).nullable(),
    phone: p.string().length(40).nullable(),
    email: p.string().length(254).nullable(),
    language: p.enum(LANGUAGES.map(({ code }) => code)).nullable(),
    /** Whether a person outside the product has agreed to text messages; landlords and suppliers say so in their own settings. */
    texts: p.boolean().default(false),
    hours: p.json<Hours[]>(),
    daysOff: p.json<DaysOff[]>(),
  },
  uniques: [{ properties: ['accountId', 'position'] }],
  policies: [...ownedBy('landlord'), ...allow('landlord', ['remove'], 'account_id = lw_account()')],
});

export class OnCallEntry extends Schema.class {}
Schema.setClass(OnCallEntry);
