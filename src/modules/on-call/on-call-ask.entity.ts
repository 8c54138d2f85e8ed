import { defineEntity, p } from '@mikro-orm/core';
import { ON_CALL_KINDS, ON_CALL_OUTCOMES, type OnCallChannel } from '../../contract/on-call.js';
import { instant, owned } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** One person who was asked about one emergency: on which channels, and with what result. Only the system writes it. */
const Schema = defineEntity({
  name: 'OnCallAsk',
  tableName: 'on_call_ask',
  properties: {
    ...owned(),
    alarmId: p.uuid(),
    requestId: p.uuid(),
    kind: p.enum(ON_CALL_KINDS),
    supplierAccountId: p.uuid().nullable(),
    /** The person, if they belong to the account. Null for others. */
    userId: p.uuid().nullable(),
    /** The name at that time. The tenant never sees it. */
    name: p.string().length(161),
    round: p.integer(),
    channels: p.json<OnCallChannel[]>(),
    outcome: p.enum(ON_CALL_OUTCOMES),
    outcomeAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['alarmId', 'createdAt'] }],
  policies: ownedBy('landlord', ['read']),
});

export class OnCallAsk extends Schema.class {}
Schema.setClass(OnCallAsk);
