import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { isSamePlace, localPlaceName } from '../../contract/local-places.js';
import { isRegionCode, type RegionCode } from '../../contract/regions.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { fault } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { CountyResponse, EditCountyRequest } from './county.dto.js';
import { RegionCountyVersion } from './region-county-version.entity.js';
import { RegionRuleStore, REGION_CHANNEL } from './region-rule-store.service.js';
import type { County } from './rules/records-in-force.js';
import { REGION_RECORDS } from './rules/region-records.js';

/** No control characters. */
const NAME = /^\P{C}{1,80}$/u;
const LETTER = /\p{L}/u;

const NEWEST = `select distinct on (c.region, c.name) c.region, c.name, c.version, c.cities, c.created_at as "changedAt", nullif(trim(u.first_name || ' ' || u.last_name), '') as "changedByName"
  from region_county_version c left join app_user u on u.id = c.author_id
  where ($1::text is null or c.region = $1) order by c.region, c.name, c.version desc`;

const COUNTIES_HERE =
  'select distinct on (c.name) c.region, c.name, c.version, c.cities from region_county_version c where c.region = $1 order by c.name, c.version desc';

/**
 * Which cities a county has: its rules have priority over the region's, and a city's over both
 * (docs/specification/leases.md).
 */
@Injectable()
export class CountyEditor {
  constructor(
    private readonly scope: Scope,
    private readonly book: RegionRuleStore,
  ) {}

  /** Every county that was ever named; one without cities still has the version with which it can be restored. */
  async list(region?: string): Promise<CountyResponse[]> {
    const rows = await this.scope.rows<Omit<CountyResponse, 'changedAt'> & { changedAt: Date }>(NEWEST, [
      region ?? null,
    ]);
    return rows.map(({ region: where, name, cities, version, changedAt, changedByName }) => ({
      region: where,
      name,
      cities,
      version,
      changedAt: changedAt.toISOString(),
      changedByName,
    }));
  }

  /**
   * Adds a version, which applies immediately in every process. 409 `stale_version`; 400 for a city that is in another
   * county, or a name that is a city's.
   */
  async edit(region: string, given: string, request: EditCountyRequest): Promise<CountyResponse> {
    if (!isRegionCode(region)) throw new Problem('not_found');
    const name = await this.scope.write('region_rule.county', async (tx) => {
      const present = await presentIn(tx, region);
      const known = present.counties.find((county) => isSamePlace(region, county.name, given));
      // A county keeps the spelling with which it was first entered.
      const county = { region, name: known?.name ?? given.trim(), cities: onlyOnce(region, request.cities) };
      check(county, present);
      const version = known?.version ?? 0;
      if (request.version !== undefined && request.version !== version) throw new Problem('stale_version');
      const added = tx.em.create(RegionCountyVersion, {
        id: v7(),
        ...county,
        version: version + 1,
        authorId: tx.actor.userId ?? '',
        createdAt: this.scope.clock.now(),
      });
      await tx.em.flush();
      tx.about('region_rule', added.id);
      tx.changed(['region-rules', 'leases'], [], {});
      await tx.rows('select pg_notify($1, $2)', [REGION_CHANNEL, `${region}/${county.name}`]);
      return county.name;
    });
    await this.book.reload();
    return orNotFound((await this.list(region)).find((county) => county.name === name));
  }
}

/** The contents of a region: its counties, and the places with rules. */
interface Present {
  readonly counties: readonly (County & { readonly version: number })[];
  readonly ruled: readonly string[];
}

/**
 * Reads the counties under the region's lock, which lasts until the commit. So a city is in one county only, even when
 * two admins add it at the same time and this process hasn't received the other's change.
 */
async function presentIn(tx: Tx, region: RegionCode): Promise<Present> {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`counties/${region}`]);
  const counties = await tx.rows<Present['counties'][number]>(COUNTIES_HERE, [region]);
  const edited = await tx.rows<{ place: string }>(
    "select distinct place from region_rule_version where region = $1 and place <> ''",
    [region],
  );
  const original = REGION_RECORDS.filter((record) => record.region === region).flatMap(({ place }) => place ?? []);
  return { counties, ruled: [...original, ...edited.map(({ place }) => place)] };
}

function onlyOnce(region: RegionCode, cities: readonly string[]): string[] {
  return cities
    .map((city) => localPlaceName(region, city))
    .filter((city, at, all) => all.findIndex((other) => isSamePlace(region, other, city)) === at);
}

function check({ region, name, cities }: County, { counties, ruled }: Present): void {
  const others = counties.filter((county) => !isSamePlace(region, county.name, name));
  // For a new county, a place with rules under its name is a city.
  const taken = [
    ...(others.length < counties.length ? [] : ruled),
    ...cities,
    ...others.flatMap((county) => county.cities),
  ];
  const isCity = taken.some((city) => isSamePlace(region, city, name));
  const faults = [
    ...(isCity || !(NAME.test(name) && LETTER.test(name))
      ? [fault('name', 'name must be a county, not a city', 'county_not_city')]
      : []),
    ...cities.flatMap((city, at) => {
      const holder = others.find((county) => namesOf(county).some((other) => isSamePlace(region, other, city)));
      return holder
        ? [fault(`cities.${at}`, `${city} is in ${holder.name}`, 'city_elsewhere', { city, county: holder.name })]
        : [];
    }),
  ];
  if (faults.length > 0) throw new Problem('invalid_input', { details: faults });
}

/** Names and cities that no other county has. A county without cities has nothing, not even its name. */
function namesOf({ name, cities }: County): readonly string[] {
  return cities.length > 0 ? [name, ...cities] : [];
}
