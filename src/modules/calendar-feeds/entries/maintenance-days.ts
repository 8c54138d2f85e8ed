import { day, later } from '../../../contract/days.js';
import type { MaintenanceRhythm, Season } from '../../../contract/maintenance.js';
import { dueBetween, dueDaysOf } from '../../maintenance/maintenance.module.js';
import { MOST_OF_A_KIND, PLACE, type DaySource, type Place } from './day-entry.js';

interface Planned {
  id: string;
  title: string;
  rhythm: MaintenanceRhythm;
  everyMonths: number | null;
  startsOn: string;
  seasons: Season[];
  nextOn: string;
  country: string;
  place: Place;
}

interface Raised {
  scheduleId: string;
  requestId: string;
  on: string;
  title: string;
  place: Place;
}

const PLANNED = `select m.id, m.title, m.rhythm, m.every_months as "everyMonths", m.starts_on::text as "startsOn", m.seasons, m.next_on::text as "nextOn",
    p.country, ${PLACE('landlord')}
  from maintenance_schedule m join property p on p.id = m.property_id left join unit u on u.id = m.unit_id
  where m.ended_at is null and m.paused_at is null and p.archived_at is null and u.archived_at is null and m.next_on <= $1::date
  order by m.next_on, m.id limit ${MOST_OF_A_KIND}`;
/** Due days that have become a request. */
const RAISED = `select o.schedule_id as "scheduleId", o.request_id as "requestId", o.due_on::text as "on", r.title, ${PLACE('landlord')}
  from maintenance_occurrence o join service_request r on r.id = o.request_id join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
  where o.due_on between $1::date and $2::date and r.status not in ('declined', 'cancelled') order by o.due_on, o.id limit ${MOST_OF_A_KIND}`;

/** When maintenance that comes back is due. A day stays the same entry when its request is made. */
export const maintenanceDays: DaySource = async (query, { from, until }) => {
  const planned = await query<Planned>(PLANNED, [until]);
  const raised = await query<Raised>(RAISED, [from, until]);
  const entries = [
    ...raised.map(({ scheduleId, requestId, on, title, place }) => ({
      uid: `maintenance-${scheduleId}-${on}`,
      on: day(on),
      text: 'maintenance_due',
      values: { title },
      place,
      path: `/dashboards/landlord/maintenance/${requestId}`,
    })),
    ...planned.flatMap(({ id, title, nextOn, country, place, ...timed }) =>
      dueBetween(dueDaysOf({ ...timed, startsOn: day(timed.startsOn) }, country), later(day(nextOn), from), until).map(
        (on) => ({
          uid: `maintenance-${id}-${on}`,
          on,
          text: 'maintenance_due',
          values: { title },
          place,
          path: '/dashboards/landlord/maintenance/schedule',
        }),
      ),
    ),
  ];
  // A thousand weekly schedules have fifty thousand days.
  return entries.sort((one, other) => one.on.localeCompare(other.on)).slice(0, MOST_OF_A_KIND);
};
