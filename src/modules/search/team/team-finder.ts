import type { Query } from '../../../platform/scope/scope.js';
import { within, type TimeLeft } from '../time-left.js';
import { aloneSql, countsSql, MOST_FOUND, tenantsSql, unitsSql, type Sought, type Statement } from './team-sql.js';
import { combinationsOf, COMMON, splitsOf, type Occurrence } from './word-places.js';

/** The kinds of things that the team's words are compared with. */
export const SOURCES = ['properties', 'units', 'tenants', 'users', 'accounts'] as const;
export type Source = (typeof SOURCES)[number];

/** What was found, by ids. */
export interface Found {
  properties: { id: string; accountId: string }[];
  units: { id: string; accountId: string }[];
  tenants: { leaseId: string; userId: string | null }[];
  users: { id: string }[];
  accounts: { id: string }[];
  /** Those of which there may be more: too many were found, or they took too long to look for. */
  partly: ReadonlySet<Source>;
}

const NAMED_PLACES = ['name', 'address', 'label'] as const;

/**
 * PostgreSQL expects the threes of a row to be computed again when an index has found it, so it often reads the whole table instead and
 * computes them for each row, which takes a hundred times as long. With bitmaps alone it asks the index.
 */
const BY_BITMAPS =
  'set local enable_seqscan = off; set local enable_indexscan = off; set local enable_indexonlyscan = off';

/**
 * Finds by the indexes of migration 1820 what has all the words, in every account of this world. Under row policies PostgreSQL asks no index
 * about the content of a row, so this runs as the system, and the caller shows only what the reader's policies leave of it.
 */
export async function findForTeam(
  query: Query,
  words: readonly string[],
  sought: Sought,
  time: TimeLeft,
): Promise<Found> {
  const partly = new Set<Source>();
  const rows = async <Row extends object>(source: Source, statement: Statement | null): Promise<Row[]> => {
    if (!statement) return [];
    const found = await within(time, query, (limited) => limited<Row>(statement.sql, statement.values));
    if (!found || found.length >= MOST_FOUND) partly.add(source);
    return found ?? [];
  };
  await query(BY_BITMAPS);
  const asked = await statements(query, words, sought, time);
  return {
    properties: await rows('properties', aloneSql('properties', sought)),
    units: await rows('units', asked.units),
    tenants: await rows('tenants', asked.tenants),
    users: await rows('users', aloneSql('users', sought)),
    accounts: await rows('accounts', aloneSql('accounts', sought)),
    partly,
  };
}

/** What to ask of units and of people on leases; nothing if one of the words is nowhere. */
async function statements(
  query: Query,
  words: readonly string[],
  sought: Sought,
  time: TimeLeft,
): Promise<{ units: Statement | null; tenants: Statement | null }> {
  const places = await placesOf(query, sought, time);
  const inUnits = combinationsOf(places.map((some) => some.filter(({ place }) => place !== 'name')));
  const all = combinationsOf(places);
  const complete = all[0]?.length === new Set(words).size;
  // Where all words are in the address alone, the unit is found, and who lives there is found by the unit.
  const inTenants = complete ? all.filter((one) => one.some(({ place }) => place === 'name')) : all;
  return {
    units: inUnits.length > 0 ? unitsSql(sought, inUnits) : null,
    tenants: inTenants.length > 0 ? tenantsSql(sought, inTenants) : null,
  };
}

/** Where each of the drivers may occur. What couldn't be counted in time counts as common everywhere. */
async function placesOf(query: Query, { demo, drivers }: Sought, time: TimeLeft): Promise<Occurrence[][]> {
  if (drivers.length === 0) return [];
  const { sql, values } = countsSql(demo, drivers);
  const [row] = (await within(time, query, (limited) => limited<Record<string, number>>(sql, values))) ?? [];
  return drivers.map((driver, at) => [
    ...NAMED_PLACES.map((place) => ({ driver, place, rows: row?.[`${place}${at}`] ?? COMMON })).filter(
      ({ rows }) => rows > 0,
    ),
    ...splitsOf(driver.word).map((place) => ({ driver, place, rows: COMMON })),
  ]);
}
