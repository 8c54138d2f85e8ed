import { addDays, day, earlier, monthOf, shiftMonth, type Day } from '../../../contract/days.js';
import { rentTermsOf, TERMS_COLUMNS, type TermsRow } from '../../rent/rent-terms.rows.js';
import { rentPeriodsDue, type RentPeriod } from '../../rent/rules/rent-schedule.js';
import { PLACE, type DayEntry, type DaySource, type Place, type Reading } from './day-entry.js';

interface LeaseRow extends TermsRow {
  today: string;
}

/** A landlord may have tens of thousands of leases, whose days repeat each month. */
const AHEAD_OF_LANDLORDS = 95;

const RUNNING = `from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  left join lease_tenant own on own.lease_id = l.id and own.user_id = lw_uid()
  where l.state in ('active', 'notice') order by l.id`;
const TODAY = '($1::timestamptz at time zone p.time_zone)::date::text as today';
const OF_TENANT = `select ${TERMS_COLUMNS}, ${TODAY}, own.leaves_on::text as "leavesOn", ${PLACE('tenant')} ${RUNNING}`;
const OF_LANDLORD = `select ${TERMS_COLUMNS}, ${TODAY} ${RUNNING}`;

/** The days on which rent is due from this month on: each lease of a tenant, and for landlords one entry a day. */
export const rentDays: DaySource = (query, reading) =>
  reading.role === 'landlord' ? ofLandlord(query, reading) : ofTenant(query, reading);

const ofTenant: DaySource = async (query, { now, until }) => {
  const rows = await query<LeaseRow & { leavesOn: string | null; place: Place }>(OF_TENANT, [now]);
  return rows.flatMap((row) => {
    const last = row.leavesOn === null ? until : earlier(day(row.leavesOn), until);
    return rentsOf(row, last).map(({ month, dueOn }) => ({
      uid: `rent-${row.id}-${month}`,
      on: dueOn,
      text: 'rent_due',
      place: row.place,
      path: `/dashboards/tenant/payments?lease=${row.id}`,
    }));
  });
};

const ofLandlord: DaySource = async (query, { now }: Reading): Promise<DayEntry[]> => {
  const rows = await query<LeaseRow>(OF_LANDLORD, [now]);
  const days = rows.flatMap((row) =>
    rentsOf(row, addDays(day(row.today), AHEAD_OF_LANDLORDS)).map(({ dueOn }) => dueOn),
  );
  return [...Map.groupBy(days, (on) => on)].map(([on, leases]) => ({
    uid: `rents-${on}`,
    on,
    text: 'rents_due',
    values: { count: leases.length },
    path: '/dashboards/landlord/rent/owed',
  }));
};

function rentsOf(row: LeaseRow, last: Day): RentPeriod[] {
  const today = day(row.today);
  return rentPeriodsDue(rentTermsOf(row, today), last, shiftMonth(monthOf(today), -1));
}
