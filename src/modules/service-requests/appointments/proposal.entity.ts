import { defineEntity, p } from '@mikro-orm/core';
import { APPOINTMENT_NOTE_MAX } from '../../../contract/work-limits.js';
import { instant, mutable } from '../../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../../platform/scope/policies.js';
import { PROPOSAL_STATES, PROPOSING_SIDES, type ProposedTime } from './proposal.states.js';

const ACCEPTED =
  "request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))";
const OWN_REQUESTS = 'request_id = any((select lw_own_requests())::uuid[])';

/**
 * Times that one side of a job proposes to the other for a visit. Only one proposal is open at a time, and its times are never
 * changed.
 */
const Schema = defineEntity({
  name: 'AppointmentProposal',
  tableName: 'appointment_proposal',
  properties: {
    ...mutable(),
    requestId: p.uuid(),
    side: p.enum(PROPOSING_SIDES),
    /** The supplier who made the proposal. Null for the other sides. */
    supplierAccountId: p.uuid().nullable(),
    times: p.json<ProposedTime[]>(),
    note: p.string().length(APPOINTMENT_NOTE_MAX).nullable(),
    /** The language that the author of the note had chosen. Null if unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    state: p.enum(PROPOSAL_STATES).default('open'),
    answeredAt: instant().nullable(),
  },
  indexes: [{ properties: ['requestId', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'change'], 'account_id = lw_account()'),
    ...allow('landlord', ['create'], "account_id = lw_account() and side = 'landlord'"),
    ...allow('tenant', ['read', 'change'], OWN_REQUESTS),
    ...allow('tenant', ['create'], "side = 'tenant' and lw_own_request(request_id)"),
    // The current supplier must not see what another one had proposed.
    ...allow('supplier', ['read', 'change'], `${ACCEPTED} and (side = 'tenant' or supplier_account_id = lw_account())`),
    ...allow('supplier', ['create'], `side = 'supplier' and supplier_account_id = lw_account() and ${ACCEPTED}`),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class AppointmentProposal extends Schema.class {}
Schema.setClass(AppointmentProposal);
