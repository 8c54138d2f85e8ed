import type { CalendarReader } from '../../../contract/calendar-feeds.js';
import { day, type Day } from '../../../contract/days.js';
import { MOST_OF_A_KIND, PLACE, type DayEntry, type DaySource, type Place, type Reading } from './day-entry.js';

interface LeaseRow {
  id: string;
  startsOn: string;
  endsOn: string | null;
  forGood: boolean;
  place: Place;
}

/**
 * A next term that is signed moves the end of the lease. `lw_uid()` is no tenant's but for tenants, so only they get their own
 * last day where the lease goes on for the others.
 */
const leases = (role: CalendarReader) => `select * from (
    select l.id, l.starts_on::text as "startsOn", ${PLACE(role)},
      least(own.leaves_on, case when l.ends_on is not null then l.ends_on when n.starts_on is not null then n.ends_on else l.term_ends_on end)::text as "endsOn",
      own.leaves_on is not null or l.ends_on is not null or (l.ends_for_good and n.starts_on is null) as "forGood"
    from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id
    left join lease_tenant own on own.lease_id = l.id and own.user_id = lw_uid()
    left join lateral (select x.starts_on, x.ends_on from lease_term x where x.lease_id = l.id and x.starts_on > l.term_ends_on
      order by x.starts_on desc limit 1) n on true
    where l.state <> 'draft') days
  where "startsOn" between $1 and $2 or "endsOn" between $1 and $2
  order by least("endsOn", case when "startsOn" >= $1 then "startsOn" end), id limit ${MOST_OF_A_KIND}`;

interface DueRow {
  id: string;
  leaseId: string;
  on: string;
  place: Place;
}

/** The last lawful day of a notice of the new rent, while the landlord hasn't offered it. Tenants never read recommendations. */
const NOTICES = `select r.id, r.lease_id as "leaseId", r.notice_by::text as "on", ${PLACE('landlord')}
  from lease_renewal r join property p on p.id = r.property_id join unit u on u.id = r.unit_id
  where r.status in ('pending', 'accepted', 'adjusted') and r.notice_by between $1::date and $2::date order by r.notice_by, r.id limit ${MOST_OF_A_KIND}`;

/** The last day to answer an offered next term. */
const answers = (
  role: CalendarReader,
) => `select o.id, o.lease_id as "leaseId", o.answer_by::text as "on", ${PLACE(role)}
  from renewal_offer o join lease l on l.id = o.lease_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  where o.state = 'sent' and o.answer_by between $1::date and $2::date order by o.answer_by, o.id limit ${MOST_OF_A_KIND}`;

/** First and last days of leases, and the days by which something about them must be said. */
export const leaseDays: DaySource = async (query, reading) => {
  const { role, from, until } = reading;
  const ofLeases = await query<LeaseRow>(leases(role), [from, until]);
  const notices = role === 'landlord' ? await query<DueRow>(NOTICES, [from, until]) : [];
  const offers = await query<DueRow>(answers(role), [from, until]);
  return [
    ...ofLeases.flatMap((row) => firstAndLast(row, reading)),
    ...notices.map(({ id, on, place }) => ({
      uid: `notice-${id}`,
      on: day(on),
      text: 'notice_deadline',
      place,
      path: `/dashboards/landlord/renewals?renewal=${id}`,
    })),
    ...offers.map(({ id, leaseId, on, place }) => ({
      uid: `offer-${id}`,
      on: day(on),
      text: role === 'landlord' ? 'offer_open' : 'offer_answer',
      place,
      path: role === 'landlord' ? leasePage(role, leaseId) : `/dashboards/tenant/renewal?lease=${leaseId}`,
    })),
  ];
};

function firstAndLast({ id, startsOn, endsOn, forGood, place }: LeaseRow, { role, from, until }: Reading): DayEntry[] {
  const shown = (on: string | null): on is Day => on !== null && on >= from && on <= until;
  const rest = { place, path: leasePage(role, id) };
  return [
    ...(shown(startsOn) ? [{ uid: `lease-start-${id}`, on: startsOn, text: 'lease_starts', ...rest }] : []),
    ...(shown(endsOn)
      ? [{ uid: `lease-end-${id}`, on: endsOn, text: forGood ? 'lease_ends' : 'term_ends', ...rest }]
      : []),
  ];
}

const leasePage = (role: CalendarReader, leaseId: string) =>
  role === 'landlord' ? `/dashboards/landlord/leases/${leaseId}` : `/dashboards/tenant/lease?lease=${leaseId}`;
