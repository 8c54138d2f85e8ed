import { defineEntity, p } from '@mikro-orm/core';
import { HOLIDAY_DUTIES } from '../../contract/holidays.js';
import type { DaysOff, Hours } from '../../contract/hours.js';
import { LANGUAGES } from '../../contract/languages.js';
import { ON_CALL_KINDS } from '../../contract/on-call.js';
import { owned } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/**
 * A person on a landlord's on-call list. Phone and email are set only for people outside the product; the name for them and for
 * colleagues.
 */
const Schema = defineEntity({
  name: 'OnCallEntry',
  tableName: 'on_call_entry',
  properties: {
    ...owned(),
    position: p.integer(),
    kind: p.enum(ON_CALL_KINDS),
    supplierAccountId: p.uuid().nullable(),
    /** Set for a person of the account: an owner or a colleague. */
    userId: p.uuid().nullable(),
    name: p.string().length(161).nullable(),
    phone: p.string().length(40).nullable(),
    email: p.string().length(254).nullable(),
    language: p.enum(LANGUAGES.map(({ code }) => code)).nullable(),
    /**
     * Whether a person outside the product has agreed to text messages. Landlords and suppliers choose that in their own
     * settings.
     */
    texts: p.boolean().default(false),
    hours: p.json<Hours[]>(),
    daysOff: p.json<DaysOff[]>(),
    holidays: p.enum(HOLIDAY_DUTIES).default('as_usual'),
  },
  uniques: [{ properties: ['accountId', 'position'] }],
  policies: [...ownedBy('landlord'), ...allow('landlord', ['remove'], 'account_id = lw_account()')],
});

export class OnCallEntry extends Schema.class {}
Schema.setClass(OnCallEntry);
