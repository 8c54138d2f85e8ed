import { addDays, day, type Day } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { OPEN_STATES, type ServiceRequestState } from '../service-requests/service-request.states.js';
import { dueBetween, type DueDays } from './due-days.js';
import type { MaintenanceDueDay, MaintenanceScheduleResponse } from './maintenance-schedule.dto.js';
import type { MaintenanceSchedule } from './maintenance-schedule.entity.js';

export interface Raised {
  dueOn: string;
  requestId: string;
  status: ServiceRequestState;
}

export type ScheduleRow = Omit<MaintenanceScheduleResponse, 'createdAt' | 'dueDays' | 'raisesOn'> & {
  country: string;
  timeZone: string;
  raised: Raised[];
  createdAt: Date;
};

/** `raised` has the requests of due days of a year, and is empty without one. */
export const scheduleColumns = (year?: number) => `m.id, m.property_id as "propertyId", p.name as "propertyName",
  m.unit_id as "unitId", u.label as "unitLabel", m.device_kind as "deviceKind", m.device_name as "deviceName", m.title,
  m.issue_type as category, m.instructions, m.checklist, m.rhythm, m.every_months as "everyMonths", m.starts_on as "startsOn",
  m.seasons, m.lead_days as "leadDays", s.id as "supplierId", s.company_name as "supplierName", m.next_on as "nextOn",
  m.paused_at is not null as paused, p.archived_at is not null or u.archived_at is not null as archived,
  m.ended_at is not null as ended, p.country, p.time_zone as "timeZone", m.created_at as "createdAt", m.version,
  (select coalesce(json_agg(json_build_object('dueOn', o.due_on, 'requestId', o.request_id, 'status', r.status) order by o.due_on), '[]')
   from maintenance_occurrence o join service_request r on r.id = o.request_id
   where o.schedule_id = m.id and extract(year from o.due_on) = ${year ?? 0}) as raised`;

export const SCHEDULE_FROM = `maintenance_schedule m join property p on p.id = m.property_id left join unit u on u.id = m.unit_id
  left join supplier s on s.account_id = m.supplier_account_id and s.closed_at is null`;

type Timed = Pick<MaintenanceSchedule, 'rhythm' | 'startsOn' | 'seasons'> & { everyMonths?: number | null };

export function dueDaysOf(schedule: Timed, country: string): DueDays {
  const { rhythm, everyMonths = null, startsOn, seasons } = schedule;
  return { rhythm, everyMonths, startsOn: day(startsOn), seasons, country };
}

export function toSchedule(row: ScheduleRow, year: number | undefined, now: Date): MaintenanceScheduleResponse {
  return {
    id: row.id,
    propertyId: row.propertyId,
    propertyName: row.propertyName,
    unitId: row.unitId,
    unitLabel: row.unitLabel,
    deviceKind: row.deviceKind,
    deviceName: row.deviceName,
    title: row.title,
    category: row.category,
    instructions: row.instructions,
    checklist: row.checklist,
    rhythm: row.rhythm,
    everyMonths: row.everyMonths,
    startsOn: row.startsOn,
    seasons: row.seasons,
    leadDays: row.leadDays,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    nextOn: row.nextOn,
    raisesOn: addDays(day(row.nextOn), -row.leadDays),
    paused: row.paused,
    archived: row.archived,
    ended: row.ended,
    dueDays: year === undefined ? [] : dueDaysIn(row, year, now),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** The requests that were made for due days of the year, and the days to come, by the day where the property is. */
function dueDaysIn(row: ScheduleRow, year: number, now: Date): MaintenanceDueDay[] {
  const today = todayIn(row.timeZone, now);
  const raised = row.raised.map(({ dueOn, requestId, status }) => ({
    dueOn,
    requestId,
    state: stateOf(day(dueOn), status, today),
  }));
  if (row.paused || row.archived || row.ended) return raised;
  const from = [day(row.nextOn), day(`${year}-01-01`)].toSorted().at(-1) as Day;
  const planned = dueBetween(dueDaysOf(row, row.country), from, day(`${year}-12-31`));
  return [...raised, ...planned.map((dueOn) => ({ dueOn, state: 'planned' as const, requestId: null }))];
}

function stateOf(dueOn: Day, status: ServiceRequestState, today: Day): MaintenanceDueDay['state'] {
  if (status === 'completed' || status === 'closed') return 'done';
  if (!OPEN_STATES.some((open) => open === status)) return 'canceled';
  return dueOn < today ? 'overdue' : 'due';
}
