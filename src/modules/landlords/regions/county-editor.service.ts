import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { isSamePlace, localPlaceName } from '../../../contract/local-places.js';
import { isRegionCode, type RegionCode } from '../../../contract/regions.js';
import { found, Problem } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { CountyResponse, EditCountyRequest } from './county.dto.js';
import { countiesInForce, recordsInForce, type County } from './records-in-force.js';
import { RegionBook, REGION_CHANNEL } from './region-book.service.js';
import { RegionCountyVersion } from './region-county-version.entity.js';

/** Letters somewhere, and no control characters. */
const NAME = /^(?=.*\p{L})\P{C}{1,80}$/u;

const NEWEST = `select distinct on (c.region, c.name) c.region, c.name, c.version, c.cities, c.created_at as "changedAt", nullif(trim(u.first_name || ' ' || u.last_name), '') as "changedByName"
  from region_county_version c left join app_user u on u.id = c.author_id
  where ($1::text is null or c.region = $1) order by c.region, c.name, c.version desc`;

/** Which cities a county has: its rules stand between those of a city and of the region (decisions, section 5). */
@Injectable()
export class CountyEditor {
  constructor(
    private readonly scope: Scope,
    private readonly book: RegionBook,
  ) {}

  /** The counties that have cities. */
  async list(region?: string): Promise<CountyResponse[]> {
    return (await this.newest(region)).filter(({ cities }) => cities.length > 0);
  }

  /** Adds a version, which holds at once in every process. 409 `stale_version`; 400 for a city that is in another county, or a name that is a city's. */
  async edit(region: string, given: string, request: EditCountyRequest): Promise<CountyResponse> {
    if (!isRegionCode(region)) throw new Problem('not_found');
    const county = { region, name: spelled(region, given), cities: onlyOnce(region, request.cities) };
    check(county);
    await this.scope.write('region_rule.county', async (tx) => {
      const [last] = await tx.rows<{ version: number }>('select version from region_county_version where region = $1 and name = $2 order by version desc limit 1', [region, county.name]);
      const version = last?.version ?? 0;
      if (request.version !== undefined && request.version !== version) throw new Problem('stale_version');
      const added = tx.em.create(RegionCountyVersion, { id: v7(), ...county, version: version + 1, authorId: tx.actor.userId ?? '', createdAt: this.scope.clock.now() });
      await tx.em.flush().catch((error: unknown) => {
        throw error instanceof UniqueConstraintViolationException ? new Problem('stale_version') : error;
      });
      tx.about('region_rule', added.id);
      tx.changed(['region-rules', 'leases'], [], {});
      await tx.rows('select pg_notify($1, $2)', [REGION_CHANNEL, `${region}/${county.name}`]);
    });
    await this.book.reload();
    return found((await this.newest(region)).find(({ name }) => name === county.name));
  }

  private async newest(region?: string): Promise<CountyResponse[]> {
    const rows = await this.scope.rows<Omit<CountyResponse, 'changedAt'> & { changedAt: Date }>(NEWEST, [region ?? null]);
    return rows.map(({ region: where, name, cities, version, changedAt, changedByName }) => ({ region: where, name, cities, version, changedAt: changedAt.toISOString(), changedByName }));
  }
}

/** A county keeps the spelling under which it came in. */
function spelled(region: RegionCode, given: string): string {
  return countiesInForce().find((county) => county.region === region && isSamePlace(region, county.name, given))?.name ?? given.trim();
}

function onlyOnce(region: RegionCode, cities: readonly string[]): string[] {
  return cities.map((city) => localPlaceName(region, city)).filter((city, at, all) => all.findIndex((other) => isSamePlace(region, other, city)) === at);
}

function check({ region, name, cities }: County): void {
  const here = countiesInForce().filter((county) => county.region === region);
  const others = here.filter((county) => !isSamePlace(region, county.name, name));
  // A county that is new: what has rules under its name is a city.
  const ruled = others.length < here.length ? [] : recordsInForce().filter((record) => record.region === region).flatMap(({ place }) => place ?? []);
  const isCity = [...ruled, ...cities].some((city) => isSamePlace(region, city, name));
  const faults = [
    ...(isCity || !NAME.test(name) ? [{ field: 'name', message: 'name must be a county, not a city' }] : []),
    ...cities.flatMap((city, at) => {
      const holder = others.find((county) => [county.name, ...county.cities].some((other) => isSamePlace(region, other, city)));
      return holder ? [{ field: `cities.${at}`, message: `${city} is in ${holder.name}` }] : [];
    }),
  ];
  if (faults.length > 0) throw new Problem('invalid_input', { details: faults });
}
