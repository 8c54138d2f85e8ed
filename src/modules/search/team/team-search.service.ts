import { Injectable } from '@nestjs/common';
import { Scope } from '../../../platform/scope/scope.js';
import { TEAM_TIME } from '../limits.js';
import { teamSql } from '../search-sql.js';
import { valuesOf, type SearchTerms } from '../search-terms.js';
import type { SearchHitResponse, SearchKind } from '../search.dto.js';
import { TimeLeft, within } from '../time-left.js';
import { findForTeam, type Found, type Source } from './team-finder.js';
import { driversOf } from './word-places.js';

export type HitRow = Omit<SearchHitResponse, 'amountCents'> & { amountCents: number | string | null };

/** What a kind is found by, so that it may lack some where one of these does. */
const FOUND_BY: Partial<Record<SearchKind, readonly Source[]>> = {
  property: ['properties'],
  unit: ['units'],
  lease: ['units', 'tenants'],
  person: ['properties', 'units', 'tenants', 'users', 'accounts'],
};

const NOTHING: Found = { properties: [], units: [], tenants: [], users: [], accounts: [], partly: new Set() };

/**
 * The search of staff and admins, in every account of their world. What has the words is found by indexes first, then each kind is read by
 * its ids under the reader's policies. Each step has a second: what takes longer is left out, and said to be incomplete.
 */
@Injectable()
export class TeamSearch {
  constructor(private readonly scope: Scope) {}

  /** The rows of these kinds, and the kinds of which there may be more. */
  async find(kinds: readonly SearchKind[], terms: SearchTerms): Promise<{ rows: HitRow[]; narrow: SearchKind[] }> {
    const time = new TimeLeft(TEAM_TIME.partMs, TEAM_TIME.totalMs);
    const found = kinds.some((kind) => FOUND_BY[kind]) ? await this.found(terms, time) : NOTHING;
    const narrow = new Set(kinds.filter((kind) => FOUND_BY[kind]?.some((source) => found.partly.has(source))));
    const rows = await this.scope.read(async (query) => {
      const all: HitRow[] = [];
      for (const kind of kinds) {
        const some = await within(time, query, (limited) =>
          limited<HitRow>(teamSql(kind), [...valuesOf(terms), ...idsOf(found)]),
        );
        if (!some) narrow.add(kind);
        all.push(...(some ?? []));
      }
      return all;
    });
    return { rows, narrow: [...narrow] };
  }

  private found({ plain, words }: SearchTerms, time: TimeLeft): Promise<Found> {
    const { demo } = this.scope.actor;
    const sought = { demo, patterns: words, drivers: driversOf(plain) };
    return this.scope.asSystem(
      'search of the team',
      () => this.scope.read((query) => findForTeam(query, plain, sought, time)),
      { demo },
    );
  }
}

/** The values `$6` to `$11` of `TEAM_PARTS`. */
function idsOf({ properties, units, tenants, users, accounts }: Found): string[][] {
  const people = [...users.map(({ id }) => id), ...tenants.flatMap(({ userId }) => userId ?? [])];
  return [
    properties.map(({ id }) => id),
    units.map(({ id }) => id),
    tenants.map(({ leaseId }) => leaseId),
    people,
    [...new Set([...properties, ...units].map(({ accountId }) => accountId))],
    accounts.map(({ id }) => id),
  ];
}
