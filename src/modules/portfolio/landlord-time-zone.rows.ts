import type { Query } from '../../platform/scope/scope.js';

const FIRST = `select p.time_zone as "timeZone" from property p where p.account_id = lw_account()
  order by p.archived_at nulls first, p.created_at, p.id limit 1`;

/** Where a landlord's days are counted when no property is meant: at the first property. UTC while there is none. */
export async function landlordTimeZone(query: Query): Promise<string> {
  const [first] = await query<{ timeZone: string }>(FIRST);
  return first?.timeZone ?? 'UTC';
}

const ALL = 'select distinct p.time_zone as "timeZone" from property p where p.account_id = lw_account()';

/** The time zones of all properties, so that one that is already a day ahead isn't left out. UTC while there is none. */
export async function landlordTimeZones(query: Query): Promise<string[]> {
  const zones = (await query<{ timeZone: string }>(ALL)).map(({ timeZone }) => timeZone);
  return zones.length > 0 ? zones : ['UTC'];
}
