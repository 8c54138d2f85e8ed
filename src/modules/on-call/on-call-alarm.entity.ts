import { defineEntity, p } from '@mikro-orm/core';
import { ON_CALL_KINDS, ON_CALL_STATES } from '../../contract/on-call.js';
import { instant, owned } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** The search for a person who takes care of an emergency, one for each request. Only the system writes it. */
const Schema = defineEntity({
  name: 'OnCallAlarm',
  tableName: 'on_call_alarm',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    state: p.enum(ON_CALL_STATES),
    /**
     * The person who was asked last: the round counts from 1. The position is the entry's at that time, -1 before the first one.
     */
    round: p.integer(),
    position: p.integer(),
    /** The tenant has named an emergency after an appointment was set, so the appointment doesn't end this search. */
    despiteAppointment: p.boolean().default(false),
    /** How often the list was completed without an answer. */
    tries: p.integer().default(0),
    /** When the next person is asked, or the list is started again. Null once the search has ended. */
    nextAt: instant().nullable(),
    endedAt: instant().nullable(),
    /** The kind of person who answered. */
    answeredKind: p.enum(ON_CALL_KINDS).nullable(),
    /** The alert that they answered. Null for a landlord who answered without having been asked. */
    answeredAskId: p.uuid().nullable(),
  },
  uniques: [{ properties: ['requestId'] }, { properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['state', 'nextAt'] }],
  policies: ownedBy('landlord', ['read']),
});

export class OnCallAlarm extends Schema.class {}
Schema.setClass(OnCallAlarm);
