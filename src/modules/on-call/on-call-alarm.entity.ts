import { defineEntity, p } from '@mikro-orm/core';
import { ON_CALL_KINDS, ON_CALL_STATES } from '../../contract/on-call.js';
import { instant, owned } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** The search for someone who is on an emergency: one for a request. The system alone writes it. */
const Schema = defineEntity({
  name: 'OnCallAlarm',
  tableName: 'on_call_alarm',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    state: p.enum(ON_CALL_STATES),
    /** Who was asked last: the round counts from 1, the position is the entry's at that time, -1 before the first one. */
    round: p.integer(),
    position: p.integer(),
    /** The tenant has named an emergency after an appointment was set: the appointment doesn't end this search. */
    despiteAppointment: p.boolean().default(false),
    /** How often the list was gone through in vain. */
    tries: p.integer().default(0),
    /** When the next one is asked, or the list is gone through again; null once the search has ended. */
    nextAt: instant().nullable(),
    endedAt: instant().nullable(),
    /** Who is on it. */
    answeredKind: p.enum(ON_CALL_KINDS).nullable(),
    /** Their alert; null for a landlord who took it without having been asked. */
    answeredAskId: p.uuid().nullable(),
  },
  uniques: [{ properties: ['requestId'] }, { properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['state', 'nextAt'] }],
  policies: ownedBy('landlord', ['read']),
});

export class OnCallAlarm extends Schema.class {}
Schema.setClass(OnCallAlarm);
