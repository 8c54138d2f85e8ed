import { LockMode } from '@mikro-orm/core';
import { v7 } from 'uuid';
import type { OnCallKind } from '../../contract/on-call.js';
import type { Tx } from '../../platform/scope/tx.js';
import { RequestEvent } from '../service-requests/request-event.entity.js';
import type { ServiceRequestState } from '../service-requests/service-request.states.js';
import { OnCallAlarm } from './on-call-alarm.entity.js';

/** The parts of a request that the search depends on. */
export interface Emergency {
  id: string;
  accountId: string;
  demo: boolean;
  leaseId: string | null;
  reporterId: string;
  supplierAccountId: string | null;
  title: string;
  priority: string;
  status: ServiceRequestState;
  place: string;
  country: string;
  landlord: string;
  stepMinutes: number | null;
  timeZone: string;
  /** The region whose public holidays count: the list's, or that of the property. */
  holidayRegion: string;
  /** The person whom the landlord can call about it. */
  contactName: string | null;
  contactPhone: string | null;
}

/** In these states someone is needed: there is no appointment yet, and the work has not begun. */
const WANTED: readonly ServiceRequestState[] = ['submitted', 'approved', 'offered'];

const EMERGENCY = `select r.id, r.account_id as "accountId", r.demo, r.lease_id as "leaseId", r.reporter_id as "reporterId",
    r.supplier_account_id as "supplierAccountId", r.title, r.priority, r.status, concat_ws(', ', p.street_number || ' ' || p.street, u.label) as place,
    p.country, a.name as landlord, l.step_minutes as "stepMinutes", coalesce(l.time_zone, p.time_zone) as "timeZone", coalesce(l.holiday_region, p.country || '-' || p.region) as "holidayRegion",
    c.name as "contactName", c.phone as "contactPhone"
  from service_request r join property p on p.id = r.property_id join account a on a.id = r.account_id
  left join unit u on u.id = r.unit_id left join on_call_list l on l.account_id = r.account_id
  left join request_contact c on c.request_id = r.id where r.id = $1`;

export async function emergencyOf(tx: Tx, requestId: string): Promise<Emergency | undefined> {
  return (await tx.rows<Emergency>(EMERGENCY, [requestId]))[0];
}

/** An appointment ends the search, unless the tenant has named the emergency after it was set. */
export const isWanted = (
  { priority, status }: Pick<Emergency, 'priority' | 'status'>,
  { despiteAppointment }: { despiteAppointment: boolean },
) => priority === 'emergency' && (WANTED.includes(status) || (despiteAppointment && status === 'scheduled'));

/** The row is locked until the commit, so a second process sees what the first one has done. */
export function lockAlarm(tx: Tx, requestId: string): Promise<OnCallAlarm | null> {
  return tx.em.findOne(OnCallAlarm, { requestId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * Adds an entry to the request's timeline: what happened, and to which kind of person. The name is only in the row of the ask.
 */
export function addStep(
  { em, actor }: Tx,
  { id, accountId, demo }: Pick<Emergency, 'id' | 'accountId' | 'demo'>,
  step:
    | { happening: 'asked' | 'no_answer' | 'acknowledged'; kind: OnCallKind; askId: string | null }
    | { happening: 'no_one' },
  at: Date,
): void {
  em.create(RequestEvent, {
    id: v7(),
    accountId,
    demo,
    requestId: id,
    actorId: actor.userId,
    actorRole: actor.role,
    kind: 'on_call',
    detail: step.happening === 'no_one' ? 'no_one' : `${step.happening}_${step.kind}`,
    askId: step.happening === 'no_one' ? null : step.askId,
    createdAt: at,
  });
}
